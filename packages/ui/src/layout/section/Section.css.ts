import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': { components: { display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 } },
});

export const head = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[3],
    },
  },
});

export const title = style({
  '@layer': {
    components: {
      margin: 0,
      fontSize: vars.text.xl,
      fontWeight: vars.font.weightHeading,
      lineHeight: vars.leading.heading,
    },
  },
});

export const subtitle = style({
  '@layer': { components: { margin: 0, color: vars.color.textMuted, fontSize: vars.text.sm } },
});
