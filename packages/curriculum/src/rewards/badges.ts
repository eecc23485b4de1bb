import { type Grade, mathBook } from '../books/books.ts';
import { availableSkills } from '../skills/index.ts';
import type { EarningKind } from './earnings.ts';

/** Everything the badges of a child depend on. Repeating what is mastered changes none of it. */
export interface RewardFacts {
  /** Skills that were learned once, also those forgotten since. */
  readonly learned: ReadonlySet<string>;
  /** Skills that were tried. */
  readonly tried: number;
  /** Own mistakes that the child corrected, without the solution, in skills that were not learned yet. */
  readonly corrected: number;
  /** Right answers found with hints, in skills that were not learned yet. */
  readonly hinted: number;
  /** Right answers at the third try or later, in skills that were not learned yet. */
  readonly persevered: number;
  /** Similar questions answered right after a worked solution. */
  readonly understood: number;
  /** Days of practice after a gap. */
  readonly returned: number;
  /** Days with practice from Mehr to Azar of one year. */
  readonly autumnDays: number;
  /** Days with practice in the holidays of Nowruz. */
  readonly nowruzDays: number;
  /** Weeks in which the weekly goal was reached. */
  readonly goalWeeks: number;
  /** Practice sessions and assigned work done to the end. */
  readonly finished: number;
  /** Practice sessions without a hurried first try. */
  readonly calmSessions: number;
  readonly quizzes: number;
  readonly mazes: number;
}

export const noRewardFacts: RewardFacts = {
  learned: new Set(),
  tried: 0,
  corrected: 0,
  hinted: 0,
  persevered: 0,
  understood: 0,
  returned: 0,
  autumnDays: 0,
  nowruzDays: 0,
  goalWeeks: 0,
  finished: 0,
  calmSessions: 0,
  quizzes: 0,
  mazes: 0,
};

/** Days of practice a child sets out for in a week. */
export const weeklyGoalDays = 3;

type Rule = (facts: RewardFacts) => boolean;

const atLeast =
  (name: Exclude<keyof RewardFacts, 'learned'>, count: number): Rule =>
  (facts) =>
    facts[name] >= count;

const learnedSkills =
  (count: number): Rule =>
  ({ learned }) =>
    learned.size >= count;

/** Learned so many skills whose titles are of a subject. */
const ofSubject =
  (title: RegExp, count: number): Rule =>
  ({ learned }) =>
    availableSkills().filter((skill) => title.test(skill.title) && learned.has(skill.id)).length >= count;

const GRADES: readonly Grade[] = [3, 4, 5, 6];

/** The skills of each chapter that has any. */
function chaptersOf(grade: Grade): string[][] {
  const own = availableSkills().filter((skill) => skill.place.grade === grade);
  return mathBook(grade)
    .chapters.map(({ number }) => own.filter(({ place }) => place.chapter === number).map(({ id }) => id))
    .filter((ids) => ids.length > 0);
}

const wholeChapter: Rule = ({ learned }) =>
  learned.size > 0 && GRADES.some((grade) => chaptersOf(grade).some((ids) => ids.every((id) => learned.has(id))));

const wholeGrade: Rule = ({ learned }) =>
  learned.size > 0 && GRADES.some((grade) => chaptersOf(grade).every((ids) => ids.every((id) => learned.has(id))));

/** What each badge is given for. A badge is given once and never taken back. */
export const badgeRules = {
  'first-practice': atLeast('finished', 1),
  'first-skill': learnedSkills(1),
  'own-correction': atLeast('corrected', 1),
  'welcome-back': atLeast('returned', 1),
  'whole-chapter': wholeChapter,
  clock: ofSubject(/ساعت|زمان/, 1),
  fractions: ofSubject(/کسر|مخلوط/, 3),
  measuring: ofSubject(/طول|اندازه‌گیری|سانتی‌متر|میلی‌متر/, 1),
  angles: ofSubject(/زاویه|نقاله/, 1),
  'big-numbers': ofSubject(/میلیون|میلیارد|رقمی|ارزش مکانی/, 2),
  autumn: atLeast('autumnDays', 10),
  'new-skills': atLeast('tried', 3),
  'thirty-skills': learnedSkills(30),
  patience: atLeast('understood', 1),
  'four-weeks': atLeast('goalWeeks', 4),
  'whole-grade': wholeGrade,
  maze: atLeast('mazes', 1),
  'hard-question': atLeast('persevered', 1),
  'with-a-hint': atLeast('hinted', 1),
  circles: ofSubject(/دایره|شعاع/, 1),
  symmetry: ofSubject(/تقارن|قرینه|متقارن/, 1),
  comparing: ofSubject(/مقایسه|بزرگ‌تر|کوچک‌تر/, 2),
  'word-problems': ofSubject(/مسئله|داستان/, 2),
  data: ofSubject(/نمودار|آمار|میانگین/, 1),
  volume: ofSubject(/حجم|گنجایش|لیتر/, 1),
  area: ofSubject(/مساحت|محیط/, 2),
  'calm-session': atLeast('calmSessions', 1),
  'first-quiz': atLeast('quizzes', 1),
  spring: atLeast('nowruzDays', 1),
  'times-table': ofSubject(/ضرب/, 3),
} as const satisfies Record<string, Rule>;

export type BadgeName = keyof typeof badgeRules;

export const badgeNames = Object.keys(badgeRules) as readonly BadgeName[];

/** The badges that facts are enough for, in the order they are shown in. */
export function earnedBadges(facts: RewardFacts): BadgeName[] {
  return badgeNames.filter((name) => badgeRules[name](facts));
}

/**
 * The one badge that earnings of a kind count for: a child who has it gets no badge by earning this again. Null where they count for
 * none. Learning and coming back are not here: several badges count them.
 */
export const badgeOfEarning: Readonly<Record<Exclude<EarningKind, 'learned' | 'returned'>, BadgeName | null>> = {
  reviewed: null,
  corrected: 'own-correction',
  hinted: 'with-a-hint',
  persevered: 'hard-question',
  understood: 'patience',
};
