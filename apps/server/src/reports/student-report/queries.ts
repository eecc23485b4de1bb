import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import { textAs } from '../../platform/db/row.ts';
import type { StoredDescriptiveLevel } from '../../platform/db/schema/index.ts';
import { LEARNED, practiceCounts } from '../../questions/measures.ts';

/** What came of questions; a question is counted once, at its first try. */
export const Outcome = v.object({
  done: v.number(),
  /** Those whose results the child may know. */
  judged: v.number(),
  firstTryRight: v.number(),
  right: v.number(),
  /** Those with a hint before the first try. */
  hinted: v.number(),
  /** Those whose results are not out yet. */
  waiting: v.number(),
});
export type Outcome = v.InferOutput<typeof Outcome>;

export const PracticedHour = v.object({
  ...Outcome.entries,
  /** Hours since the start, the first is 0. */
  hour: v.number(),
  /** Answers that count, further tries included. */
  answers: v.number(),
  /** Milliseconds of attention of all answers. */
  activeMs: v.number(),
});
export type PracticedHour = v.InferOutput<typeof PracticedHour>;

/**
 * A withdrawn form counts for the child alone, never against it; where results are hidden, nothing is said of them before
 * they were counted.
 */
const JUDGED = sql`a.first_try and q.counted_at is not null and (q.withdrawn_at is null or q.first_try_right)`;

const OUTCOME = sql`
  ${practiceCounts.answered} as done,
  count(*) filter (where ${JUDGED})::int as judged,
  ${practiceCounts.firstTryRight} as "firstTryRight",
  count(*) filter (where ${JUDGED} and q.state in ('right', 'corrected'))::int as "right",
  count(*) filter (where a.first_try and a.hints_opened > 0)::int as hinted, ${practiceCounts.waiting} as waiting`;

const answersSince = ({ id, schoolId }: Actor, start: Date) => sql`
  from attempt a join question q on q.school_id = a.school_id and q.id = a.question_id
  where a.school_id = ${schoolId} and a.student_id = ${id} and a.late_reason is null
    and a.answered_at >= ${start.toISOString()}::timestamptz`;

/** What the child did in each hour since a midnight in Tehran; one query. */
export function practicedHours({ query }: Session, actor: Actor, start: Date): Promise<PracticedHour[]> {
  return query(
    PracticedHour,
    sql`
    select floor(extract(epoch from a.answered_at - ${start.toISOString()}::timestamptz) / 3600)::int as hour, ${OUTCOME},
      ${practiceCounts.answers} as answers,
      sum(a.active_ms)::float8 as "activeMs"
    ${answersSince(actor, start)}
    group by 1 order by 1`,
  );
}

export const PracticedSkillOutcome = v.object({
  ...Outcome.entries,
  skillId: v.string(),
});
export type PracticedSkillOutcome = v.InferOutput<typeof PracticedSkillOutcome>;

/** What the child did in each skill since a moment; one query. */
export function practicedSkillOutcomes(
  { query }: Session,
  actor: Actor,
  start: Date,
): Promise<PracticedSkillOutcome[]> {
  return query(
    PracticedSkillOutcome,
    sql`
    select a.skill_id as "skillId", ${OUTCOME} ${answersSince(actor, start)}
    group by 1 having count(*) filter (where a.first_try) > 0`,
  );
}

const SkillRow = v.object({ skillId: v.string() });

/** The skills that the child learned since a moment and that are learned now; one query. */
export async function newlyLearned(
  { query }: Session,
  { id, schoolId }: Actor,
  start: Date,
): Promise<ReadonlySet<string>> {
  const found = await query(
    SkillRow,
    sql`
    select st.skill_id as "skillId" from skill_mastery st
    where st.school_id = ${schoolId} and st.student_id = ${id} and ${LEARNED}
      and st.learned_at >= ${start.toISOString()}::timestamptz`,
  );
  return new Set(found.map(({ skillId }) => skillId));
}

const TeacherLevelsRow = v.object({ skillId: v.string(), level: textAs<StoredDescriptiveLevel>() });

/** The descriptive levels that teachers set for the child, by skill id; one query. */
export async function teacherLevels(
  { query }: Session,
  { id, schoolId }: Actor,
): Promise<ReadonlyMap<string, StoredDescriptiveLevel>> {
  const found = await query(
    TeacherLevelsRow,
    sql`
    select skill_id as "skillId", level from student_skill_level
    where school_id = ${schoolId} and student_id = ${id}`,
  );
  return new Map(found.map(({ skillId, level }) => [skillId, level]));
}
