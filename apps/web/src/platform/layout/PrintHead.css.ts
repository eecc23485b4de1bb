import { LAYER_ORDER } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** On paper alone, above the page. */
export const head = style({
  '@layer': {
    components: {
      display: 'none',
      '@media': {
        print: {
          display: 'flex',
          alignItems: 'center',
          gap: '3mm',
          paddingBlockEnd: '2mm',
          marginBlockEnd: '4mm',
          borderBlockEnd: '1px solid CanvasText',
          color: 'CanvasText',
          fontSize: '10pt',
        },
      },
    },
  },
});

export const logo = style({
  '@layer': { components: { flex: 'none', maxInlineSize: '30mm', blockSize: '11mm', objectFit: 'contain' } },
});

export const school = style({ '@layer': { components: { flex: '1 1 auto', fontWeight: 700 } } });
