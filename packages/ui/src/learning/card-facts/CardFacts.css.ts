import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** One line of facts with a picture before each. */
export const facts = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space[1]} ${vars.space[5]}`,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      color: vars.color.textMuted,
    },
  },
});

export const fact = style({
  '@layer': { components: { display: 'inline-flex', alignItems: 'center', gap: vars.space[2] } },
});

/** What wants a look is announced apart by weight and picture too. */
export const alarm = style({
  '@layer': { components: { color: vars.color.danger.text, fontWeight: vars.font.weightStrong } },
});
