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
      alignItems: 'end',
      gap: `${vars.space[4]} ${vars.space[5]}`,
    },
  },
});

export const item = style({
  '@layer': {
    components: {
      display: 'grid',
      gap: vars.space[2],
      textAlign: 'center',
      inlineSize: 'min(100%, 340px)',
      selectors: { '&[data-many]': { inlineSize: 'clamp(124px, 44cqi, 240px)' } },
    },
  },
});

export const label = style({
  '@layer': { components: { fontSize: vars.text.base, fontWeight: vars.font.weightStrong } },
});
