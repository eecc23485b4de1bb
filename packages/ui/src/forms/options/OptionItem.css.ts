import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const words = style({
  '@layer': { components: { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0 } },
});

export const description = style({
  '@layer': {
    components: {
      color: vars.color.textMuted,
      fontSize: vars.text.sm,
      fontWeight: vars.font.weightText,
      selectors: { '[data-focused] &, [data-hovered] &': { color: 'inherit' } },
    },
  },
});

export const check = style({ '@layer': { components: { flex: 'none', color: vars.color.accent.text } } });
