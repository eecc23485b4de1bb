import { randomUUID } from 'node:crypto';
import type { Contract, NewYearPlan, ParsedOf, YearRollover } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound, unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import { tehranDay } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { IdRow } from '../../platform/db/row.ts';
import type { Grade } from '../../platform/db/schema/columns.ts';
import type { TeacherRule } from '../../platform/db/schema/index.ts';
import { removeUnopenedWork } from './enrolment.ts';
import { cleanText, textKey } from './person-text.ts';
import { findRosterClasses, type RosterClass, type SchoolYear } from './queries.ts';
import { lastRollover, UNDO_MS } from './rollover.ts';
import { changeRoster } from './school-lock.ts';
import { currentYear, requireYear, schoolYearAfter } from './school-year-days.ts';

const GRADE_WORDS: Readonly<Record<Grade, string>> = { 3: 'سوم', 4: 'چهارم', 5: 'پنجم', 6: 'ششم' };

/** What a class is called a grade later: «چهارم الف» becomes «پنجم الف»; a name without its grade stays. */
function titleInNextGrade(title: string, grade: Grade): string {
  if (grade === 6) return title;
  const next = (grade + 1) as Grade;
  return title
    .replace(GRADE_WORDS[grade], GRADE_WORDS[next])
    .replace(new RegExp(`^[${grade}${String.fromCharCode(0x06f0 + grade)}](?=[^0-9۰-۹]|$)`), (digit) =>
      String.fromCharCode(digit.charCodeAt(0) + 1),
    );
}

type Calls = Contract['school']['roster'];

const LAST_GRADE = 6;
const FIRST_GRADE = 3;

const BeginRow = v.object({ undoneAt: v.nullable(v.date()) });

const EndedRow = v.object({ student_id: v.string(), class_id: v.string() });

const UndoRow = v.object({ committedAt: v.date(), undoneAt: v.nullable(v.date()), toYearId: v.string() });

/** Classes go up a grade, to the school year after theirs; what was before stays readable. */
export function newYearService(context: Context) {
  const { db, clock } = context;

  /** The classes that would go up, with the year they are of. */
  async function currentClasses(
    session: Session,
    { schoolId }: Actor,
  ): Promise<{ year: SchoolYear; classes: RosterClass[] }> {
    const year = await currentYear(session, schoolId);
    if (!year) throw unprocessable('no-classes', 'مدرسه هنوز کلاسی ندارد.');
    const condition = sql`c.school_id = ${schoolId} and c.archived_at is null`;
    return { year, classes: await findRosterClasses(session, condition, clock()) };
  }

  /** Children in no class are not carried: nobody knows their grade. */
  async function planOf(session: Session, actor: Actor): Promise<NewYearPlan> {
    const now = clock();
    const { year, classes } = await currentClasses(session, actor);
    const to = schoolYearAfter(year.title);
    return {
      from_title: year.title,
      to_title: to.title,
      has_begun: tehranDay(now) >= year.starts_on,
      is_over: tehranDay(now) > year.ends_on,
      classes: classes.map(({ id, title, grade, students_count, teachers }) => ({
        class_id: id,
        title,
        grade,
        students_count,
        teacher_names: teachers.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
        new_title: grade === LAST_GRADE ? null : titleInNextGrade(title, grade),
      })),
      graduates_count: classes
        .filter(({ grade }) => grade === LAST_GRADE)
        .reduce((sum, each) => sum + each.students_count, 0),
      rollover: await lastRollover(session, actor.schoolId, now),
    };
  }

  /** The new classes by the old ones they come from, and an empty class for newcomers in place of each of the first grade. */
  function newClasses(classes: readonly RosterClass[], { classes: given }: ParsedOf<Calls['beginYear']>['body']) {
    const titles = new Map(given.map(({ classId, title }) => [classId, cleanText(title)]));
    const rising = classes
      .filter(({ grade }) => grade !== LAST_GRADE)
      .map(({ id, title, grade }) => ({
        id: randomUUID(),
        fromId: id,
        title: titles.get(id) || titleInNextGrade(title, grade),
        grade: (grade + 1) as Grade,
      }));
    const forNewcomers = classes
      .filter(({ grade }) => grade === FIRST_GRADE)
      .map(({ title, grade }) => ({ id: randomUUID(), fromId: null, title, grade }));
    const made = [...forNewcomers, ...rising];
    const keys = new Set<string>();
    for (const { title } of made) {
      if (title.length > 60) throw unprocessable('long-title', 'نام کلاس بلندتر از ۶۰ نویسه است.');
      if (keys.has(textKey(title))) throw conflict('title-taken', `دو کلاس تازه «${title}» نام دارند.`);
      keys.add(textKey(title));
    }
    return made;
  }

  /** For each new class the one whose teachers it gets: last year's class of its own name or place in the grade, or its children's. */
  function teachersFrom(
    rule: TeacherRule,
    classes: readonly RosterClass[],
    made: ReturnType<typeof newClasses>,
  ): { readonly to: string; readonly from: string }[] {
    if (rule === 'none') return [];
    if (rule === 'class') return made.flatMap(({ id, fromId }) => (fromId === null ? [] : [{ to: id, from: fromId }]));
    const free = new Set(classes);
    const take = (found: RosterClass | undefined) => {
      if (found) free.delete(found);
      return found;
    };
    const byTitle = new Map(
      made.map((each) => [
        each,
        take([...free].find(({ grade, title }) => grade === each.grade && textKey(title) === textKey(each.title))),
      ]),
    );
    return made.flatMap((each) => {
      const found = byTitle.get(each) ?? take([...free].find(({ grade }) => grade === each.grade));
      return found ? [{ to: each.id, from: found.id }] : [];
    });
  }

  return {
    plan: (actor: Actor): Promise<NewYearPlan> => planOf(db, actor),

    begin: (actor: Actor, body: ParsedOf<Calls['beginYear']>['body']): Promise<YearRollover> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const { schoolId } = actor;
        const now = clock();
        const at = sql`${now.toISOString()}::timestamptz`;
        const [known] = await tx.query(
          BeginRow,
          sql`
          select undone_at as "undoneAt" from year_rollover where school_id = ${schoolId} and id = ${body.id}`,
        );
        const current = await lastRollover(tx, schoolId, now);
        if (known && current?.id === body.id) return current;
        if (known) throw conflict('undone', 'این سال تحصیلی پس گرفته شده است. صفحه را دوباره باز کنید.');
        const { year, classes } = await currentClasses(tx, actor);
        if (year.title !== body.fromTitle)
          throw conflict('year-changed', 'سال تحصیلی مدرسه تغییر کرده است. صفحه را دوباره باز کنید.');
        if (tehranDay(now) < year.starts_on) throw conflict('not-begun', 'سال تحصیلی کنونی مدرسه هنوز آغاز نشده است.');
        const made = newClasses(classes, body);
        const toYear = await requireYear(tx, schoolYearAfter(year.title));
        await tx.execute(sql`
          insert into year_rollover (school_id, id, from_year_id, to_year_id, teacher_rule, committed_at, committed_by)
          values (${schoolId}, ${body.id}, ${year.id}, ${toYear}, ${body.teachers}, ${at}, ${actor.id})`);
        await tx.execute(sql`
          insert into class (school_id, id, school_year_id, title, grade, created_at, made_by_rollover_id)
          select ${schoolId}::uuid, n.id, ${toYear}::uuid, n.title, n.grade, ${at}, ${body.id}::uuid
          from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as n (id uuid, title text, grade int)`);
        const teachers = teachersFrom(body.teachers, classes, made);
        await tx.execute(sql`
          insert into class_teacher (school_id, class_id, teacher_id, role, from_at)
          select distinct on (n."to", ct.teacher_id) ${schoolId}::uuid, n."to", ct.teacher_id, ct.role, ${at}
          from jsonb_to_recordset(${JSON.stringify(teachers)}::jsonb) as n ("to" uuid, "from" uuid)
          join class_teacher ct on ct.school_id = ${schoolId} and ct.class_id = n."from"
          join account a on a.id = ct.teacher_id and a.archived_at is null
          where ct.role <> 'substitute' and ct.from_at <= ${at} and (ct.to_at is null or ct.to_at > ${at})
          order by n."to", ct.teacher_id, ct.role desc`);
        const ended = await tx.query(
          EndedRow,
          sql`
          update enrolment e set to_at = greatest(e.from_at, ${at}), ended_by_rollover_id = ${body.id},
            state = case c.grade when ${LAST_GRADE} then 'graduated' else 'transferred' end
          from class c
          where e.school_id = ${schoolId} and e.state = 'active' and c.school_id = ${schoolId} and c.id = e.class_id
            and c.archived_at is null
          returning e.student_id, e.class_id`,
        );
        const newIds = new Map(made.flatMap(({ id, fromId }) => (fromId === null ? [] : [[fromId, id] as const])));
        const rising = ended.flatMap(({ student_id, class_id }) => {
          const classId = newIds.get(class_id);
          return classId === undefined ? [] : [{ student_id, class_id: classId }];
        });
        await tx.execute(sql`
          insert into enrolment (school_id, class_id, student_id, from_at)
          select ${schoolId}::uuid, n.class_id, n.student_id, ${at}
          from jsonb_to_recordset(${JSON.stringify(rising)}::jsonb) as n (class_id uuid, student_id uuid)`);
        await tx.execute(sql`
          update class set archived_at = ${at}, archived_by_rollover_id = ${body.id}
          where school_id = ${schoolId} and archived_at is null and made_by_rollover_id is distinct from ${body.id}::uuid`);
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'school-year.begin',
          target: body.id,
          schoolId,
          before: { year: year.title },
          after: { students: rising.length, graduates: ended.length - rising.length, classes: made.length },
        });
        const begun = await lastRollover(tx, schoolId, now);
        if (!begun) throw new Error('a rollover that was just stored');
        return begun;
      }),

    /**
     * As if the year had not begun: what its classes were to their children counts for the class before again. Who has left since
     * stays away; who came since is left without a class. Work set in the new classes stays readable to who has it.
     */
    undo: (actor: Actor, rolloverId: string): Promise<{ ok: true }> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const { schoolId } = actor;
        const now = clock();
        const at = sql`${now.toISOString()}::timestamptz`;
        const [found] = await tx.query(
          UndoRow,
          sql`
          select committed_at as "committedAt", undone_at as "undoneAt", to_year_id as "toYearId"
          from year_rollover where school_id = ${schoolId} and id = ${rolloverId}`,
        );
        if (!found) throw notFound('این سال تحصیلی پیدا نشد.');
        if (found.undoneAt) return { ok: true };
        if (found.committedAt.getTime() + UNDO_MS <= now.getTime()) {
          throw conflict('too-late', 'بیش از یک هفته از آغاز سال تازه گذشته است و دیگر پس گرفته نمی‌شود.');
        }
        const current = await lastRollover(tx, schoolId, now);
        if (current?.id !== rolloverId) throw conflict('not-last', 'پس از آن سال تحصیلی دیگری آغاز شده است.');
        const inClass = await tx.query(
          IdRow,
          sql`
          select student_id as id from enrolment where school_id = ${schoolId} and state = 'active'`,
        );
        await removeUnopenedWork(tx, { schoolId, studentIds: inClass.map(({ id }) => id) }, now);
        // Every class that is open now is of the new year: those it made, and those made since.
        const stays = sql`
          select n.student_id, n.state, n.to_at, row_number() over (
            partition by n.student_id order by n.to_at desc nulls first, n.from_at desc, n.id desc) as place
          from enrolment n join class c on c.school_id = ${schoolId} and c.id = n.class_id
          where n.school_id = ${schoolId} and c.archived_at is null`;
        await tx.execute(sql`
          update enrolment e set
            state = case when l.student_id is null or l.state = 'active' then 'active' else l.state end,
            to_at = case when l.student_id is null or l.state = 'active' then null else l.to_at end
          from enrolment o left join (select * from (${stays}) s where s.place = 1) l on l.student_id = o.student_id
          where e.school_id = ${schoolId} and e.ended_by_rollover_id = ${rolloverId}
            and o.school_id = ${schoolId} and o.id = e.id`);
        await tx.execute(sql`
          delete from enrolment n using class c
          where n.school_id = ${schoolId} and c.school_id = ${schoolId} and c.id = n.class_id and c.archived_at is null
            and exists (
              select from enrolment o
              where o.school_id = ${schoolId} and o.student_id = n.student_id and o.ended_by_rollover_id = ${rolloverId})
            and n.ended_by_rollover_id is distinct from ${rolloverId}::uuid`);
        await tx.execute(sql`
          update enrolment set ended_by_rollover_id = null
          where school_id = ${schoolId} and ended_by_rollover_id = ${rolloverId}`);
        await tx.execute(sql`
          update enrolment n set state = 'transferred', to_at = greatest(n.from_at, ${at})
          from class c
          where n.school_id = ${schoolId} and n.state = 'active' and c.school_id = ${schoolId} and c.id = n.class_id
            and c.archived_at is null`);
        await tx.execute(sql`
          update class set
            archived_at = case when archived_by_rollover_id = ${rolloverId} then null else ${at} end,
            archived_by_rollover_id = null,
            made_by_rollover_id = case when archived_by_rollover_id = ${rolloverId} then made_by_rollover_id else ${rolloverId}::uuid end
          where school_id = ${schoolId} and (archived_at is null or archived_by_rollover_id = ${rolloverId})`);
        await tx.execute(sql`
          update class_teacher ct set to_at = greatest(ct.from_at, ${at})
          from class c
          where ct.school_id = ${schoolId} and c.school_id = ${schoolId} and c.id = ct.class_id
            and c.made_by_rollover_id = ${rolloverId} and (ct.to_at is null or ct.to_at > ${at})
            and not exists (
              select from assignment w where w.school_id = ${schoolId} and w.class_id = c.id)`);
        await tx.execute(sql`
          update year_rollover set undone_at = ${at}, undone_by = ${actor.id}
          where school_id = ${schoolId} and id = ${rolloverId}`);
        await recordAudit(tx, now, originOf(actor.id), { action: 'school-year.undo', target: rolloverId, schoolId });
        return { ok: true };
      }),
  };
}
