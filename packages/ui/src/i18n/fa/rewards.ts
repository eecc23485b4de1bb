/** What each badge of the family is called and what it is given for, said to the child. */
export { badgeWords as faBadges } from '@mashq/curriculum/badges';

export interface BadgeArtMessages {
  /** Heard for the whole badge; `word` is «تازه», «هنوز نه» or null. */
  label: (title: string, tier: string, word: string | null) => string;
  bronze: string;
  silver: string;
  gold: string;
  new: string;
  locked: string;
}

export const faBadgeArt: BadgeArtMessages = {
  label: (title, tier, word) => `نشان ${title}، ${tier}${word === null ? '' : `، ${word}`}`,
  bronze: 'برنزی',
  silver: 'نقره‌ای',
  gold: 'طلایی',
  new: 'تازه',
  locked: 'هنوز نه',
};

export interface CupMeterMessages {
  /** Under the number of cups. */
  cups: string;
  /** Name of the bar. */
  next: string;
  /** Under the bar: how much is left. */
  left: (left: string) => string;
  /** Heard for the bar. */
  spoken: (value: string, max: string) => string;
  /** In place of what is left when nothing is. */
  full: string;
}

export const faCupMeter: CupMeterMessages = {
  cups: 'جام',
  next: 'تا جام بعدی',
  left: (left) => `${left} قدم مانده`,
  spoken: (value, max) => `${value} قدم از ${max} قدم`,
  full: 'این جام پر شد. آفرین!',
};

export interface StreakMessages {
  /** Name of the list of days. */
  week: string;
  /** After the number of days practiced. */
  days: string;
  /** After the number of days when the week has a goal. */
  daysOf: (goal: string) => string;
  /** Of each day, heard. */
  practised: (day: string) => string;
  rested: (day: string) => string;
  today: (day: string) => string;
  ahead: (day: string) => string;
  /** The kind line: before the first day, after days without practice, on a day with practice, at the goal. */
  begin: string;
  fresh: string;
  doneToday: string;
  goalReached: string;
}

export const faStreak: StreakMessages = {
  week: 'روزهای این هفته',
  days: 'روز تمرین در این هفته',
  daysOf: (goal) => `روز از هدف ${goal} روزهٔ این هفته`,
  practised: (day) => `${day}: تمرین کردی`,
  rested: (day) => `${day}: استراحت`,
  today: (day) => `${day}، امروز`,
  ahead: (day) => `${day}: در راه`,
  begin: 'هفتهٔ تازه، صفحهٔ تازه. هر وقت خواستی شروع کن.',
  fresh: 'هر روز یک شروع تازه است.',
  doneToday: 'امروز هم تمرین کردی. آفرین!',
  goalReached: 'به هدف این هفته رسیدی. آفرین!',
};

export interface RecentBadgesMessages {
  /** Under the plank, of the newest badge. */
  newest: (title: string, reason: string) => string;
  /** Under a plank without a badge. */
  empty: string;
}

export const faRecentBadges: RecentBadgesMessages = {
  newest: (title, reason) => `تازه: «${title}». ${reason}`,
  empty: 'اولین نشانت با اولین تمرین می‌آید.',
};

/** Default Persian strings of `Celebration`. */
export const faCelebration = { close: 'بستن' } as const;

/** A side as it is seen on the screen, whatever the reading direction. */
export type MazeSide = 'up' | 'right' | 'down' | 'left';

export interface MazeMessages {
  /** Name of the garden. */
  label: string;
  /** How it is walked, for anyone who hears it. */
  help: string;
  sides: Record<MazeSide, string>;
  /** Which ways are open, heard at each step; `sides` are joined by «و» already. */
  open: (sides: string) => string;
  /** Between two sides. */
  and: string;
  /** A step against a closed gate. */
  closedGate: string;
  /** How many gates are open. */
  gates: (open: string, all: string) => string;
  /** A step against a hedge. */
  wall: (side: string) => string;
  start: string;
  /** The way that is shown, heard. */
  hinted: (sides: string) => string;
  /** Between two steps of the shown way. */
  afterwards: string;
  solved: (steps: string) => string;
  steps: string;
  hint: string;
  restart: string;
  /** Name of the group of arrow buttons. */
  arrows: string;
  go: (side: string) => string;
}

export const faMaze: MazeMessages = {
  label: 'باغ پیچ‌درپیچ',
  help: 'با کلیدهای جهت‌نما راه برو. Home تو را به اول راه می‌برد.',
  sides: { up: 'بالا', right: 'راست', down: 'پایین', left: 'چپ' },
  open: (sides) => `می‌توانی به ${sides} بروی.`,
  and: ' و ',
  closedGate: 'دروازه بسته است. با یک جواب درست باز می‌شود.',
  gates: (open, all) => `${open} دروازه از ${all} باز است.`,
  wall: (side) => `به ${side} راه نیست.`,
  start: 'اول راهی.',
  hinted: (sides) => `راه از این طرف است: ${sides}.`,
  afterwards: '، بعد ',
  solved: (steps) => `رسیدی! با ${steps} قدم از باغ بیرون آمدی.`,
  steps: 'قدم',
  hint: 'راه را نشان بده',
  restart: 'از اول',
  arrows: 'راه رفتن',
  go: (side) => `برو به ${side}`,
};

export interface BadgeShelfMessages {
  /** Name of the filter. */
  filter: string;
  all: string;
  got: string;
  notYet: string;
  /** Beside a choice of the filter: how many it holds. */
  count: (word: string, count: string) => string;
  /** Name of the shelf. */
  total: (got: string, all: string) => string;
  /** After the number of badges that were got. */
  ofAll: (all: string) => string;
  /** Heard before the title of a badge. */
  badge: string;
  /** Under what a badge was given for. */
  gotOn: (date: string) => string;
  /** Over what a badge is given for, while it is not had. */
  howTo: string;
  emptyGot: string;
  emptyNotYet: string;
  close: string;
}

export const faBadgeShelf: BadgeShelfMessages = {
  filter: 'کدام نشان‌ها',
  all: 'همه',
  got: 'گرفته‌ام',
  notYet: 'هنوز نه',
  // lint-allow: latin-strings – both words come in Persian
  count: (word, count) => `${word} (${count})`,
  total: (got, all) => `${got} نشان از ${all} نشان`,
  ofAll: (all) => `از ${all} نشان`,
  badge: 'نشان',
  gotOn: (date) => `${date} گرفتی`,
  howTo: 'این نشان مال توست وقتی:',
  emptyGot: 'اولین نشانت با اولین تمرین می‌آید.',
  emptyNotYet: 'همهٔ نشان‌ها را گرفته‌ای. آفرین!',
  close: 'بستن',
};
