import type { SkillProgress } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { SkillProgressRow } from '../../progress/progress.ts';
import { StoredQuestion } from '../../questions/question-content.ts';

export const Child = v.object({
  studentId: v.string(),
  name: v.string(),
});
export type Child = v.InferOutput<typeof Child>;

/** A child's part of an assignment. */
export const ChildPart = v.object({
  ...Child.entries,
  isAssigned: v.boolean(),
  startedOver: v.number(),
});
export type ChildPart = v.InferOutput<typeof ChildPart>;

const byName = <Some extends Child>(children: readonly Some[]): Some[] =>
  [...children].sort((a, b) => persianOrder.compare(a.name, b.name));

/** The children of a class by name. */
export async function childrenOfClass({ query }: Session, schoolId: string, classId: string): Promise<Child[]> {
  return byName(
    await query(
      Child,
      sql`
      select a.id as "studentId", a.first_name || ' ' || a.last_name as name
      from enrolment e join account a on a.id = e.student_id
      where e.school_id = ${schoolId} and e.class_id = ${classId} and e.state = 'active'`,
    ),
  );
}

/** The children who have an assignment and are not excused, by name. */
export async function childrenOfWork({ query }: Session, schoolId: string, assignmentId: string): Promise<ChildPart[]> {
  return byName(
    await query(
      ChildPart,
      sql`
      select a.id as "studentId", a.first_name || ' ' || a.last_name as name, sa.assigned_at is not null as "isAssigned",
        sa.started_over as "startedOver"
      from student_assignment sa join account a on a.id = sa.student_id
      where sa.school_id = ${schoolId} and sa.assignment_id = ${assignmentId} and sa.excused_at is null`,
    ),
  );
}

const SeedOfWorkRow = v.object({ seed: v.number() });

export async function seedOfWork({ query }: Session, schoolId: string, assignmentId: string): Promise<number> {
  const [row] = await query(
    SeedOfWorkRow,
    sql`
    select seed from assignment where school_id = ${schoolId} and id = ${assignmentId}`,
  );
  return row?.seed ?? 0;
}

const OwnQuestion = v.object({
  ...StoredQuestion.entries,
  studentId: v.string(),
});
type OwnQuestion = v.InferOutput<typeof OwnQuestion>;

/** The questions that children were assigned, in order, but those that were withdrawn since. */
export function assignedQuestions({ query }: Session, schoolId: string, assignmentId: string): Promise<OwnQuestion[]> {
  return query(
    OwnQuestion,
    sql`
    select student_id as "studentId", skill_id as "skillId", level, seed, content from question
    where school_id = ${schoolId} and assignment_id = ${assignmentId} and similar_to is null and withdrawn_at is null
    order by student_id, position`,
  );
}

const ProgressRow = v.object({ ...SkillProgressRow.entries, studentId: v.string(), skillId: v.string() });

/** The progress of children in skills: by child, then by skill. */
export async function progressOfChildren(
  { query }: Session,
  schoolId: string,
  studentIds: readonly string[],
  skillIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, SkillProgress>>> {
  const found = await query(
    ProgressRow,
    sql`
    select student_id as "studentId", skill_id as "skillId", score, counted, tries, last_right as "lastRight",
      wrong_in_a_row as "wrongInARow", below_in_a_row as "belowInARow", rating, band, reviews_passed as "reviewsPassed"
    from skill_mastery
    where school_id = ${schoolId} and student_id = any(${sql.param([...studentIds])}::uuid[])
      and skill_id = any(${sql.param([...skillIds])}::text[])`,
  );
  const children = new Map<string, Map<string, SkillProgress>>();
  for (const { studentId, skillId, ...progress } of found) {
    const own = children.get(studentId) ?? new Map<string, SkillProgress>();
    children.set(studentId, own.set(skillId, progress));
  }
  return children;
}
