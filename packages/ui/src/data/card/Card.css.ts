import { createVar, fallbackVar } from '@vanilla-extract/css';
import { card } from '../../theme/basic/card.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** The title's link covers the card: one target, one Tab stop, and its name is the title alone. */
export const link = componentStyle({
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit', cursor: 'pointer' },
  },
});

export const root = componentStyle([
  card,
  column,
  {
    position: 'relative',
    gap: vars.space[4],
    minInlineSize: 0,
    padding: vars.space[6],
    color: vars.color.text,
    boxShadow: vars.shadow.card,
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': {
      '(max-width: 37.49rem)': { padding: vars.space[4] },
    },
    selectors: {
      '&[data-flush]': { gap: 0, padding: 0, overflow: 'clip' },
      '&[data-link]:hover': { borderColor: vars.color.accent.line, transform: 'translateY(-2px)' },
      '&[data-link]:active': { transform: 'none' },
      [`&:has(${link}[data-focus-visible])`]: {
        outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
    },
  },
]);

const wash = (soft: string, line: string) => ({ background: soft, borderColor: line, boxShadow: 'none' });

export const tone = componentVariants({
  plain: {},
  muted: wash(vars.color.surfaceMuted, 'transparent'),
  accent: wash(vars.color.accent.soft, 'transparent'),
  reward: wash(vars.color.reward.soft, 'transparent'),
  success: wash(vars.color.success.soft, 'transparent'),
  warning: wash(vars.color.reward.soft, 'transparent'),
  danger: wash(vars.color.danger.soft, 'transparent'),
  info: wash(vars.color.info.soft, 'transparent'),
  solid: {
    // In the dark a whole card of the accent would outshine all else on the page: there it is a wash in its line.
    color: `light-dark(${vars.color.accent.onSolid}, ${vars.color.text})`,
    background: `light-dark(${vars.color.accent.solid}, ${vars.color.accent.soft})`,
    borderColor: `light-dark(${vars.color.accent.solid}, ${vars.color.accent.line})`,
  },
});

export const head = componentStyle([
  wrappingRow,
  {
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[3],
    selectors: { '[data-flush] > &': { padding: vars.space[6], paddingBlockEnd: vars.space[4] } },
  },
]);

/** Drawn for right-to-left; it leans onward under the hand. */
export const onward = componentStyle({
  flexShrink: 0,
  color: vars.color.accent.text,
  scale: `${vars.direction} 1`,
  transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '[data-tone=solid] &': { color: 'inherit' },
    '[data-link]:hover &': { translate: `calc(-3px * ${vars.direction})` },
  },
});

/**
 * One piece: where there is no place beside the words, what points onward goes along to the next line, and stays at the card's edge.
 * Beside them the words take all that is free.
 */
export const end = componentStyle([
  row,
  { flexGrow: 1, alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.space[3] },
]);

/** How wide the words want to be before what is beside them goes to a line of its own. */
export const wordsBasis = createVar();

/** However narrow the card, what points onward has room beside them. */
export const words = componentStyle({
  flex: `100000 1 ${fallbackVar(wordsBasis, 'min(12rem, 100% - 3rem)')}`,
  minInlineSize: 0,
});

export const title = componentStyle([
  heading,
  {
    fontSize: vars.text.lg,
    overflowWrap: 'anywhere',
  },
]);

export const subtitle = componentStyle([
  note,
  {
    marginBlockStart: vars.space[1],
    selectors: { '[data-tone=solid] &': { color: 'inherit' } },
  },
]);

/** Is over the covering link, so that what is inside can be pressed by itself. */
export const above = componentStyle({ position: 'relative', zIndex: 1 });

export const actions = componentStyle([row, { flexWrap: 'wrap', gap: vars.space[2] }]);

export const body = componentStyle([
  column,
  {
    gap: vars.space[3],
    flex: '1 1 auto',
    minInlineSize: 0,
  },
]);

export const footer = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    gap: vars.space[3],
    marginBlockStart: 'auto',
    selectors: { '[data-flush] > &': { padding: vars.space[4], paddingInline: vars.space[6] } },
  },
]);
