import { faBadges } from '../../i18n/fa/rewards.ts';
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

const design = (
  emblem: BadgeDesign['emblem'],
  shape: BadgeDesign['shape'],
  ground: BadgeDesign['ground'],
  tone: BadgeDesign['tone'],
): BadgeDesign => ({ emblem, shape, ground, tone });

/** How each badge of the family is drawn. */
export const BADGE_DESIGNS = {
  'first-practice': design('pencil', 'tile', 'squares', 'info'),
  'first-skill': design('comet', 'khatam', 'girih', 'accent'),
  'own-correction': design('eraser', 'octagon', 'squares', 'reward'),
  'welcome-back': design('swallow', 'cloud', 'waves', 'reward'),
  'whole-chapter': design('book', 'shield', 'squares', 'success'),
  clock: design('clock', 'flower', 'rays', 'info'),
  fractions: design('pie', 'shamseh', 'girih', 'success'),
  measuring: design('ruler', 'hexagon', 'squares', 'danger'),
  angles: design('protractor', 'octagon', 'rays', 'accent'),
  'big-numbers': design('abacus', 'tile', 'girih', 'success'),
  autumn: design('pomegranate', 'flower', 'rings', 'success'),
  'new-skills': design('kite', 'cloud', 'waves', 'info'),
  'thirty-skills': design('feather', 'sun', 'girih', 'success'),
  patience: design('samovar', 'shamseh', 'rings', 'info'),
  'four-weeks': design('cypress', 'arch', 'rings', 'reward'),
  'whole-grade': design('mountain', 'shield', 'rays', 'info'),
  maze: design('paw', 'hexagon', 'rings', 'success'),
  'hard-question': design('walnut', 'octagon', 'girih', 'reward'),
  'with-a-hint': design('lantern', 'arch', 'girih', 'accent'),
  circles: design('compass', 'shamseh', 'rings', 'danger'),
  symmetry: design('butterfly', 'flower', 'rings', 'info'),
  comparing: design('scales', 'hexagon', 'squares', 'info'),
  'word-problems': design('magnifier', 'shield', 'waves', 'danger'),
  data: design('chart', 'tile', 'squares', 'accent'),
  volume: design('jug', 'khatam', 'waves', 'reward'),
  area: design('carpet', 'octagon', 'girih', 'info'),
  'calm-session': design('windcatcher', 'arch', 'rays', 'info'),
  'first-quiz': design('key', 'khatam', 'rays', 'danger'),
  spring: design('fish', 'cloud', 'waves', 'success'),
  'times-table': design('bridge', 'sun', 'waves', 'success'),
} as const satisfies Record<string, BadgeDesign>;

export type BadgeId = keyof typeof BADGE_DESIGNS;

/** A badge of the family: what it is called and what it is given for. */
export interface BadgeInfo {
  id: BadgeId;
  title: string;
  /** What was done for it, said to the child. */
  reason: string;
}

/** The family in the order it is shown in. */
export const BADGES: readonly BadgeInfo[] = (Object.keys(BADGE_DESIGNS) as BadgeId[]).map((id) => ({
  id,
  ...faBadges[id],
}));
