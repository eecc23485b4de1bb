import { globalLayer, style } from '@vanilla-extract/css';
import { root as card } from '../../data/card/Card.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style([
  card,
  {
    '@layer': {
      components: {
        blockSize: '100%',
        selectors: {
          '&[data-highlighted]': { borderColor: vars.color.accent.line, borderWidth: vars.size.border },
          '&[data-closed]': { background: 'transparent', boxShadow: 'none' },
        },
      },
    },
  },
]);

/** Over the upper edge, where the eye comes by first. */
export const flag = style({
  '@layer': {
    components: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: vars.space[6],
      margin: 0,
      translate: '0 -50%',
      paddingInline: vars.space[4],
      borderRadius: vars.radius.full,
      fontSize: vars.text.sm,
      fontWeight: vars.font.weightStrong,
      color: vars.color.reward.onBright,
      background: vars.color.reward.bright,
      '@media': { '(forced-colors: active)': { border: `${vars.size.hairline} solid` } },
    },
  },
});

export const name = style({
  '@layer': {
    components: {
      margin: 0,
      fontSize: vars.text.xl,
      fontWeight: vars.font.weightHeading,
      lineHeight: vars.leading.heading,
    },
  },
});

export const quiet = style({ '@layer': { components: { margin: 0, color: vars.color.textMuted } } });

export const price = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space[2],
      margin: 0,
      color: vars.color.accent.text,
      fontWeight: vars.font.weightStrong,
    },
  },
});

export const amount = style({
  '@layer': {
    components: {
      fontSize: vars.text.xxxl,
      fontWeight: vars.font.weightNumber,
      lineHeight: vars.leading.tight,
    },
  },
});

/** What it cost before: on a line of its own. */
export const listPrice = style({
  '@layer': {
    components: { flexBasis: '100%', color: vars.color.textMuted, fontWeight: vars.font.weightText },
  },
});

export const features = style({
  '@layer': {
    components: {
      display: 'grid',
      gap: vars.space[3],
      margin: 0,
      padding: 0,
      paddingBlockStart: vars.space[4],
      borderBlockStart: `${vars.size.hairline} dashed ${vars.color.lineStrong}`,
      listStyle: 'none',
    },
  },
});

export const feature = style({
  '@layer': {
    components: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: vars.space[2],
      lineHeight: vars.leading.text,
      selectors: { '&[data-excluded]': { color: vars.color.textMuted } },
    },
  },
});

export const mark = style({
  '@layer': {
    components: {
      flex: 'none',
      marginBlockStart: '0.3em',
      color: vars.color.success.text,
      selectors: { '[data-excluded] > &': { color: 'inherit' } },
    },
  },
});

export const word = style({
  '@layer': { components: { flex: 'none', marginInlineStart: 'auto', fontSize: vars.text.sm } },
});

export const foot = style({
  '@layer': {
    components: { display: 'grid', gap: vars.space[3], marginBlockStart: 'auto', paddingBlockStart: vars.space[2] },
  },
});
