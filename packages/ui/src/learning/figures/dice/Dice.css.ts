import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const die = style({ '@layer': { components: { inlineSize: '100%', overflow: 'visible' } } });

export const body = style({
  '@layer': {
    components: { fill: vars.color.surface, '@media': { '(forced-colors: active)': { fill: 'Canvas' } } },
  },
});

export const pip = style({
  '@layer': {
    components: { fill: vars.color.text, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  },
});
