import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const text = style({
  '@layer': {
    components: {
      flex: '0 1 auto',
      minInlineSize: 0,
      margin: 0,
      lineHeight: vars.leading.text,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
      textWrap: 'wrap',
    },
  },
});

export const link = style({
  '@layer': {
    components: { position: 'relative', color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});
