import { globalLayer, style } from '@vanilla-extract/css';
import { root as card } from '../../data/card/Card.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style([
  card,
  { '@layer': { components: { blockSize: '100%', margin: 0, paddingBlockStart: vars.space[10] } } },
]);

/** The mark that opens a Persian quotation, over the upper edge. */
export const mark = style({
  '@layer': {
    components: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: vars.space[6],
      translate: '0 -30%',
      display: 'grid',
      placeItems: 'center',
      inlineSize: vars.space[12],
      blockSize: vars.space[12],
      borderRadius: vars.radius.full,
      fontSize: vars.text.xxl,
      fontWeight: vars.font.weightHeading,
      lineHeight: 1,
      color: vars.color.reward.onBright,
      background: vars.color.reward.bright,
      userSelect: 'none',
    },
  },
});

export const quote = style({
  '@layer': {
    components: {
      margin: 0,
      fontSize: vars.text.lg,
      lineHeight: vars.leading.text,
      textWrap: 'pretty',
    },
  },
});

export const speaker = style({
  '@layer': {
    components: { display: 'flex', alignItems: 'center', gap: vars.space[3], marginBlockStart: 'auto' },
  },
});

export const name = style({ '@layer': { components: { display: 'block', fontWeight: vars.font.weightStrong } } });

export const caption = style({
  '@layer': { components: { display: 'block', fontSize: vars.text.sm, color: vars.color.textMuted } },
});
