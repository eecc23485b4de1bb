import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': { components: { display: 'inline-flex', alignItems: 'center', gap: vars.space[1] } },
});

/** Clear of the button's focus ring. */
export const failed = style({
  '@layer': { components: { marginInlineStart: vars.space[2], color: vars.color.danger.text, fontSize: vars.text.sm } },
});
