import {
  ArchivedYearSchema,
  type Contract,
  type ParsedOf,
  type RosterSchema,
  SchoolYearSchema,
} from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import { tehranDay } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { matchesSearch } from '../../platform/persian-search.ts';
import { cleanText, textKey } from './person-text.ts';
import {
  type ClassInfo,
  type ClassTeacherView,
  findFormerStudents,
  findRosterClasses,
  findStudents,
  findTeachers,
  findTeaching,
  noSuchTeacher,
  type RosterClass,
  type RosterStudent,
  requireClass,
  requireOpenClass,
  requireTeacher,
  STAYED_TO_THE_END,
} from './queries.ts';
import { lastRollover } from './rollover.ts';
import { changeRoster } from './school-lock.ts';
import { currentYear, requireYear, schoolYearFor } from './school-year-days.ts';
import { setUsernamePrefix } from './usernames.ts';

type Calls = Contract['school']['roster'];
type Body<Name extends keyof Calls> = ParsedOf<Calls[Name]>['body'];
type Roster = InferOutput<typeof RosterSchema>;
type ArchivedYear = InferOutput<typeof ArchivedYearSchema>;

const ArchivedClassRow = v.object({ ...ArchivedYearSchema.entries.classes.item.entries, year: SchoolYearSchema });

const noSuchTeaching = noSuchTeacher;
const SEARCH_LIMIT = 20;

/** The year new classes of the school are made in. */
export async function yearOfNewClasses(session: Session, schoolId: string, now: Date): Promise<string> {
  const current = await currentYear(session, schoolId);
  return current?.id ?? requireYear(session, schoolYearFor(tehranDay(now)));
}

const RequireFreeTitleRow = v.object({ title: v.string() });

async function requireFreeTitle(
  { query }: Session,
  schoolId: string,
  schoolYearId: string,
  title: string,
  classId: string,
): Promise<void> {
  const others = await query(
    RequireFreeTitleRow,
    sql`
    select title from class
    where school_id = ${schoolId} and school_year_id = ${schoolYearId} and archived_at is null and id <> ${classId}`,
  );
  if (others.some((other) => textKey(other.title) === textKey(title))) {
    throw conflict('title-taken', 'مدرسه امسال کلاسی با همین نام دارد. نام دیگری بنویسید.', 'title');
  }
}

function readTitle(given: string): string {
  const title = cleanText(given);
  if (title === '') throw unprocessable('no-title', 'نام کلاس را بنویسید.', 'title');
  return title;
}

function requireTimes(role: string, fromAt: Date, toAt: Date | null): void {
  if (toAt && toAt < fromAt) throw unprocessable('ends-before', 'پایان پیش از آغاز است.', 'toAt');
  if (role === 'substitute' && !toAt) throw unprocessable('no-end', 'برای معلم جانشین روز پایان را بنویسید.', 'toAt');
}

const SchoolRow = v.object({ prefix: v.nullable(v.string()) });

const SearchStudentsRow = v.object({ id: v.string(), text: v.string() });

/** Classes of the manager's school and who teaches them. */
export function classManagementService(context: Context) {
  const { db, clock } = context;

  async function one(session: Session, { schoolId }: Actor, classId: string): Promise<RosterClass> {
    const [found] = await findRosterClasses(session, sql`c.school_id = ${schoolId} and c.id = ${classId}`, clock());
    if (!found) throw new Error('a class that was just there');
    return found;
  }

  async function requireTeaching(session: Session, { schoolId }: Actor, classId: string, teachingId: string) {
    await requireClass(session, schoolId, classId);
    const [found] = await findTeaching(
      session,
      sql`ct.school_id = ${schoolId} and ct.class_id = ${classId} and ct.id = ${teachingId}`,
    );
    if (!found) throw noSuchTeaching();
    await requireOpenClass(session, schoolId, classId);
    const { class_id: _, ...teaching } = found;
    return teaching;
  }

  return {
    overview: async ({ schoolId }: Actor): Promise<Roster> => {
      const now = clock();
      const open = sql`c.school_id = ${schoolId} and c.archived_at is null`;
      const [school] = await db.query(
        SchoolRow,
        sql`
        select username_prefix as prefix from school where id = ${schoolId}`,
      );
      return {
        year: await currentYear(db, schoolId),
        username_prefix: school?.prefix ?? null,
        classes: await findRosterClasses(db, open, now),
        teachers: await findTeachers(db, schoolId, sql`true`, now),
        without_class: await findStudents(
          db,
          schoolId,
          sql`a.archived_at is null and e.id is null and not exists (
            select from enrolment g
            where g.school_id = ${schoolId} and g.student_id = a.id and g.state = 'graduated')`,
        ),
        rollover: await lastRollover(db, schoolId, now),
      };
    },

    archive: async ({ schoolId }: Actor): Promise<ArchivedYear[]> => {
      const rows = await db.query(
        ArchivedClassRow,
        sql`
        select c.id, c.title, c.grade,
          json_build_object('id', y.id, 'title', y.title, 'starts_on', y.starts_on, 'ends_on', y.ends_on) as year,
          (select count(distinct e.student_id)::int from enrolment e
            where e.school_id = c.school_id and e.class_id = c.id and ${STAYED_TO_THE_END}) as students_count
        from class c join school_year y on y.id = c.school_year_id
        where c.school_id = ${schoolId} and c.archived_at is not null and not exists (
          select from year_rollover r
          where r.school_id = c.school_id and r.id = c.made_by_rollover_id and r.undone_at is not null)`,
      );
      const years = new Map<string, ArchivedYear>();
      for (const { year, ...each } of rows) {
        const known = years.get(year.id) ?? { year, classes: [] };
        known.classes.push(each);
        years.set(year.id, known);
      }
      for (const { classes } of years.values()) {
        classes.sort((one_, other) => one_.grade - other.grade || persianOrder.compare(one_.title, other.title));
      }
      return [...years.values()].sort((a, b) => (a.year.starts_on < b.year.starts_on ? 1 : -1));
    },

    info: async ({ schoolId }: Actor, classId: string): Promise<ClassInfo> => {
      const found = await requireClass(db, schoolId, classId);
      const [year] = await db.query(
        SchoolYearSchema,
        sql`
        select id, title, starts_on::text as starts_on, ends_on::text as ends_on
        from school_year where id = ${found.schoolYearId}`,
      );
      if (!year) throw new Error('a class without a school year');
      const teachers = await findTeaching(db, sql`ct.school_id = ${schoolId} and ct.class_id = ${classId}`);
      const ofPastYear = sql`a.id in (
        select e.student_id from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
        where e.school_id = ${schoolId} and e.class_id = ${classId} and ${STAYED_TO_THE_END})`;
      return {
        id: found.id,
        title: found.title,
        grade: found.grade,
        year,
        is_archived: found.archivedAt !== null,
        students: await findStudents(db, schoolId, found.archivedAt ? ofPastYear : sql`e.class_id = ${classId}`),
        former_students: await findFormerStudents(db, schoolId, classId),
        teachers: teachers.map(({ class_id: _, ...rest }) => rest),
      };
    },

    searchStudents: async ({ schoolId }: Actor, search: string): Promise<RosterStudent[]> => {
      const now = sql`a.archived_at is null`;
      if (search.trim() === '') return findStudents(db, schoolId, now, SEARCH_LIMIT);
      // A school has a thousand children at most: names are compared here, where Persian spelling is known.
      const all = await db.query(
        SearchStudentsRow,
        sql`
        select a.id, a.first_name || ' ' || a.last_name || ' ' || a.username || ' ' || coalesce(a.registration_code, '') as text
        from account a where a.school_id = ${schoolId} and a.role = 'STUDENT' and ${now}`,
      );
      const ids = all.filter(({ text }) => matchesSearch(text, search)).map(({ id }) => id);
      return findStudents(db, schoolId, sql`a.id = any(${sql.param(ids)}::uuid[])`, SEARCH_LIMIT);
    },

    createClass: (actor: Actor, { id, title: given, grade }: Body<'createClass'>): Promise<RosterClass> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const now = clock();
        const { schoolId } = actor;
        const title = readTitle(given);
        const known = await tx.execute(sql`select from class where school_id = ${schoolId} and id = ${id}`);
        if (known.length > 0) return one(tx, actor, id);
        const yearId = await yearOfNewClasses(tx, schoolId, now);
        await requireFreeTitle(tx, schoolId, yearId, title, id);
        await tx.execute(sql`
          insert into class (school_id, id, school_year_id, title, grade, created_at)
          values (${schoolId}, ${id}, ${yearId}, ${title}, ${grade}, ${now.toISOString()}::timestamptz)`);
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'class.create',
          target: id,
          schoolId,
          after: { grade },
        });
        return one(tx, actor, id);
      }),

    renameClass: (actor: Actor, classId: string, body: Body<'renameClass'>): Promise<RosterClass> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const { schoolId } = actor;
        const found = await requireOpenClass(tx, schoolId, classId);
        const title = readTitle(body.title);
        if (title === found.title) return one(tx, actor, classId);
        await requireFreeTitle(tx, schoolId, found.schoolYearId, title, classId);
        await tx.execute(sql`update class set title = ${title} where school_id = ${schoolId} and id = ${classId}`);
        await recordAudit(tx, clock(), originOf(actor.id), {
          action: 'class.rename',
          target: classId,
          schoolId,
          before: { title: found.title },
          after: { title },
        });
        return one(tx, actor, classId);
      }),

    setUsernamePrefix: (actor: Actor, { prefix }: Body<'setUsernamePrefix'>) =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const { schoolId } = actor;
        const username_prefix = await setUsernamePrefix(tx, schoolId, prefix);
        const after = { usernamePrefix: username_prefix };
        await recordAudit(tx, clock(), originOf(actor.id), {
          action: 'school.username-prefix',
          target: schoolId,
          schoolId,
          after,
        });
        return { username_prefix };
      }),

    assignTeacher: (actor: Actor, classId: string, body: Body<'assignTeacher'>): Promise<ClassTeacherView> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const { schoolId } = actor;
        const now = clock();
        await requireClass(tx, schoolId, classId);
        await requireTeacher(tx, schoolId, body.teacherId, now);
        await requireOpenClass(tx, schoolId, classId);
        const { teachingId, teacherId, role } = body;
        const fromAt = body.fromAt === null ? now : new Date(body.fromAt);
        const toAt = body.toAt === null ? null : new Date(body.toAt);
        requireTimes(role, fromAt, toAt);
        const known = await tx.execute(sql`
          select from class_teacher where school_id = ${schoolId} and class_id = ${classId} and id = ${teachingId}`);
        if (known.length > 0) return requireTeaching(tx, actor, classId, teachingId);
        const overlapping = await tx.execute(sql`
          select from class_teacher
          where school_id = ${schoolId} and class_id = ${classId} and teacher_id = ${teacherId}
            and (to_at is null or to_at > ${fromAt.toISOString()}::timestamptz)
            and (${toAt?.toISOString() ?? null}::timestamptz is null or from_at < ${toAt?.toISOString() ?? null}::timestamptz)`);
        if (overlapping.length > 0)
          throw conflict('teaches-already', 'این معلم در این زمان معلم همین کلاس است.', 'teacherId');
        await tx.execute(sql`
          insert into class_teacher (school_id, id, class_id, teacher_id, role, from_at, to_at)
          values (${schoolId}, ${teachingId}, ${classId}, ${teacherId}, ${role}, ${fromAt.toISOString()}::timestamptz,
            ${toAt?.toISOString() ?? null}::timestamptz)`);
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'class.assign-teacher',
          target: classId,
          schoolId,
          after: { teacherId, role, fromAt, toAt },
        });
        return requireTeaching(tx, actor, classId, teachingId);
      }),

    changeTeaching: (
      actor: Actor,
      { id: classId, teachingId }: ParsedOf<Calls['changeTeaching']>['params'],
      body: Body<'changeTeaching'>,
    ): Promise<ClassTeacherView> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const { schoolId } = actor;
        const before = await requireTeaching(tx, actor, classId, teachingId);
        const role = body.role ?? before.role;
        const to = body.toAt === undefined ? before.to_at : body.toAt;
        const toAt = to === null ? null : new Date(to);
        requireTimes(role, new Date(before.from_at), toAt);
        await tx.execute(sql`
          update class_teacher set role = ${role}, to_at = ${toAt?.toISOString() ?? null}::timestamptz
          where school_id = ${schoolId} and class_id = ${classId} and id = ${teachingId}`);
        await recordAudit(tx, clock(), originOf(actor.id), {
          action: 'class.change-teaching',
          target: classId,
          schoolId,
          before: { teacherId: before.teacher_id, role: before.role, toAt: before.to_at },
          after: { teacherId: before.teacher_id, role, toAt },
        });
        return requireTeaching(tx, actor, classId, teachingId);
      }),

    endTeaching: (
      actor: Actor,
      { id: classId, teachingId }: ParsedOf<Calls['endTeaching']>['params'],
    ): Promise<{ ok: true }> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const { schoolId } = actor;
        const now = clock();
        const before = await requireTeaching(tx, actor, classId, teachingId);
        if (before.to_at !== null && new Date(before.to_at) <= now) return { ok: true };
        await tx.execute(sql`
          update class_teacher set to_at = greatest(from_at, ${now.toISOString()}::timestamptz)
          where school_id = ${schoolId} and class_id = ${classId} and id = ${teachingId}`);
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'class.end-teaching',
          target: classId,
          schoolId,
          before: { teacherId: before.teacher_id, role: before.role },
        });
        return { ok: true };
      }),
  };
}
