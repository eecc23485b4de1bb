import { column } from '../../theme/basic/column.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { squareColor } from '../../theme/square-contract.css.ts';
import '../../theme/square-colors.css.ts';

export const root = componentStyle([column, { gap: vars.space[4], minInlineSize: 0 }]);

export const squares = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 3.625rem)',
  gap: vars.space[3],
  // Room for the ring of a new one.
  padding: '5px',
  '@media': { '(max-width: 26rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(3rem, 1fr))' } },
});

export const square = componentStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '3.625rem',
  border: '1.5px solid',
  borderRadius: '12px',
  textDecoration: 'none',
  printColorAdjust: 'exact',
  selectors: {
    '&[data-new]': { boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 5px ${vars.color.reward.bright}` },
    'a&[data-hovered]': { outline: `${vars.size.border} solid ${vars.color.accent.line}`, outlineOffset: '2px' },
    'a&[data-focus-visible]': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-new]': { border: '4px double CanvasText' } } },
  },
});

const colors = (name: keyof typeof squareColor) => ({
  borderStyle: 'solid',
  background: squareColor[name].fill,
  color: squareColor[name].ink,
  borderColor: squareColor[name].edge,
});

export const band = componentVariants({
  unseen: { ...colors('unseen'), borderStyle: 'dashed' },
  starting: colors('starting'),
  learning: colors('learning'),
  near: colors('near'),
  learned: colors('learned'),
  mastered: colors('mastered'),
});

export const mark = componentStyle({ inlineSize: '1.25rem', blockSize: '1.25rem', fill: 'none', stroke: 'none' });
export const line = componentStyle({ stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' });
export const area = componentStyle({ fill: 'currentColor' });

export const legend = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  maxInlineSize: '32rem',
});

export const legendItem = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: '1rem',
  lineHeight: 1.9,
});

export const swatch = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderWidth: '1.5px',
  borderRadius: '7px',
  printColorAdjust: 'exact',
});

export const smallMark = componentStyle([mark, { inlineSize: '0.875rem', blockSize: '0.875rem' }]);
export const name = componentStyle({ flex: 1, fontWeight: vars.font.weightStrong });
export const count = componentStyle({ fontWeight: vars.font.weightNumber });

export const newSwatch = componentStyle({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `3px solid ${vars.color.reward.bright}`,
  borderRadius: '7px',
});

export const ten = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: '5px',
  maxInlineSize: '32rem',
});

export const answer = componentStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '2.5rem',
  border: `2px solid ${vars.color.success.line}`,
  borderRadius: '10px',
  color: vars.color.success.text,
  printColorAdjust: 'exact',
});

export const outcome = componentVariants({
  first: { background: vars.color.success.soft },
  corrected: { background: vars.color.surface },
  open: {
    background: vars.color.reward.soft,
    border: `2px dashed ${vars.color.reward.line}`,
    color: vars.color.reward.text,
  },
});

export const answers = componentStyle([column, { gap: vars.space[1], maxInlineSize: '32rem' }]);
export const firstColor = componentStyle({ color: vars.color.success.text });
export const openColor = componentStyle({ color: vars.color.reward.text });

export const days = componentStyle({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'normal',
  inlineSize: '100%',
  maxInlineSize: '32rem',
  tableLayout: 'fixed',
});
export const weekHead = componentStyle({
  inlineSize: '33%',
  paddingBlock: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightText,
  textAlign: 'start',
});
export const dayHead = componentStyle({
  color: vars.color.textMuted,
  fontWeight: vars.font.weightStrong,
  textAlign: 'center',
});
export const day = componentStyle({ textAlign: 'center', lineHeight: 0, blockSize: '2.25rem' });
export const star = componentStyle({
  inlineSize: '2rem',
  blockSize: '2rem',
  selectors: { '[data-today] > &': { filter: `drop-shadow(0 0 1.5px ${vars.color.accent.solid})` } },
});
export const dot = componentStyle({
  display: 'inline-block',
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: vars.radius.full,
  background: vars.color.lineStrong,
  verticalAlign: 'middle',
  selectors: {
    '[data-today] > &': { outline: `2px solid ${vars.color.accent.line}`, outlineOffset: '4px' },
    '&[data-ahead]': {
      background: 'transparent',
      border: `1.5px solid ${vars.color.lineStrong}`,
      inlineSize: '8px',
      blockSize: '8px',
    },
  },
});
