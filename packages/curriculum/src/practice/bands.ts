import { fewestCounted, learnedScore } from './score.ts';

/** How far a student is in a skill, lowest first. */
export const bands = ['unseen', 'starting', 'learning', 'near', 'learned', 'mastered'] as const;

export type Band = (typeof bands)[number];

interface BandWords {
  /** What the student sees. */
  readonly title: string;
  /** The school's descriptive evaluation (ارزشیابی توصیفی); null while nothing is judged. */
  readonly descriptive: string | null;
  /** Quarters of the meter. */
  readonly quarters: 0 | 1 | 2 | 3 | 4;
}

/** Persian names of the bands and the descriptive level each stands for. */
export const bandWords: Readonly<Record<Band, BandWords>> = {
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
function bandOf({ score, counted, tries, reviewsPassed }: Evidence): Band {
  if (tries === 0) return 'unseen';
  if (counted < fewestCounted) return 'starting';
  if (score >= learnedScore) return reviewsPassed > 0 ? 'mastered' : 'learned';
  return score >= nearScore ? 'near' : 'learning';
}

/**
 * The band after one question. A miss takes one band at most (one slip takes .90 to .72, two bands by the score alone), and
 * without a counted miss no band is ever lost: nobody falls after a right answer because of an earlier slip.
 */
export function nextBand(before: Band, evidence: Evidence, missed: boolean): Band {
  const lowest = bands.indexOf(before) - (missed ? 1 : 0);
  const now = bands.indexOf(bandOf(evidence));
  return bands[Math.max(lowest, now)] ?? before;
}
