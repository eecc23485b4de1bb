import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      inlineSize: '100%',
      blockSize: '100%',
      pointerEvents: 'none',
      opacity: 0.32,
      maskImage: `linear-gradient(to bottom, ${vars.color.text}, transparent)`,
      selectors: {
        '&[data-fade=none]': { maskImage: 'none' },
        '&[data-strength=faint]': { opacity: 0.2 },
      },
      '@media': { '(forced-colors: active)': { display: 'none' } },
    },
  },
});

export const line = style({
  '@layer': { components: { fill: 'none', stroke: vars.color.accent.line, strokeWidth: 1 } },
});
