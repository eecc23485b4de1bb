import { fewestCounted, learnedScore } from './score.ts';

/** How far a student is in a skill, lowest first. */
export const masteryLevels = ['unseen', 'starting', 'learning', 'near', 'learned', 'mastered'] as const;

export type MasteryLevel = (typeof masteryLevels)[number];

interface MasteryLevelNames {
  /** What the student sees. */
  readonly title: string;
  /** The school's descriptive evaluation (ارزشیابی توصیفی); null while nothing is assessed. */
  readonly descriptive: string | null;
  /** Quarters of the meter. */
  readonly quarters: 0 | 1 | 2 | 3 | 4;
}

/** Persian names of the bands and the descriptive level each stands for. */
export const masteryLevelNames: Readonly<Record<MasteryLevel, MasteryLevelNames>> = {
  unseen: { title: 'ندیده', descriptive: null, quarters: 0 },
  starting: { title: 'در حال شروع', descriptive: null, quarters: 0 },
  learning: { title: 'در حال یادگیری', descriptive: 'نیاز به آموزش و تلاش بیشتر', quarters: 1 },
  near: { title: 'نزدیک', descriptive: 'قابل قبول', quarters: 2 },
  learned: { title: 'یاد گرفته', descriptive: 'خوب', quarters: 3 },
  mastered: { title: 'مسلط', descriptive: 'خیلی خوب', quarters: 4 },
};

interface Evidence {
  readonly score: number;
  readonly counted: number;
  readonly tries: number;
  readonly reviewsPassed: number;
}

const nearScore = 0.6;

/** The band the evidence alone speaks for. */
function masteryLevelOf({ score, counted, tries, reviewsPassed }: Evidence): MasteryLevel {
  if (tries === 0) return 'unseen';
  if (counted < fewestCounted) return 'starting';
  if (score >= learnedScore) return reviewsPassed > 0 ? 'mastered' : 'learned';
  return score >= nearScore ? 'near' : 'learning';
}

/**
 * The band after one question. A miss takes one band at most (one misconception takes .90 to .72, two bands by the score alone), and
 * without a counted miss no band is ever lost: nobody falls after a right answer because of an earlier misconception.
 */
export function nextMasteryLevel(before: MasteryLevel, evidence: Evidence, missed: boolean): MasteryLevel {
  const lowest = masteryLevels.indexOf(before) - (missed ? 1 : 0);
  const now = masteryLevels.indexOf(masteryLevelOf(evidence));
  return masteryLevels[Math.max(lowest, now)] ?? before;
}
