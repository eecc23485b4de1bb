import { LAYER_ORDER } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** What is of no use on paper. */
export const screenOnly = style({ '@layer': { utilities: { '@media': { print: { display: 'none' } } } } });
