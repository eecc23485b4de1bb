import type { SkillProgress } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { Session } from '../db/database.ts';

/** A child's progress in the skills it has begun, by skill id: one query. */
export async function readProgress(
  { rows }: Session,
  studentId: string,
  skillIds: readonly string[],
): Promise<ReadonlyMap<string, SkillProgress>> {
  if (skillIds.length === 0) return new Map();
  const found = await rows<SkillProgress & { skillId: string }>(sql`
    select skill_id as "skillId", score, counted, tries, last_right as "lastRight", wrong_in_a_row as "wrongInARow",
      below_in_a_row as "belowInARow", rating, band, reviews_passed as "reviewsPassed"
    from skill_standing
    where student_id = ${studentId} and skill_id = any(${sql.param([...skillIds])}::text[])`);
  return new Map(found.map(({ skillId, ...progress }) => [skillId, progress]));
}
