import { sql } from 'drizzle-orm';
import { notFound, unprocessable } from '../app-error.ts';
import type { Session } from '../db/database.ts';
import type { AssignmentTarget } from '../db/schema/index.ts';
import type { PlannedGroup } from './plan.ts';

interface Wanted {
  readonly groupIds: readonly string[];
  readonly studentIds: readonly string[];
}

interface Target {
  readonly target: AssignmentTarget;
  readonly groups: readonly PlannedGroup[];
}

/** Those of some children who are in a class now; throws `not-found` where one is not. */
export async function requireInClass(
  { rows }: Session,
  schoolId: string,
  classId: string,
  studentIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(studentIds)];
  const found = await rows(sql`
    select student_id from enrolment
    where school_id = ${schoolId} and class_id = ${classId} and state = 'active'
      and student_id = any(${sql.param(wanted)}::uuid[])`);
  if (found.length < wanted.length) throw notFound('این دانش‌آموز در این کلاس نیست.');
}

/** Whom work is for: the class, groups of it with their children of now, or single children. */
export async function resolveTarget(
  session: Session,
  schoolId: string,
  classId: string,
  { groupIds, studentIds }: Wanted,
): Promise<Target> {
  if (groupIds.length > 0 && studentIds.length > 0) {
    throw unprocessable('target-twice', 'یا گروه‌ها را انتخاب کنید یا دانش‌آموزان را، نه هر دو.');
  }
  if (studentIds.length > 0) {
    await requireInClass(session, schoolId, classId, studentIds);
    return { target: 'students', groups: [{ name: '', groupId: null, skillIds: [], studentIds }] };
  }
  if (groupIds.length === 0) return { target: 'class', groups: [] };
  const wanted = [...new Set(groupIds)];
  const found = await session.rows<{ groupId: string; name: string; studentIds: string[] }>(sql`
    select g.id as "groupId", g.name, array(
      select m.student_id from class_group_student m
      join enrolment e on e.school_id = m.school_id and e.class_id = g.class_id and e.student_id = m.student_id and e.state = 'active'
      where m.school_id = g.school_id and m.group_id = g.id order by m.student_id) as "studentIds"
    from class_group g
    where g.school_id = ${schoolId} and g.class_id = ${classId} and g.archived_at is null
      and g.id = any(${sql.param(wanted)}::uuid[])
    order by g.created_at, g.id`);
  if (found.length < wanted.length) throw notFound('این گروه پیدا نشد.');
  return { target: 'groups', groups: found.map((group) => ({ ...group, skillIds: [] })) };
}
