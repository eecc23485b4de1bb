import { LAYER_ORDER } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** What is of no use on paper. */
export const screenOnly = style({ '@layer': { utilities: { '@media': { print: { display: 'none' } } } } });

/** What only a paper needs, such as a title in place of a greeting. */
export const paperOnly = style({
  '@layer': { utilities: { display: 'none', '@media': { print: { display: 'inline' } } } },
});
