import { centered } from '../../theme/basic/centered.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ minInlineSize: 0, color: vars.color.text });

export const tree = componentStyle({
  display: 'grid',
  gap: '2px',
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

export const item = componentStyle({
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceMuted },
    '&[data-href], &[data-has-child-items]': { cursor: 'pointer' },
    '&[data-current]': {
      color: vars.color.accent.onSoft,
      background: vars.color.accent.soft,
      fontWeight: vars.font.weightStrong,
    },
    '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

/** Each level is further from the edge by the width of an arrow. */
export const line = componentStyle([
  row,
  {
    gap: vars.space[2],
    minBlockSize: vars.size.targetSmall,
    paddingInlineStart: `calc((var(--tree-item-level, 1) - 1) * ${vars.space[6]})`,
    paddingInlineEnd: vars.space[3],
  },
]);

const ARROW = `max(2.25rem, ${vars.size.targetSmall})`;

export const arrow = componentStyle([
  centered,
  {
    flex: 'none',
    inlineSize: ARROW,
    blockSize: vars.size.targetSmall,
    borderRadius: vars.radius.small,
    color: vars.color.textMuted,
    // Drawn for right-to-left; open it points downwards.
    scale: `${vars.direction} 1`,
    transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered], &[data-pressed]': { color: vars.color.accent.text },
      '[data-expanded] > * > * > &': { rotate: `calc(-90deg * ${vars.direction})` },
    },
  },
]);

export const noArrow = componentStyle({ flex: 'none', inlineSize: ARROW });

export const icon = componentStyle([centered, { flex: 'none', color: vars.color.textMuted }]);

export const title = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[1],
});

export const detail = componentStyle([note, { flex: 'none' }]);
