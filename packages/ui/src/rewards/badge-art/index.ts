export { BadgeArt, type BadgeArtProps, type BadgeArtSize, type BadgeState } from './BadgeArt.tsx';
export { BADGES, type BadgeId, type BadgeInfo } from './badges.ts';
export type { BadgeArtTone, BadgeDesign, BadgeTier } from './design.ts';
export type { BadgeEmblem } from './emblems.ts';
export type { BadgeGround, BadgeShape } from './shapes.ts';
