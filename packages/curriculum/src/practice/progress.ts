import type { Verdict } from '../model/index.ts';
import { firstBelief, isEvidence, updatedBelief } from './belief.ts';
import { nextMasteryLevel } from './next-mastery-level.ts';
import { type LearningParameters, learningParameters } from './parameters.ts';
import type { FirstTry, SkillProgress } from './progress-types.ts';

/** A student who has not seen the skill yet, by other parameters than the product's. */
export const newProgressBy = (p: LearningParameters): SkillProgress => ({
  ...firstBelief(p),
  counted: 0,
  lastRight: false,
  tries: 0,
  wrongInARow: 0,
  belowInARow: 0,
  band: 'unseen',
  reviewsPassed: 0,
});

/** A student who has not seen the skill yet. */
export const newProgress: SkillProgress = newProgressBy(learningParameters);

/**
 * What a first try is worth: right 1, wrong 0, partial its share. Null for an invalid input, which is no try. A correction on the
 * second try is praised but changes nothing.
 */
export function firstTryValue(verdict: Verdict): number | null {
  switch (verdict.verdict) {
    case 'invalid':
      return null;
    case 'right':
      return 1;
    case 'partial':
      return verdict.right / verdict.outOf;
    case 'wrong':
      return 0;
  }
}

/** Progress after a first try. */
export function recordFirstTry(
  before: SkillProgress,
  attempt: FirstTry,
  p: LearningParameters = learningParameters,
): SkillProgress {
  const { level, targetLevel, value } = attempt;
  const says = isEvidence(attempt);
  const counts = says && level === targetLevel;
  const missed = value === 0 && level <= targetLevel;
  const kept = {
    ...updatedBelief(before, attempt, p),
    counted: before.counted + (counts ? 1 : 0),
    lastRight: counts ? value === 1 : before.lastRight,
    tries: before.tries + 1,
    wrongInARow: missed ? before.wrongInARow + 1 : says && value > 0 ? 0 : before.wrongInARow,
    belowInARow: level < targetLevel ? before.belowInARow + 1 : 0,
    // A miss brings the next review nearer; it does not undo all that was passed before.
    reviewsPassed: missed ? Math.max(0, before.reviewsPassed - 1) : before.reviewsPassed,
  };
  return { ...kept, band: nextMasteryLevel(before.band, kept, missed, p) };
}

/** Days between one passed review and the next (about a day, a week, a month; after the last, a month again). */
export const reviewGapsInDays: readonly number[] = [1, 7, 30];

/** Days to wait before the next mixed review of a learned skill. */
export function daysToNextReview({ reviewsPassed }: Pick<SkillProgress, 'reviewsPassed'>): number {
  return reviewGapsInDays[Math.min(reviewsPassed, reviewGapsInDays.length - 1)] ?? 1;
}

/** Reviews passed one after another that make mastery: where a guess may do, one is too little. */
const reviewsToMaster = (guessable: number | null) => (guessable === null ? 1 : 2);

/**
 * Progress after a question of a mixed review, `days` after the skill was learned or last reviewed. It is passed by a right
 * answer without a hint, at the target level or above, after at least the due gap.
 */
export function recordReview(
  before: SkillProgress,
  attempt: FirstTry,
  days: number,
  p: LearningParameters = learningParameters,
): SkillProgress {
  const after = recordFirstTry(before, attempt, p);
  const learned = before.band === 'learned' || before.band === 'mastered';
  const passes = attempt.value === 1 && !attempt.hinted && attempt.level >= attempt.targetLevel;
  if (!passes || !learned || days < daysToNextReview(before)) return after;
  const reviewsPassed = before.reviewsPassed + 1;
  const isMastered = reviewsPassed >= reviewsToMaster(attempt.guessable);
  return { ...after, reviewsPassed, band: isMastered ? 'mastered' : after.band };
}
