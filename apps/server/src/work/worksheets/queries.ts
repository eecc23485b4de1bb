import type { SkillProgress } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { Session } from '../../platform/db/database.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import type { StoredQuestion } from '../../questions/question-content.ts';

export interface Child {
  readonly studentId: string;
  readonly name: string;
}

/** A child's part of an assignment. */
export interface ChildPart extends Child {
  readonly isAssigned: boolean;
  readonly startedOver: number;
}

const byName = <Some extends Child>(children: readonly Some[]): Some[] =>
  [...children].sort((one, other) => persianOrder.compare(one.name, other.name));

/** The children of a class by name. */
export async function childrenOfClass({ rows }: Session, schoolId: string, classId: string): Promise<Child[]> {
  return byName(
    await rows<Child>(sql`
      select a.id as "studentId", a.first_name || ' ' || a.last_name as name
      from enrolment e join account a on a.id = e.student_id
      where e.school_id = ${schoolId} and e.class_id = ${classId} and e.state = 'active'`),
  );
}

/** The children who have an assignment and are not excused, by name. */
export async function childrenOfWork({ rows }: Session, schoolId: string, assignmentId: string): Promise<ChildPart[]> {
  return byName(
    await rows<ChildPart>(sql`
      select a.id as "studentId", a.first_name || ' ' || a.last_name as name, sa.assigned_at is not null as "isAssigned",
        sa.started_over as "startedOver"
      from student_assignment sa join account a on a.id = sa.student_id
      where sa.school_id = ${schoolId} and sa.assignment_id = ${assignmentId} and sa.excused_at is null`),
  );
}

export async function seedOfWork({ rows }: Session, schoolId: string, assignmentId: string): Promise<number> {
  const [row] = await rows<{ seed: number }>(sql`
    select seed from assignment where school_id = ${schoolId} and id = ${assignmentId}`);
  return row?.seed ?? 0;
}

interface OwnQuestion extends StoredQuestion {
  readonly studentId: string;
}

/** The questions that children were assigned, in order, but those that were withdrawn since. */
export function assignedQuestions({ rows }: Session, schoolId: string, assignmentId: string): Promise<OwnQuestion[]> {
  return rows<OwnQuestion>(sql`
    select student_id as "studentId", skill_id as "skillId", level, seed, content from question
    where school_id = ${schoolId} and assignment_id = ${assignmentId} and similar_to is null and withdrawn_at is null
    order by student_id, position`);
}

/** The progress of children in skills: by child, then by skill. */
export async function progressOfChildren(
  { rows }: Session,
  schoolId: string,
  studentIds: readonly string[],
  skillIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, SkillProgress>>> {
  const found = await rows<SkillProgress & { studentId: string; skillId: string }>(sql`
    select student_id as "studentId", skill_id as "skillId", score, counted, tries, last_right as "lastRight",
      wrong_in_a_row as "wrongInARow", below_in_a_row as "belowInARow", rating, band, reviews_passed as "reviewsPassed"
    from skill_mastery
    where school_id = ${schoolId} and student_id = any(${sql.param([...studentIds])}::uuid[])
      and skill_id = any(${sql.param([...skillIds])}::text[])`);
  const children = new Map<string, Map<string, SkillProgress>>();
  for (const { studentId, skillId, ...progress } of found) {
    const own = children.get(studentId) ?? new Map<string, SkillProgress>();
    children.set(studentId, own.set(skillId, progress));
  }
  return children;
}
