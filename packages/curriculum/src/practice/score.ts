import { type LearningParameters, learningParameters } from './parameters.ts';
import type { SkillProgress } from './progress-types.ts';

/** Counted tries below which nothing is assessed. */
export const fewestCounted = 3;

type Evidence = Pick<SkillProgress, 'score' | 'counted' | 'lastRight'>;

/**
 * Learned: known for sure, by three tries or more at the target level itself, the last one right. What is shown at other levels
 * alone does not make a skill learned, however often it is right.
 */
export function isLearned(
  { score, counted, lastRight }: Evidence,
  p: LearningParameters = learningParameters,
): boolean {
  return score >= p.learned && counted >= p.least && lastRight;
}
