import { root as card } from '../../data/card/Card.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  card,
  {
    blockSize: '100%',
    selectors: {
      '&[data-highlighted]': { borderColor: vars.color.accent.line, borderWidth: vars.size.border },
      '&[data-closed]': { background: 'transparent', boxShadow: 'none' },
    },
  },
]);

/** Over the upper edge, where the eye comes by first. */
export const flag = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: vars.space[6],
  translate: '0 -50%',
  paddingInline: vars.space[4],
  borderRadius: vars.radius.full,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
  color: vars.color.reward.onBright,
  background: vars.color.reward.bright,
  '@media': { '(forced-colors: active)': { border: `${vars.size.hairline} solid` } },
});

export const name = componentStyle([
  heading,
  {
    fontSize: vars.text.xl,
  },
]);

export const quiet = componentStyle({ color: vars.color.textMuted });

export const price = componentStyle([
  wrappingRow,
  {
    alignItems: 'baseline',
    columnGap: vars.space[2],
    color: vars.color.accent.text,
    fontWeight: vars.font.weightStrong,
  },
]);

export const amount = componentStyle({
  fontSize: vars.text.xxxl,
  fontWeight: vars.font.weightNumber,
  lineHeight: vars.leading.tight,
});

/** What it cost before: on a line of its own. */
export const listPrice = componentStyle({
  flexBasis: '100%',
  color: vars.color.textMuted,
  fontWeight: vars.font.weightText,
});

export const features = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.size.hairline} dashed ${vars.color.lineStrong}`,
});

export const feature = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  lineHeight: vars.leading.text,
  selectors: { '&[data-excluded]': { color: vars.color.textMuted } },
});

export const mark = componentStyle({
  flex: 'none',
  marginBlockStart: '0.3em',
  color: vars.color.success.text,
  selectors: { '[data-excluded] > &': { color: 'inherit' } },
});

export const word = componentStyle({ flex: 'none', marginInlineStart: 'auto', fontSize: vars.text.sm });

export const foot = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[2],
});
