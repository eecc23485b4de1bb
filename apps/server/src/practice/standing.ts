import type { SkillStandingSchema } from '@mashq/api/contract';
import { newProgress, rightAnswersToLearn, type SkillProgress } from '@mashq/curriculum';
import type { InferOutput } from 'valibot';

export type SkillStanding = InferOutput<typeof SkillStandingSchema>;

/** A child's progress in a skill as people see it: band, number of first tries, and the estimate while it is honest. */
export function standingView(skillId: string, progress: SkillProgress = newProgress): SkillStanding {
  const { band, tries } = progress;
  const underWay = band === 'starting' || band === 'learning' || band === 'near';
  return { skill_id: skillId, band, n: tries, estimate: underWay ? rightAnswersToLearn(progress) : null };
}
