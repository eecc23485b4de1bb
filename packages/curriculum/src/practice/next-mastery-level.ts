import { type MasteryLevel, masteryLevels } from './mastery-levels.ts';
import { type LearningParameters, learningParameters } from './parameters.ts';
import type { SkillProgress } from './progress-types.ts';
import { fewestCounted, isLearned } from './score.ts';

/** How sure it is, from where on a skill is near, and below which what was learned is so no more. */
const nearScore = 0.6;

/** Missed one after another, at or below the target level, that take mastery: one says too little. */
const missesToLoseMastery = 2;

/** The band the evidence alone speaks for; mastery is given by reviews. */
function masteryLevelOf(evidence: Omit<SkillProgress, 'band'>, p: LearningParameters): MasteryLevel {
  if (evidence.tries === 0) return 'unseen';
  if (isLearned(evidence, p)) return 'learned';
  if (evidence.counted < fewestCounted) return 'starting';
  return evidence.score >= nearScore ? 'near' : 'learning';
}

/**
 * The band after one question. A miss takes one band at most, and without a miss no band is ever lost: nobody falls after a
 * right answer, or a half-right one, because of an earlier mistake. What was learned is kept while it is more likely known than not,
 * and mastery until two are missed in a row.
 */
export function nextMasteryLevel(
  before: MasteryLevel,
  evidence: Omit<SkillProgress, 'band'>,
  missed: boolean,
  p: LearningParameters = learningParameters,
): MasteryLevel {
  const isHeld =
    (before === 'mastered' && (evidence.wrongInARow < missesToLoseMastery || evidence.score >= nearScore)) ||
    (before === 'learned' && evidence.score >= nearScore);
  const lowest = masteryLevels.indexOf(before) - (missed && !isHeld ? 1 : 0);
  const now = masteryLevels.indexOf(masteryLevelOf(evidence, p));
  return masteryLevels[Math.max(lowest, now)] ?? before;
}
