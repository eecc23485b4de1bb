import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** The unit is after the number, as it is written. */
export const row = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: `${vars.space[3]} ${vars.space[4]}`,
      minInlineSize: 0,
    },
  },
});

export const units = style({
  '@layer': { components: { display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minInlineSize: 0 } },
});

export const unit = style({
  '@layer': {
    components: {
      paddingBlock: vars.space[2],
      paddingInline: vars.space[4],
      borderRadius: vars.radius.full,
      fontSize: vars.text.base,
      fontWeight: vars.font.weightStrong,
    },
  },
});
