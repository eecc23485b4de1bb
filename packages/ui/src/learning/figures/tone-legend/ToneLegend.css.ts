import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const list = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: `${vars.space[2]} ${vars.space[4]}`,
      fontSize: vars.text.base,
      fontWeight: vars.font.weightStrong,
    },
  },
});

export const item = style({
  '@layer': { components: { display: 'inline-flex', alignItems: 'center', gap: vars.space[2] } },
});

export const swatch = style({ '@layer': { components: { inlineSize: '22px', blockSize: '22px', flexShrink: 0 } } });
