import { grid } from '../../theme/basic/grid.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { edge, pressed, pressTransition, raised } from '../../theme/tactile.ts';

export const group = componentVariants({
  list: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    gap: vars.space[3],
  },
});

export const cardField = componentStyle([grid]);

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  padding: vars.space[4],
  color: vars.color.text,
  fontSize: vars.text.base,
  lineHeight: vars.leading.text,
  background: vars.color.surface,
  border: `${vars.size.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  ...raised(vars.color.line),
  cursor: 'pointer',
  userSelect: 'none',
  ...pressTransition,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.accent.line },
    '&[data-invalid]': {
      borderColor: vars.color.danger.line,
      ...edge(vars.color.danger.line),
    },
    '&[data-selected]': {
      color: vars.color.accent.onSoft,
      background: vars.color.accent.soft,
      borderColor: vars.color.accent.line,
      ...edge(vars.color.accent.line),
    },
    '&[data-pressed]': pressed,
    '&[data-focus-visible]': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&[data-disabled]': {
      color: vars.color.textMuted,
      background: vars.color.surfaceMuted,
      borderColor: vars.color.line,
      ...edge(vars.color.line),
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
  },
});

export const ring = componentStyle({
  borderRadius: vars.radius.full,
  // The card has the focus ring; one is enough.
  selectors: { [`${card}[data-focus-visible] > &`]: { outline: 'none' } },
});

export const dot = componentStyle({
  inlineSize: '0.6em',
  blockSize: '0.6em',
  background: 'currentColor',
  borderRadius: vars.radius.full,
});

export const icon = componentStyle([inlineRow, { flex: 'none', blockSize: '1lh' }]);

export const cardTitle = componentStyle({ fontWeight: vars.font.weightStrong });

export const words = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const cardDescription = componentStyle([
  note,
  {
    display: 'block',
    selectors: { '[data-selected] &': { color: 'inherit' } },
    fontWeight: vars.font.weightText,
  },
]);
