import { globalLayer, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { LAYER_ORDER } from '../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Distance between children, as a step of the space scale (`4` is 16 px). */
export const gap = styleVariants(vars.space, (value) => ({ '@layer': { components: { gap: value } } }));

export type SpaceStep = keyof typeof vars.space;
