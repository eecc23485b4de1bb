export type { Held, PickEffect } from './pick-and-place.ts';
export { type PickAndPlaceOptions, usePickAndPlace } from './use-pick-and-place.ts';
