import { ClassGroupSchema, type Contract, type ParsedOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { findClasses, teachesClass } from '../../school/find-classes.ts';
import { assignRunningWork } from '../assignments/assign-running-work.ts';
import { requireInClass } from '../assignments/target.ts';

type ClassGroup = InferOutput<typeof ClassGroupSchema>;
type Calls = Contract['teacher']['groups'];

const noSuchGroup = () => notFound('این گروه پیدا نشد.');
const nameTaken = () => conflict('name-taken', 'این کلاس گروهی با همین نام دارد. نام دیگری بنویسید.');

/** Groups of a class, or one of them, by name, with those of their children who are in the class now. */
async function findGroups(
  { query }: Session,
  { schoolId }: Actor,
  classId: string,
  groupId?: string,
): Promise<ClassGroup[]> {
  const found = await query(
    ClassGroupSchema,
    sql`
    select g.id, g.class_id, g.name, coalesce((
      select json_agg(json_build_object('student_id', a.id, 'name', a.first_name || ' ' || a.last_name))
      from class_group_student m
      join enrolment e on e.school_id = m.school_id and e.class_id = g.class_id and e.student_id = m.student_id and e.state = 'active'
      join account a on a.id = m.student_id
      where m.school_id = g.school_id and m.group_id = g.id), '[]') as students
    from class_group g
    where g.school_id = ${schoolId} and g.class_id = ${classId} and g.archived_at is null
      ${groupId === undefined ? sql`` : sql`and g.id = ${groupId}`}`,
  );
  return found
    .map((group) => ({
      ...group,
      students: [...group.students].sort((a, b) => persianOrder.compare(a.name, b.name)),
    }))
    .sort((a, b) => persianOrder.compare(a.name, b.name));
}

async function requireNewName(
  { execute }: Session,
  { schoolId }: Actor,
  classId: string,
  groupId: string,
  name: string,
): Promise<void> {
  const taken = await execute(sql`
    select from class_group
    where school_id = ${schoolId} and class_id = ${classId} and archived_at is null and name = ${name} and id <> ${groupId}`);
  if (taken.length > 0) throw nameTaken();
}

/**
 * Children join a group: with it they join the running and coming work of the group.
 */
async function addStudents(
  tx: Session,
  { schoolId }: Actor,
  classId: string,
  groupId: string,
  studentIds: readonly string[],
  now: Date,
): Promise<void> {
  if (studentIds.length === 0) return;
  await requireInClass(tx, schoolId, classId, studentIds);
  await tx.execute(sql`
    insert into class_group_student (school_id, group_id, student_id, added_at)
    select ${schoolId}::uuid, ${groupId}::uuid, s.id, ${now}::timestamptz
    from unnest(${sql.param([...studentIds])}::uuid[]) as s(id)
    on conflict do nothing`);
  await tx.execute(sql`
    insert into assignment_group_student (school_id, assignment_id, position, student_id)
    select ag.school_id, ag.assignment_id, ag.position, s.id
    from assignment_group ag
    join assignment w on w.school_id = ag.school_id and w.id = ag.assignment_id
    cross join unnest(${sql.param([...studentIds])}::uuid[]) as s(id)
    where ag.school_id = ${schoolId} and ag.group_id = ${groupId} and w.removed_at is null and w.archived_at is null
      and w.end_at > ${now}::timestamptz
    on conflict do nothing`);
  await assignRunningWork(tx, { schoolId, classId, studentIds }, now);
}

const DroppedRow = v.object({ assignmentId: v.string(), studentId: v.string() });

/** Children leave a group: its drafts and its coming work are not for them any more. What has begun stays theirs. */
async function leaveComingWork(
  { execute, query }: Session,
  { schoolId }: Actor,
  groupId: string,
  studentIds: readonly string[],
  now: Date,
): Promise<void> {
  if (studentIds.length === 0) return;
  const children = sql`${sql.param([...studentIds])}::uuid[]`;
  const coming = sql`w.removed_at is null and (w.published_at is null or w.start_at > ${now}::timestamptz)`;
  await execute(sql`
    delete from assignment_group_student m using assignment_group ag, assignment w
    where m.school_id = ${schoolId} and m.student_id = any(${children}) and ag.school_id = ${schoolId} and ag.group_id = ${groupId}
      and ag.assignment_id = m.assignment_id and ag.position = m.position and w.school_id = ${schoolId}
      and w.id = m.assignment_id and ${coming}`);
  const dropped = await query(
    DroppedRow,
    sql`
    delete from student_assignment sa using assignment w
    where sa.school_id = ${schoolId} and sa.student_id = any(${children}) and w.school_id = ${schoolId}
      and w.id = sa.assignment_id and w.target = 'groups' and ${coming} and sa.assigned_at is null and sa.own_start_at is null
      and exists (
        select from assignment_group ag
        where ag.school_id = ${schoolId} and ag.assignment_id = w.id and ag.group_id = ${groupId})
      and not exists (
        select from assignment_group_student m
        where m.school_id = ${schoolId} and m.assignment_id = w.id and m.student_id = sa.student_id)
      and not exists (
        select from quiz_student z
        where z.school_id = ${schoolId} and z.assignment_id = w.id and z.student_id = sa.student_id)
    returning sa.assignment_id as "assignmentId", sa.student_id as "studentId"`,
  );
  if (dropped.length === 0) return;
  await execute(sql`
    delete from notification n using jsonb_to_recordset(${JSON.stringify(dropped)}::jsonb) as d("assignmentId" uuid, "studentId" uuid)
    where n.school_id = ${schoolId} and n.assignment_id = d."assignmentId" and n.account_id = d."studentId"`);
}

/** Groups of the classes that a teacher teaches now. */
export function groupsService({ db, clock }: Context) {
  async function requireClass(actor: Actor, classId: string): Promise<void> {
    const [found] = await findClasses(db, sql`c.id = ${classId} and ${teachesClass(actor, clock())}`);
    if (!found) throw notFound('این کلاس پیدا نشد.');
  }

  async function one(session: Session, actor: Actor, classId: string, groupId: string): Promise<ClassGroup> {
    const [group] = await findGroups(session, actor, classId, groupId);
    if (!group) throw noSuchGroup();
    return group;
  }

  /** Makes other changes of the groups of a class wait until the transaction's end. */
  const lockClass = ({ execute }: Session, { schoolId }: Actor, classId: string) =>
    execute(sql`select from class where school_id = ${schoolId} and id = ${classId} for no key update`);

  return {
    list: async (actor: Actor, classId: string): Promise<ClassGroup[]> => {
      await requireClass(actor, classId);
      return findGroups(db, actor, classId);
    },

    create: async (actor: Actor, classId: string, body: ParsedOf<Calls['create']>['body']): Promise<ClassGroup> => {
      await requireClass(actor, classId);
      const now = clock();
      const { id, name, studentIds } = body;
      return db.transaction(async (tx) => {
        await lockClass(tx, actor, classId);
        await requireNewName(tx, actor, classId, id, name);
        const made = await tx.execute(sql`
          insert into class_group (school_id, id, class_id, name, created_at)
          values (${actor.schoolId}, ${id}, ${classId}, ${name}, ${now}::timestamptz)
          on conflict do nothing returning id`);
        if (made.length > 0) await addStudents(tx, actor, classId, id, studentIds, now);
        return one(tx, actor, classId, id);
      });
    },

    update: async (
      actor: Actor,
      classId: string,
      groupId: string,
      { name, studentIds }: ParsedOf<Calls['update']>['body'],
    ): Promise<ClassGroup> => {
      await requireClass(actor, classId);
      const now = clock();
      return db.transaction(async (tx) => {
        await lockClass(tx, actor, classId);
        const before = await one(tx, actor, classId, groupId);
        if (name !== undefined) {
          await requireNewName(tx, actor, classId, groupId, name);
          await tx.execute(sql`
            update class_group set name = ${name} where school_id = ${actor.schoolId} and id = ${groupId}`);
        }
        if (studentIds !== undefined) {
          const kept = new Set(studentIds);
          const gone = before.students.map(({ student_id }) => student_id).filter((id) => !kept.has(id));
          await tx.execute(sql`
            delete from class_group_student
            where school_id = ${actor.schoolId} and group_id = ${groupId} and student_id = any(${sql.param(gone)}::uuid[])`);
          const known = new Set(before.students.map(({ student_id }) => student_id));
          await leaveComingWork(tx, actor, groupId, gone, now);
          await addStudents(
            tx,
            actor,
            classId,
            groupId,
            [...kept].filter((id) => !known.has(id)),
            now,
          );
        }
        return one(tx, actor, classId, groupId);
      });
    },

    remove: async (actor: Actor, classId: string, groupId: string): Promise<{ ok: true }> => {
      await requireClass(actor, classId);
      await one(db, actor, classId, groupId);
      await db.execute(sql`
        update class_group set archived_at = ${clock()}::timestamptz
        where school_id = ${actor.schoolId} and id = ${groupId}`);
      return { ok: true };
    },
  };
}
