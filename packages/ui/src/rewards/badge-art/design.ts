import type { BadgeEmblem } from './emblems.ts';
import type { BadgeGround, BadgeShape } from './shapes.ts';

export type BadgeArtTone = 'accent' | 'reward' | 'success' | 'danger' | 'info';

/** The metal of the rim, shown by one, two or three dots as well. */
export type BadgeTier = 'bronze' | 'silver' | 'gold';

/** A badge put together from parts. */
export interface BadgeDesign {
  emblem: BadgeEmblem;
  shape: BadgeShape;
  ground: BadgeGround;
  tone: BadgeArtTone;
}
