import { drawing as basicDrawing } from '../../../theme/basic/drawing.css.ts';
import { grid as basicGrid } from '../../../theme/basic/grid.css.ts';
import { inlineRow as basicInlineRow } from '../../../theme/basic/inline-row.css.ts';
import { wrappingRow as basicWrappingRow } from '../../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = componentStyle([
  basicGrid,
  {
    gap: vars.space[3],
    justifyItems: 'center',
    inlineSize: '100%',
  },
]);

export const palette = componentStyle([
  basicWrappingRow,
  {
    justifyContent: 'center',
    gap: vars.space[2],
  },
]);

export const paint = componentStyle([
  basicInlineRow,
  {
    gap: vars.space[2],
    minBlockSize: vars.size.target,
    paddingInline: vars.space[3],
    border: `${vars.size.border} solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    background: vars.color.surface,
    color: vars.color.text,
    fontWeight: vars.font.weightStrong,
    touchAction: 'manipulation',
    selectors: {
      '&[aria-checked="true"]': {
        borderColor: vars.color.accent.line,
        background: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
      },
      '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      // The chosen one is the Tab stop too: its mark must not be in the place of the focus.
      '(forced-colors: active)': {
        selectors: { '&[aria-checked="true"]:not(:focus-visible)': { outline: '3px solid Highlight' } },
      },
    },
  },
]);

export const swatch = componentStyle({ inlineSize: '24px', blockSize: '24px' });

export const drawing = componentStyle([
  basicDrawing,
  {
    userSelect: 'none',
    selectors: {
      '&[data-shape="bar"]': { maxInlineSize: '640px' },
      '&:not([data-shape="bar"])': { maxInlineSize: '320px' },
      '&[data-status]': {
        outline: `${vars.size.border} solid transparent`,
        outlineOffset: '6px',
        borderRadius: vars.radius.small,
      },
      '&[data-status="right"]': { outlineColor: vars.color.success.line },
      '&[data-status="wrong"]': { outlineColor: vars.color.reward.line, outlineStyle: 'dashed' },
      '&[data-status="partial"]': { outlineColor: vars.color.reward.line },
      '&[data-status="invalid"], &[data-status="waiting"]': { outlineColor: vars.color.info.line },
    },
  },
]);

export const part = componentStyle({
  outline: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&[data-white]': { fill: vars.color.surface },
    '&[data-white]:hover:not([aria-disabled="true"])': { fill: vars.color.accent.soft },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-white]': { fill: 'Canvas' } } } },
});

/** Under the ring: a painted part may have the ring's own color. */
export const halo = componentStyle({
  fill: 'none',
  stroke: vars.color.surface,
  strokeWidth: 10,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
});

/** Drawn over the parts: the edge of a part would hide half under the next one. */
export const ring = componentStyle({
  fill: 'none',
  stroke: vars.color.focus,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const hand = componentStyle({
  fill: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 1,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
});
