import type { SkillMasterySchema } from '@mashq/api/contract';
import { newProgress, questionsToLearn, type SkillProgress, skillById } from '@mashq/curriculum';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';

export type SkillMastery = InferOutput<typeof SkillMasterySchema>;

/** Questions until the skill is learned, while an honest estimate exists: begun and not yet learned. */
export function estimateOf(skillId: string, progress: SkillProgress): number | null {
  const { band } = progress;
  if (band !== 'starting' && band !== 'learning' && band !== 'near') return null;
  return questionsToLearn(progress, skillById(skillId)?.guessable ?? null);
}

/** A child's progress in a skill as people see it: band, number of first tries, estimate. */
export function masteryView(skillId: string, progress: SkillProgress = newProgress): SkillMastery {
  return { skill_id: skillId, band: progress.band, n: progress.tries, estimate: estimateOf(skillId, progress) };
}

/** A mastery as the contract has it, written by the database from `skill_mastery st`, which may be missing. */
export function masteryJson(skillId: SQL): SQL {
  return sql`json_build_object('skill_id', ${skillId}, 'band', coalesce(st.band, 'unseen'),
    'n', coalesce(st.tries, 0), 'estimate', st.estimate)`;
}
