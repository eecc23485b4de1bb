import { type MasteryLevel, masteryLevels } from './mastery-levels.ts';
import { fewestCounted, learnedScore } from './score.ts';

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
