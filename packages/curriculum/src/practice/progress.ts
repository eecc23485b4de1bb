import type { Verdict } from '../model/index.ts';
import { startingRating, updatedRating } from './level.ts';
import { nextMasteryLevel } from './next-mastery-level.ts';
import { movesScore, startingScore, updatedScore } from './score.ts';
import type { FirstTry, SkillProgress } from './skill-progress.ts';

/** A student who has not seen the skill yet. */
export const newProgress: SkillProgress = {
  score: startingScore,
  counted: 0,
  lastRight: false,
  tries: 0,
  wrongInARow: 0,
  belowInARow: 0,
  rating: startingRating,
  band: 'unseen',
  reviewsPassed: 0,
};

/**
 * What a first try is worth: right 1, wrong 0, partial its share, and 0 with a hint opened. Null for an invalid input, which is
 * no try. A correction on the second try is praised but changes nothing.
 */
export function firstTryValue(verdict: Verdict, hintUsed: boolean): number | null {
  switch (verdict.verdict) {
    case 'invalid':
      return null;
    case 'right':
      return hintUsed ? 0 : 1;
    case 'partial':
      return hintUsed ? 0 : verdict.right / verdict.outOf;
    case 'wrong':
      return 0;
  }
}

/** Progress after a first try. */
export function recordFirstTry(before: SkillProgress, attempt: FirstTry): SkillProgress {
  const { level, targetLevel, value } = attempt;
  const right = value === 1;
  const counts = movesScore(attempt);
  const alarming = value === 0 && level <= targetLevel;
  const score = counts ? updatedScore(before.score, attempt) : before.score;
  const counted = before.counted + (counts ? 1 : 0);
  const tries = before.tries + 1;
  const kept = { score, counted, tries, reviewsPassed: counts && !right ? 0 : before.reviewsPassed };
  return {
    ...kept,
    lastRight: counts ? right : before.lastRight,
    wrongInARow: alarming ? before.wrongInARow + 1 : value > 0 ? 0 : before.wrongInARow,
    belowInARow: level < targetLevel ? before.belowInARow + 1 : 0,
    rating: updatedRating(before, attempt),
    band: nextMasteryLevel(before.band, kept, counts && !right),
  };
}

/** Days between one passed review and the next (about a day, a week, a month; after the last, a month again). */
export const reviewGapsInDays: readonly number[] = [1, 7, 30];

/** Days to wait before the next mixed review of a learned skill. */
export function daysToNextReview({ reviewsPassed }: Pick<SkillProgress, 'reviewsPassed'>): number {
  return reviewGapsInDays[Math.min(reviewsPassed, reviewGapsInDays.length - 1)] ?? 1;
}

/**
 * Progress after a question of a mixed review, `days` after the skill was learned or last reviewed. Only a right answer after at
 * least the due gap makes «مسلط»; a miss takes one band at most and starts the reviews again.
 */
export function recordReview(before: SkillProgress, attempt: FirstTry, days: number): SkillProgress {
  const after = recordFirstTry(before, attempt);
  const learned = before.band === 'learned' || before.band === 'mastered';
  if (attempt.value !== 1 || !learned || days < daysToNextReview(before)) return after;
  return { ...after, reviewsPassed: before.reviewsPassed + 1, band: 'mastered' };
}
