import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
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
  '@layer': { components: { display: 'grid', justifyItems: 'center', gap: vars.space[2] } },
});

export const size = styleVariants({
  small: { '@layer': { components: { inlineSize: 'clamp(60px, 20cqi, 84px)' } } },
  /** As wide as what is in it. */
  free: {},
  wide: {
    '@layer': {
      components: {
        inlineSize: 'min(100%, 320px)',
        selectors: { '[data-many] > &': { inlineSize: 'clamp(124px, 44cqi, 240px)' } },
      },
    },
  },
  large: {
    '@layer': {
      components: {
        inlineSize: 'clamp(190px, 62cqi, 236px)',
        selectors: { '[data-many] > &': { inlineSize: 'clamp(132px, 44cqi, 200px)' } },
      },
    },
  },
});

export const label = style({
  '@layer': { components: { fontSize: vars.text.base, fontWeight: vars.font.weightStrong } },
});

export const foot = style({ '@layer': { components: { marginBlockStart: vars.space[3] } } });
