import type { Level, Question } from '@mashq/curriculum';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../platform/db/database.ts';
import { numberAs } from '../platform/db/row.ts';

/**
 * A condition on answers (`attempt`, or its alias given): it says something of its child. Not of one that came too late, nor to a
 * question that was withdrawn.
 */
export function counts(schoolId: string, answer: SQL = sql`attempt`): SQL {
  return sql`${answer}.late_reason is null and not exists (
    select from question withdrawn
    where withdrawn.school_id = ${schoolId} and withdrawn.id = ${answer}.question_id
      and withdrawn.withdrawn_at is not null)`;
}

/**
 * Whether the misconception of an answer `a` is confirmed: the child has shown it in another question too, whatever that belongs to.
 * Once may be a slip that happens to give the same.
 */
export const isConfirmed = (schoolId: string): SQL => sql`exists (
  select from attempt elsewhere
  where elsewhere.school_id = ${schoolId} and elsewhere.student_id = a.student_id and elsewhere.skill_id = a.skill_id
    and elsewhere.misconception_id = a.misconception_id and elsewhere.question_id <> a.question_id
    and ${counts(schoolId, sql`elsewhere`)})`;

/** After so many days a single mistake is no longer asked about. */
const FRESH_DAYS = 14;

const ToConfirm = v.object({ skillId: v.string(), misconceptionId: v.string(), level: numberAs<Level>() });
export type ToConfirm = v.InferOutput<typeof ToConfirm>;

/**
 * Of each skill, by id, the misconception that a next question can confirm or refute: shown at the newest first try of the skill, and in
 * no other question. Answers whose result was hidden when they came are left out: what is asked next must not give them away.
 */
export async function toConfirm(
  { query }: Session,
  { schoolId, studentId }: { schoolId: string; studentId: string },
  skillIds: readonly string[],
  now: Date,
): Promise<Map<string, ToConfirm>> {
  const found = await query(
    ToConfirm,
    sql`
    select a.skill_id as "skillId", a.misconception_id as "misconceptionId", a.level
    from (
      select distinct on (skill_id) * from attempt
      where school_id = ${schoolId} and student_id = ${studentId} and skill_id = any(${sql.param([...skillIds])}::text[])
        and first_try and reply->>'verdict' is distinct from 'stored' and answered_at > ${now}::timestamptz - ${FRESH_DAYS} * interval '1 day'
      order by skill_id, answered_at desc, id
    ) a
    where a.misconception_id is not null and ${counts(schoolId, sql`a`)} and not ${isConfirmed(schoolId)}`,
  );
  return new Map(found.map((one) => [one.skillId, one]));
}

/** Whether an answer to the question can show the misconception. */
export function canShow({ misconceptions }: Question, misconceptionId: string): boolean {
  return misconceptions.some(({ id, unclear }) => id === misconceptionId && unclear === undefined);
}
