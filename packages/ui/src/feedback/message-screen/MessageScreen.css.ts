import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[5],
      minBlockSize: '100dvb',
      padding: vars.space[6],
      overflow: 'clip',
      background: vars.color.page,
      textAlign: 'center',
    },
  },
});

export const part = style({
  '@layer': {
    components: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: vars.space[3],
      inlineSize: '100%',
      maxInlineSize: '34rem',
    },
  },
});

export const title = style({
  '@layer': {
    components: {
      fontSize: vars.text.xxxl,
      fontWeight: vars.font.weightHeading,
      lineHeight: vars.leading.heading,
      textWrap: 'balance',
    },
  },
});

export const message = style({
  '@layer': { components: { fontSize: vars.text.lg, color: vars.color.textMuted, textWrap: 'balance' } },
});

export const actions = style({
  '@layer': {
    components: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: vars.space[3],
    },
  },
});
