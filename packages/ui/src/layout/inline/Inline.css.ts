import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      selectors: { '&[data-no-wrap]': { flexWrap: 'nowrap' } },
    },
  },
});

export const align = styleVariants({
  center: { '@layer': { components: { alignItems: 'center' } } },
  start: { '@layer': { components: { alignItems: 'flex-start' } } },
  end: { '@layer': { components: { alignItems: 'flex-end' } } },
  baseline: { '@layer': { components: { alignItems: 'baseline' } } },
  stretch: { '@layer': { components: { alignItems: 'stretch' } } },
});

export const justify = styleVariants({
  start: { '@layer': { components: { justifyContent: 'flex-start' } } },
  center: { '@layer': { components: { justifyContent: 'center' } } },
  end: { '@layer': { components: { justifyContent: 'flex-end' } } },
  between: { '@layer': { components: { justifyContent: 'space-between' } } },
});
