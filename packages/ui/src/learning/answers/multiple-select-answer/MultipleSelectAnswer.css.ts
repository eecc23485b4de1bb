import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': { components: { display: 'grid', gap: vars.space[3], minInlineSize: 0 } },
});

/** How many are asked for, and at its end how many are picked. */
export const counts = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${vars.space[1]} ${vars.space[4]}`,
      margin: 0,
      color: vars.color.textMuted,
      fontSize: vars.text.sm,
      fontWeight: vars.font.weightStrong,
    },
  },
});

export const said = style({
  '@layer': {
    components: {
      selectors: { '&[data-full]': { color: vars.color.accent.text } },
    },
  },
});
