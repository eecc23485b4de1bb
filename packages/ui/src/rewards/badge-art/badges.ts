import { faBadges } from '../../i18n/fa/rewards.ts';
import type { BadgeDesign } from './design.ts';

const design = (
  emblem: BadgeDesign['emblem'],
  shape: BadgeDesign['shape'],
  ground: BadgeDesign['ground'],
  tone: BadgeDesign['tone'],
): BadgeDesign => ({ emblem, shape, ground, tone });

/** How each badge of the family is drawn. */
export const BADGE_DESIGNS = {
  'first-practice': design('pencil', 'tile', 'squares', 'sky'),
  'first-skill': design('comet', 'khatam', 'girih', 'accent'),
  'own-correction': design('eraser', 'octagon', 'squares', 'turmeric'),
  'welcome-back': design('swallow', 'cloud', 'waves', 'turmeric'),
  'whole-chapter': design('book', 'shield', 'squares', 'leaf'),
  clock: design('clock', 'flower', 'rays', 'sky'),
  fractions: design('pie', 'shamseh', 'girih', 'leaf'),
  measuring: design('ruler', 'hexagon', 'squares', 'rose'),
  angles: design('protractor', 'octagon', 'rays', 'accent'),
  'big-numbers': design('abacus', 'tile', 'girih', 'leaf'),
  autumn: design('pomegranate', 'flower', 'rings', 'leaf'),
  'new-skills': design('kite', 'cloud', 'waves', 'sky'),
  'thirty-skills': design('feather', 'sun', 'girih', 'leaf'),
  patience: design('samovar', 'shamseh', 'rings', 'sky'),
  'four-weeks': design('cypress', 'arch', 'rings', 'turmeric'),
  'whole-grade': design('mountain', 'shield', 'rays', 'sky'),
  maze: design('paw', 'hexagon', 'rings', 'leaf'),
  'hard-question': design('walnut', 'octagon', 'girih', 'turmeric'),
  'with-a-hint': design('lantern', 'arch', 'girih', 'accent'),
  circles: design('compass', 'shamseh', 'rings', 'rose'),
  symmetry: design('butterfly', 'flower', 'rings', 'sky'),
  comparing: design('scales', 'hexagon', 'squares', 'sky'),
  'word-problems': design('magnifier', 'shield', 'waves', 'rose'),
  data: design('chart', 'tile', 'squares', 'accent'),
  volume: design('jug', 'khatam', 'waves', 'turmeric'),
  area: design('carpet', 'octagon', 'girih', 'sky'),
  'calm-session': design('windcatcher', 'arch', 'rays', 'sky'),
  'first-quiz': design('key', 'khatam', 'rays', 'rose'),
  spring: design('fish', 'cloud', 'waves', 'leaf'),
  'times-table': design('bridge', 'sun', 'waves', 'leaf'),
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
