import { globalLayer, style } from '@vanilla-extract/css';
import { item } from '../../primitives/floating-surface/floating-surface.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Doubled to win over the plain line whichever file comes first. */
export const danger = style({
  '@layer': {
    components: {
      selectors: {
        [`${item}&`]: { color: vars.color.danger.text },
        [`${item}&:is([data-hovered], [data-focused], [data-pressed])`]: {
          color: vars.color.danger.text,
          background: vars.color.danger.soft,
        },
      },
    },
  },
});

export const icon = style({
  '@layer': { components: { display: 'inline-flex', flex: 'none', fontSize: '1.2em' } },
});

export const words = style({
  '@layer': { components: { display: 'flex', flex: '1 1 auto', flexDirection: 'column', minInlineSize: 0 } },
});

export const description = style({
  '@layer': {
    components: {
      color: vars.color.textMuted,
      fontSize: vars.text.sm,
      selectors: { '[data-focused] &, [data-hovered] &': { color: 'inherit' } },
    },
  },
});
