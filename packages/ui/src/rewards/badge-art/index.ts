export { BadgeArt, type BadgeArtProps, type BadgeArtSize, type BadgeState } from './BadgeArt.tsx';
export { BADGES, type BadgeArtTone, type BadgeDesign, type BadgeId, type BadgeInfo, type BadgeTier } from './badges.ts';
export type { BadgeEmblem } from './emblems.ts';
export type { BadgeGround, BadgeShape } from './shapes.ts';
