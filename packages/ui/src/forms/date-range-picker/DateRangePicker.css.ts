import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** The two days are in the order the page is read, and wrap where there is no room for both. */
export const ends = style({
  '@layer': { components: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 } },
});

export const until = style({ '@layer': { components: { color: vars.color.textMuted } } });
