import { createVar } from '@vanilla-extract/css';
import { centered } from '../../theme/basic/centered.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([column, { gap: vars.space[4], minInlineSize: 0 }]);

export const squares = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3rem, 1fr))',
  gap: vars.space[3],
  maxInlineSize: '36rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const square = componentStyle([
  centered,
  {
    minBlockSize: '3rem',
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    printColorAdjust: 'exact',
    selectors: {
      'a&:hover': { outline: `2px solid ${vars.color.accent.line}`, outlineOffset: '1px' },
      'a&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '1px' },
    },
  },
]);

/** One green, deeper with each step; nothing is red. */
const green = (share: number) => ({
  background: `color-mix(in oklab, ${vars.color.success.solid} ${share}%, ${vars.color.surface})`,
  color: vars.color.text,
  border: `1.5px solid color-mix(in oklab, ${vars.color.success.line} ${Math.min(100, share + 30)}%, ${vars.color.surface})`,
});

export const band = componentVariants({
  unseen: { color: vars.color.textMuted, border: `1.5px dashed ${vars.color.lineStrong}` },
  starting: green(6),
  learning: green(14),
  near: green(26),
  learned: green(42),
  mastered: { ...green(100), background: vars.color.success.solid, color: vars.color.success.onSolid },
});

const share = createVar();

const pie = (filled: string) => ({
  inlineSize: '1.1em',
  blockSize: '1.1em',
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  vars: { [share]: filled },
  backgroundImage: `conic-gradient(currentColor ${share}, transparent 0)`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' as const, color: 'CanvasText' } },
});

/** How much of a circle is filled. */
export const part = componentVariants({ starting: pie('0%'), learning: pie('25%'), near: pie('50%') });

export const legend = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  maxInlineSize: '36rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = componentStyle([row, { gap: vars.space[2] }]);

export const swatch = componentStyle([
  centered,
  {
    flex: 'none',
    inlineSize: '1.6em',
    blockSize: '1.6em',
    borderRadius: vars.radius.small,
    fontSize: '0.75em',
    printColorAdjust: 'exact',
  },
]);

export const count = componentStyle({ marginInlineStart: 'auto' });
