/** What fills cups. Everything of it is given once for its reason; easy answers in mastered skills are nothing of it. */
export const earningKinds = [
  'learned',
  'reviewed',
  'corrected',
  'hinted',
  'persevered',
  'understood',
  'returned',
] as const;

export type EarningKind = (typeof earningKinds)[number];

/** Steps towards a cup. */
export const earningSteps: Readonly<Record<EarningKind, number>> = {
  learned: 5,
  reviewed: 3,
  persevered: 2,
  corrected: 2,
  returned: 2,
  understood: 1,
  hinted: 1,
};

export const stepsPerCup = 10;

/** An answer, and what is known of its skill before and after it. */
export interface EarningAnswer {
  readonly isRight: boolean;
  /** Tries on the question before this one. */
  readonly triesBefore: number;
  readonly hintsOpened: number;
  readonly sawSolution: boolean;
  /** The question was made after the solution of another. */
  readonly isSimilar: boolean;
  /** The skill is learned or mastered already. */
  readonly isLearnedBefore: boolean;
  /** The skill was learned once, perhaps forgotten since. */
  readonly wasEverLearned: boolean;
  readonly isLearnedAfter: boolean;
  /** The answer passed a spaced review. */
  readonly passedReview: boolean;
}

/** What an answer earns; most earn nothing. */
export function earningsOf(answer: EarningAnswer): EarningKind[] {
  if (!answer.isRight) return [];
  const kinds: EarningKind[] = [];
  if (!answer.wasEverLearned && answer.isLearnedAfter) kinds.push('learned');
  if (answer.passedReview) kinds.push('reviewed');
  // Also of a skill that was forgotten: mistakes made on purpose would be worth something.
  if (answer.isLearnedBefore || answer.wasEverLearned) return kinds;
  if (answer.isSimilar && answer.triesBefore === 0) kinds.push('understood');
  if (answer.sawSolution) return kinds;
  if (answer.triesBefore > 0) kinds.push('corrected');
  if (answer.triesBefore > 1) kinds.push('persevered');
  if (answer.hintsOpened > 0) kinds.push('hinted');
  return kinds;
}

export const cupBands = ['top-tenth', 'top-quarter', 'taking-part'] as const;
export type CupBand = (typeof cupBands)[number];

/** Fewer children in a band would be a rank. */
const MIN_FOR_BANDS = 8;

/** The band of a child among its class in one period; null before its first step. Equal steps are one band. */
export function cupBand(own: number, ofClass: readonly number[]): CupBand | null {
  if (own <= 0) return null;
  if (ofClass.length < MIN_FOR_BANDS) return 'taking-part';
  const above = ofClass.filter((steps) => steps > own).length / ofClass.length;
  if (above < 0.1) return 'top-tenth';
  return above < 0.25 ? 'top-quarter' : 'taking-part';
}
