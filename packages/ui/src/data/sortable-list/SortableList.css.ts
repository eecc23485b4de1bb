import { centered } from '../../theme/basic/centered.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ minInlineSize: 0, color: vars.color.text });

export const list = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  borderRadius: vars.radius.small,
  outline: 'none',
  selectors: {
    // Otherwise a row has it.
    '&[data-empty][data-focus-visible]': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const item = componentStyle([
  row,
  {
    gap: vars.space[1],
    minBlockSize: `calc(${vars.size.target} + ${vars.space[2]})`,
    paddingInline: vars.space[1],
    background: vars.color.surface,
    border: `${vars.size.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-dragging]': { opacity: 0.5 },
      '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
]);

const button = centered;

/** Is held to drag; the finger that drags does not scroll the page. */
export const handle = componentStyle([
  button,
  {
    flex: 'none',
    inlineSize: vars.size.targetSmall,
    blockSize: vars.size.target,
    borderRadius: vars.radius.small,
    color: vars.color.textMuted,
    outlineOffset: '-2px',
    cursor: 'grab',
    selectors: {
      '&[data-hovered], &[data-pressed]': { color: vars.color.accent.onSoft, background: vars.color.accent.soft },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
  },
]);

export const words = componentStyle({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
});

export const buttons = componentStyle([row, { flex: 'none' }]);

export const step = componentStyle([
  button,
  {
    inlineSize: vars.size.targetSmall,
    blockSize: vars.size.target,
    borderRadius: vars.radius.small,
    color: vars.color.textMuted,
    outlineOffset: '-2px',
    selectors: {
      '&[data-hovered], &[data-pressed]': { color: vars.color.accent.onSoft, background: vars.color.accent.soft },
      '&[data-disabled]': { opacity: 0.35, cursor: 'not-allowed' },
    },
  },
]);

/** Where it would be dropped: a line between two items that takes no room until it is meant. */
export const place = componentStyle({
  outline: 'none',
  selectors: {
    '&[data-drop-target]': {
      blockSize: '4px',
      marginBlock: '-2px',
      borderRadius: vars.radius.full,
      background: vars.color.accent.solid,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-drop-target]': { background: 'Highlight' } } },
  },
});
