import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': { components: { display: 'grid', justifyItems: 'center', gap: vars.space[3] } },
});

export const pie = style({
  '@layer': { components: { inlineSize: 'clamp(220px, 72cqi, 280px)', overflow: 'visible' } },
});

export const cut = style({ '@layer': { components: { strokeWidth: 1, strokeOpacity: 0.6 } } });

/** Keeps a percent legible on the pattern under it. */
export const plate = style({
  '@layer': {
    components: { fill: vars.color.surface, '@media': { '(forced-colors: active)': { fill: 'Canvas' } } },
  },
});
