import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      overflow: 'hidden',
      borderRadius: vars.radius.full,
      color: vars.color.accent.onSoft,
      background: vars.color.accent.soft,
      fontWeight: vars.font.weightHeading,
      lineHeight: 1,
      '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
    },
  },
});

export const size = styleVariants({
  small: { '@layer': { components: { inlineSize: vars.space[8], blockSize: vars.space[8], fontSize: vars.text.sm } } },
  medium: { '@layer': { components: { inlineSize: vars.space[10], blockSize: vars.space[10] } } },
  large: {
    '@layer': { components: { inlineSize: vars.space[16], blockSize: vars.space[16], fontSize: '1.75rem' } },
  },
  huge: { '@layer': { components: { inlineSize: '6rem', blockSize: '6rem', fontSize: '2.75rem' } } },
});

export const picture = style({
  '@layer': { components: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } },
});
