import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const picture = style({ '@layer': { components: { inlineSize: '30px', blockSize: '30px' } } });
export const half = style({ '@layer': { components: { inlineSize: '15px', blockSize: '30px' } } });
export const stem = style({ '@layer': { components: { fill: vars.color.success.solid } } });
