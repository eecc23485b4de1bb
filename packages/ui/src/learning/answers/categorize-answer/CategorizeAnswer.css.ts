import { createContainer } from '@vanilla-extract/css';
import { column } from '../../../theme/basic/column.css.ts';
import { field } from '../../../theme/basic/field.css.ts';
import { grid } from '../../../theme/basic/grid.css.ts';
import { heading } from '../../../theme/basic/heading.css.ts';
import { inlineRow } from '../../../theme/basic/inline-row.css.ts';
import { strong } from '../../../theme/basic/strong.css.ts';
import { wrappingRow } from '../../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { statusSelectors } from '../answer-frame/status-selectors.ts';

const board = createContainer();

export const root = componentStyle([
  grid,
  {
    containerName: board,
    containerType: 'inline-size',
    gap: vars.space[3],
    inlineSize: '100%',
    userSelect: 'none',
  },
]);

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Two by two or one under another where they do not all are in a row; never three and one. */
export const bins = componentStyle({
  display: 'grid',
  gridTemplateColumns: columns(2),
  gap: vars.space[3],
  selectors: { '&[data-count="3"]': { gridTemplateColumns: '1fr' } },
  '@container': {
    [`${board} (inline-size >= 33.75rem)`]: {
      selectors: {
        '&[data-count="3"]': { gridTemplateColumns: columns(3) },
        '&[data-count="4"]': { gridTemplateColumns: columns(4) },
      },
    },
  },
});

export const zone = componentStyle([
  column,
  {
    gap: vars.space[3],
    minInlineSize: 0,
    padding: vars.space[3],
    border: `${vars.size.border} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    selectors: {
      '&[data-pool]': { borderStyle: 'dashed', borderColor: vars.color.line, background: vars.color.surfaceMuted },
      '&[data-open]': { cursor: 'pointer' },
      '&[data-aimed]': { borderColor: vars.color.accent.line, background: vars.color.accent.soft },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-aimed]': { borderColor: 'Highlight' } } },
    },
  },
]);

export const name = componentStyle([
  heading,
  {
    color: vars.color.text,
    fontSize: vars.text.base,
    textAlign: 'center',
    overflowWrap: 'break-word',
    selectors: {
      '[data-pool] > &': {
        color: vars.color.textMuted,
        fontSize: vars.text.sm,
        fontWeight: vars.font.weightStrong,
        textAlign: 'start',
      },
      '[data-aimed] > &': { color: vars.color.accent.onSoft },
    },
  },
]);

export const cards = componentStyle([
  wrappingRow,
  {
    justifyContent: 'center',
    gap: vars.space[2],
    selectors: { '&:empty': { display: 'none' }, '[data-pool] > &': { justifyContent: 'start' } },
  },
]);

export const item = componentStyle({ display: 'flex', minInlineSize: 0 });

export const card = componentStyle([
  field,
  strong,
  inlineRow,
  {
    justifyContent: 'center',
    gap: vars.space[1],
    minInlineSize: '64px',
    minBlockSize: vars.size.target,
    marginBlockEnd: vars.size.edge,
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[1]} ${vars.space[3]}`,
    border: `${vars.size.border} solid ${vars.color.lineStrong}`,
    boxShadow: `0 ${vars.size.edge} 0 ${vars.color.line}`,
    fontSize: vars.text.lg,
    cursor: 'grab',
    touchAction: 'pan-y',
    selectors: {
      '&:hover:not([aria-disabled="true"])': { borderColor: vars.color.accent.line },
      '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&[aria-pressed="true"], &[data-carried]': {
        background: vars.color.accent.soft,
        borderColor: vars.color.accent.line,
        color: vars.color.accent.onSoft,
        boxShadow: `0 ${vars.size.edge} 0 ${vars.color.accent.line}, ${vars.shadow.card}`,
      },
      '&[aria-pressed="true"]': { borderStyle: 'dashed' },
      '&[data-carried]': { position: 'relative', zIndex: 1, cursor: 'grabbing' },
      '&[aria-disabled="true"]': { cursor: 'default', paddingInline: vars.space[3] },
      ...statusSelectors,
    },
  },
]);

/** Here alone a finger drags in all directions. */
export const grip = componentStyle({
  flex: 'none',
  boxSizing: 'content-box',
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[1],
  color: vars.color.textMuted,
  touchAction: 'none',
});

export const content = componentStyle({ minInlineSize: 0, overflowWrap: 'break-word' });

export const empty = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.base });

/** The next free place of a bin. It is there before a card is in hand, so that nothing jumps. */
export const slot = componentStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  marginBlockStart: 'auto',
  paddingInline: vars.space[2],
  border: `${vars.size.border} dashed ${vars.color.line}`,
  borderRadius: vars.radius.control,
  color: vars.color.accent.text,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
  cursor: 'inherit',
  selectors: {
    '[data-open] > &': { borderColor: vars.color.accent.line, background: vars.color.surface },
  },
});
