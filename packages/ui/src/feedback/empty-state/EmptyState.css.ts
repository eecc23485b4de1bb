import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: vars.space[4],
      paddingBlock: vars.space[6],
      paddingInline: vars.space[4],
      textAlign: 'center',
    },
  },
});

export const sentence = style({
  '@layer': {
    components: {
      maxInlineSize: '32rem',
      fontSize: vars.text.lg,
      fontWeight: vars.font.weightStrong,
      lineHeight: vars.leading.heading,
      textWrap: 'balance',
    },
  },
});

export const hint = style({
  '@layer': { components: { maxInlineSize: '32rem', color: vars.color.textMuted, textWrap: 'pretty' } },
});
