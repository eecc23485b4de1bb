import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const row = style({
  '@layer': {
    components: { display: 'inline-flex', alignItems: 'start', gap: vars.space[3], minInlineSize: 0 },
  },
});

export const part = style({
  '@layer': {
    components: { display: 'grid', justifyItems: 'center', gap: vars.space[1], minInlineSize: 0 },
  },
});

export const name = style({
  '@layer': { components: { color: vars.color.textMuted, fontSize: vars.text.sm, fontWeight: vars.font.weightStrong } },
});

/** As high as a box beside it. */
export const colon = style({
  '@layer': {
    components: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: '64px',
      fontSize: vars.text.xxl,
      fontWeight: vars.font.weightNumber,
      lineHeight: vars.leading.tight,
    },
  },
});
