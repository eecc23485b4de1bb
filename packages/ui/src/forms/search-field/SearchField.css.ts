import { globalLayer, style } from '@vanilla-extract/css';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({});

/** The browser's own cross would be beside ours. */
export const input = style({
  '@layer': { components: { selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } } },
});

/** Keeps its room when there is nothing to empty, so that the text does not move. */
export const clear = style({
  '@layer': { components: { selectors: { [`${root}[data-empty] &`]: { visibility: 'hidden' } } } },
});
