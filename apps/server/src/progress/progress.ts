import type { DescriptiveLevel } from '@mashq/api/contract';
import { type MasteryLevel, rested, type SkillProgress } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import { daysBetween } from '../platform/calendar.ts';
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

const ProgressRow = v.object({ ...SkillProgressRow.entries, skillId: v.string(), lastAt: v.date() });

type Student = Pick<Actor, 'id' | 'schoolId'>;

async function progressRows({ query }: Session, { id, schoolId }: Student, skillIds: readonly string[]) {
  if (skillIds.length === 0) return [];
  return query(
    ProgressRow,
    sql`
    select skill_id as "skillId", score, counted, tries, last_right as "lastRight", wrong_in_a_row as "wrongInARow",
      below_in_a_row as "belowInARow", rating, band, reviews_passed as "reviewsPassed", last_at as "lastAt"
    from skill_mastery
    where school_id = ${schoolId} and student_id = ${id} and skill_id = any(${sql.param([...skillIds])}::text[])`,
  );
}

/** A child's progress in the skills it has begun, by skill id: one query. */
export async function readProgress(
  session: Session,
  student: Student,
  skillIds: readonly string[],
): Promise<ReadonlyMap<string, SkillProgress>> {
  const found = await progressRows(session, student, skillIds);
  return new Map(found.map(({ skillId, lastAt: _lastAt, ...progress }) => [skillId, progress]));
}

/** `readProgress` with what may be forgotten since: for choosing questions. What people see of a skill is not less by time alone. */
export async function readRestedProgress(
  session: Session,
  student: Student,
  skillIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SkillProgress>> {
  const found = await progressRows(session, student, skillIds);
  return new Map(
    found.map(({ skillId, lastAt, ...progress }) => [skillId, rested(progress, daysBetween(lastAt, now))]),
  );
}

const LEVEL_OF_BAND: Readonly<Record<MasteryLevel, DescriptiveLevel>> = {
  unseen: null,
  starting: null,
  learning: 'needs-work',
  near: 'acceptable',
  learned: 'good',
  mastered: 'very-good',
};

/** The level of the descriptive evaluation that a band of mastery stands for; null while nothing is assessed. */
export const descriptiveLevelOf = (band: MasteryLevel): DescriptiveLevel => LEVEL_OF_BAND[band];
