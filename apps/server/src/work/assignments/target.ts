import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { notFound, unprocessable } from '../../platform/app-error.ts';
import type { Session } from '../../platform/db/database.ts';
import { IdRow } from '../../platform/db/row.ts';
import type { AssignmentTarget } from '../../platform/db/schema/index.ts';
import type { PlannedGroup } from './assignment-content.ts';
import type { AssignmentRow } from './teacher-queries.ts';

interface Wanted {
  readonly groupIds: readonly string[];
  readonly studentIds: readonly string[];
}

interface Target {
  readonly target: AssignmentTarget;
  readonly groups: readonly PlannedGroup[];
}

/** Those of some children who are in a class now. */
export async function childrenInClass(
  { query }: Session,
  schoolId: string,
  classId: string,
  studentIds: readonly string[],
): Promise<string[]> {
  const found = await query(
    IdRow,
    sql`
    select student_id as id from enrolment
    where school_id = ${schoolId} and class_id = ${classId} and state = 'active'
      and student_id = any(${sql.param([...new Set(studentIds)])}::uuid[])
    order by student_id`,
  );
  return found.map(({ id }) => id);
}

/** Throws `not-found` where one of some children is not in a class now. */
export async function requireInClass(
  session: Session,
  schoolId: string,
  classId: string,
  studentIds: readonly string[],
): Promise<void> {
  const found = await childrenInClass(session, schoolId, classId, studentIds);
  if (found.length < new Set(studentIds).size) throw notFound('این دانش‌آموز در این کلاس نیست.');
}

/** A group as work has it already. */
export type KnownGroup = Pick<AssignmentRow['groups'][number], 'group_id' | 'name' | 'student_ids'>;

const ResolveTargetRow = v.object({ groupId: v.string(), name: v.string(), studentIds: v.array(v.string()) });

/**
 * Whom work is for: the class, groups of it with their children of now, or single children. A group that was deleted since is
 * taken where the work has it already (`known`), with the children it had then who are in the class still.
 */
export async function resolveTarget(
  session: Session,
  schoolId: string,
  classId: string,
  { groupIds, studentIds }: Wanted,
  known: readonly KnownGroup[] = [],
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
  const found = await session.query(
    ResolveTargetRow,
    sql`
    select g.id as "groupId", g.name, array(
      select m.student_id from class_group_student m
      join enrolment e on e.school_id = m.school_id and e.class_id = g.class_id and e.student_id = m.student_id and e.state = 'active'
      where m.school_id = g.school_id and m.group_id = g.id order by m.student_id) as "studentIds"
    from class_group g
    where g.school_id = ${schoolId} and g.class_id = ${classId} and g.archived_at is null
      and g.id = any(${sql.param(wanted)}::uuid[])
    order by g.created_at, g.id`,
  );
  const isFound = new Set(found.map(({ groupId }) => groupId));
  const deleted = known.filter(({ group_id: id }) => id !== null && wanted.includes(id) && !isFound.has(id));
  if (found.length + deleted.length < wanted.length) throw notFound('این گروه پیدا نشد.');
  const inClass = new Set(
    await childrenInClass(
      session,
      schoolId,
      classId,
      deleted.flatMap(({ student_ids: ids }) => ids),
    ),
  );
  const kept = deleted.map(({ group_id: groupId, name, student_ids: ids }) => ({
    groupId,
    name,
    studentIds: ids.filter((id) => inClass.has(id)),
  }));
  return { target: 'groups', groups: [...found, ...kept].map((group) => ({ ...group, skillIds: [] })) };
}
