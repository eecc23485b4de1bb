import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const grid = style({
  '@layer': { components: { display: 'grid', justifyContent: 'center', gap: `${vars.space[3]} ${vars.space[2]}` } },
});

export const object = style({ '@layer': { components: { inlineSize: '100%', overflow: 'visible' } } });

export const stem = style({ '@layer': { components: { fill: vars.color.success.solid } } });
