import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': { components: { display: 'grid', gap: vars.space[4], minInlineSize: 0 } },
});

export const search = style({ '@layer': { components: { maxInlineSize: '28rem' } } });

/** Empty it takes no place and is no item of the grid, yet stays a region that screen readers know. */
export const announced = style({
  '@layer': {
    components: { margin: 0, color: vars.color.textMuted, selectors: { '&:empty': { display: 'contents' } } },
  },
});
