import type { MasteryLevel, SkillProgress } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import type { Session } from '../platform/db/database.ts';
import { textAs } from '../platform/db/row.ts';

/** A `SkillProgress` as `skill_mastery` keeps it, each column under its name of the curriculum. */
export const SkillProgressRow = v.object({
  score: v.number(),
  counted: v.number(),
  lastRight: v.boolean(),
  tries: v.number(),
  wrongInARow: v.number(),
  belowInARow: v.number(),
  rating: v.number(),
  band: textAs<MasteryLevel>(),
  reviewsPassed: v.number(),
});

const ProgressRow = v.object({ ...SkillProgressRow.entries, skillId: v.string() });

/** A child's progress in the skills it has begun, by skill id: one query. */
export async function readProgress(
  { query }: Session,
  { id, schoolId }: Pick<Actor, 'id' | 'schoolId'>,
  skillIds: readonly string[],
): Promise<ReadonlyMap<string, SkillProgress>> {
  if (skillIds.length === 0) return new Map();
  const found = await query(
    ProgressRow,
    sql`
    select skill_id as "skillId", score, counted, tries, last_right as "lastRight", wrong_in_a_row as "wrongInARow",
      below_in_a_row as "belowInARow", rating, band, reviews_passed as "reviewsPassed"
    from skill_mastery
    where school_id = ${schoolId} and student_id = ${id} and skill_id = any(${sql.param([...skillIds])}::text[])`,
  );
  return new Map(found.map(({ skillId, ...progress }) => [skillId, progress]));
}
