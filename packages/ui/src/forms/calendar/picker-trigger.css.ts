import { globalLayer, style } from '@vanilla-extract/css';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** The button that opens the calendar, at the end of the field's box. */
export const trigger = style({ '@layer': { components: { marginInlineStart: 'auto' } } });

/** As wide as its calendar, however wide the field: over the width that floating surfaces take from their trigger. */
export const popover = style({ '@layer': { components: { selectors: { '&&': { minInlineSize: 0 } } } } });

export const dialog = style({ '@layer': { components: { outline: 'none' } } });
