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
      gap: `${vars.space[4]} ${vars.space[6]}`,
    },
  },
});

export const item = style({
  '@layer': {
    components: {
      display: 'grid',
      justifyItems: 'center',
      gap: vars.space[2],
      inlineSize: 'clamp(88px, 30cqi, 168px)',
      selectors: { '[data-many] &': { inlineSize: 'clamp(72px, 18cqi, 128px)' } },
    },
  },
});

export const circle = style({ '@layer': { components: { inlineSize: '100%', overflow: 'visible' } } });

export const label = style({ '@layer': { components: { fontSize: vars.text.lg } } });

export const cut = style({ '@layer': { components: { fill: 'none' } } });
