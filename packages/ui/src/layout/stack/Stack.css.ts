import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'flex',
      flexDirection: 'column',
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});

export const align = styleVariants({
  stretch: { '@layer': { components: { alignItems: 'stretch' } } },
  start: { '@layer': { components: { alignItems: 'flex-start' } } },
  center: { '@layer': { components: { alignItems: 'center' } } },
  end: { '@layer': { components: { alignItems: 'flex-end' } } },
});
