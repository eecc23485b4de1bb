import { componentVariants } from '../theme/component-style.ts';
import { vars } from '../theme/contract.css.ts';

/** Distance between children, as a step of the space scale (`4` is 16 px). */
export const gap = componentVariants(vars.space, (value) => ({ gap: value }));

export type SpaceStep = keyof typeof vars.space;
