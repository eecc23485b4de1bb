import type { ClassOverview, Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { compareShares, isBehind, meanOf } from '@mashq/api/measures/shares';
import { availableSkills, mathBook } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import { dayStart, weekStart } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import { CountRow } from '../../platform/db/row.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { countResultsOf } from '../../questions/grading/count-released-results.ts';
import { helpAlerts } from '../../questions/grading/help-alerts.ts';
import { findClasses } from '../../school/find-classes.ts';
import { countAssignments, findAssignments, ownAssignment } from '../../work/assignments/teacher-queries.ts';
import { teacherHomework } from '../../work/homework/view.ts';
import { classOverviews } from '../management/queries.ts';
import {
  childrenOf,
  classScores,
  countOpenWork,
  countTeachers,
  gradeBands,
  homeworkOutcomes,
  inactiveTeachers,
  NOBODY,
  newestOutcomes,
  outcomesSince,
  practiceByDay,
  practiceSince,
  type ReportScope,
  schoolStart,
} from './queries.ts';

type Calls = Contract['school']['reports'];
type HomeworkCalls = Contract['school']['homework'];
type Query<Name extends keyof Calls> = ParsedOf<Calls[Name]>['query'];
type Grade = 3 | 4 | 5 | 6;

const DAY = 24 * 3_600_000;

/** Days that the charts of questions and classes look back. */
const CHART_DAYS = 30;

/** Days without new work after which a teacher is named. */
const QUIET_DAYS = 14;

/** Children in need that are named at once; the number beside them counts all. */
const HELP_SHOWN = 50;

const noClass = () => notFound('این کلاس در مدرسهٔ شما پیدا نشد.');

const byTitle = (one: ClassOverview, other: ClassOverview) =>
  one.grade - other.grade || persianOrder.compare(one.title, other.title);

/** What a manager reads of the school. Every call is limited to the actor's own school. */
export function schoolReportsService({ db, clock }: Context) {
  const overviews = async ({ schoolId }: Actor): Promise<ClassOverview[]> =>
    (await classOverviews(db, sql`c.school_id = ${schoolId}::uuid`, clock())).sort(byTitle);

  async function requireClass({ schoolId }: Actor, classId: string): Promise<void> {
    const [found] = await findClasses(db, sql`c.school_id = ${schoolId} and c.id = ${classId}`);
    if (!found) throw noClass();
  }

  /** What a report is about, after everything it names was found in the school; results that are out by now are counted. */
  async function scopeOf(
    actor: Actor,
    { classId, userId }: { readonly classId?: string | undefined; readonly userId?: string | undefined },
  ): Promise<ReportScope> {
    const scope = { schoolId: actor.schoolId, classId, studentId: userId };
    if (classId !== undefined) await requireClass(actor, classId);
    if (userId !== undefined) {
      const [child] = await db.execute(sql`select from ${childrenOf(scope)} child`);
      if (child === undefined) throw notFound('این دانش‌آموز در مدرسهٔ شما پیدا نشد.');
    }
    await countResultsOf(db, actor.schoolId, sql`q.student_id in ${childrenOf(scope)}`, clock());
    return scope;
  }

  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY);

  return {
    today: async (actor: Actor): Promise<ResponseOf<Calls['today']>> => {
      const now = clock();
      const { schoolId } = actor;
      const scope = await scopeOf(actor, {});
      const [practice, openWork, classes, help, teachers, quiet, start] = await Promise.all([
        practiceSince(db, scope, weekStart(now)),
        countOpenWork(db, schoolId, now),
        overviews(actor),
        helpAlerts(db, { schoolId, students: childrenOf(scope) }, now),
        countTeachers(db, schoolId, now),
        inactiveTeachers(db, schoolId, daysAgo(QUIET_DAYS), now),
        schoolStart(db, schoolId),
      ]);
      const withStudents = classes.filter(({ students_count }) => students_count > 0);
      const share = ({ practiced_lately: part, students_count: whole }: ClassOverview) => ({ part, whole });
      return {
        students_count: practice.students,
        practiced_this_week: practice.practiced,
        answered_this_week: practice.answered,
        minutes_this_week: practice.minutes,
        open_work: openWork,
        classes_count: withStudents.length,
        teachers_count: teachers,
        start: { classes: start.classes, signed_in: start.signedIn, has_set_work: start.hasSetWork },
        classes_without_teacher: withStudents.filter(({ teacher_names }) => teacher_names.length === 0),
        classes_behind: withStudents.filter(isBehind).sort((a, b) => compareShares(share(a), share(b))),
        help_needed: new Set(help.map(({ student_id }) => student_id)).size,
        help: help.slice(0, HELP_SHOWN),
        quiet_teachers: quiet.map(({ lastSetAt, ...teacher }) => ({
          ...teacher,
          last_set_at: lastSetAt?.toISOString() ?? null,
        })),
      };
    },

    allClasses: overviews,

    oneClass: async (actor: Actor, classId: string): Promise<ClassOverview> => {
      const [found] = await classOverviews(
        db,
        sql`c.school_id = ${actor.schoolId}::uuid and c.id = ${classId}::uuid`,
        clock(),
      );
      if (!found) throw noClass();
      return found;
    },

    questions: async (
      actor: Actor,
      { type, homeworkId, 'courseIds[]': courseIds, ...about }: Query<'questions'>,
    ): Promise<ResponseOf<Calls['questions']>> => {
      const scope = await scopeOf(actor, about);
      if (homeworkId !== undefined) {
        const own = sql`w.id = ${homeworkId} and ${ownAssignment(actor, 'homework', clock())}`;
        if ((await countAssignments(db, own)) === 0) throw notFound('این تکلیف در مدرسهٔ شما پیدا نشد.');
      }
      const skillIds =
        courseIds &&
        availableSkills()
          .filter(({ place }) => courseIds.some((courseId) => courseId === place.grade - 3))
          .map(({ id }) => id);
      return newestOutcomes(db, scope, Number(type.slice('last_'.length)), { homeworkId, skillIds });
    },

    time: async (actor: Actor, { days, ...about }: Query<'time'>): Promise<ResponseOf<Calls['time']>> => {
      const scope = await scopeOf(actor, about);
      const start = new Date(dayStart(clock()).getTime() - (days - 1) * DAY);
      const found = new Map((await practiceByDay(db, scope, start)).map((row) => [row.day, row]));
      return Array.from({ length: days }, (_, day) => {
        const { answered = 0, firstTryRight = 0, minutes = 0, students = 0 } = found.get(day) ?? {};
        const at = new Date(start.getTime() + day * DAY).toISOString();
        return { day: at, answered, first_try_right: firstTryRight, minutes, students };
      });
    },

    questionsPie: async (actor: Actor, about: Query<'questionsPie'>): Promise<ResponseOf<Calls['questionsPie']>> =>
      outcomesSince(db, await scopeOf(actor, about), daysAgo(CHART_DAYS)),

    homeworksPie: async (actor: Actor, about: Query<'homeworksPie'>): Promise<ResponseOf<Calls['homeworksPie']>> =>
      homeworkOutcomes(db, await scopeOf(actor, about), clock()),

    seasonsChart: async (actor: Actor, grade: Grade): Promise<ResponseOf<Calls['seasonsChart']>> => {
      await scopeOf(actor, {});
      const { schoolId } = actor;
      const [bands, [members]] = await Promise.all([
        gradeBands(db, schoolId, grade),
        db.query(
          CountRow,
          sql`
          select count(distinct e.student_id)::int as count
          from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
          where e.school_id = ${schoolId} and e.state = 'active' and c.archived_at is null and c.grade = ${grade}`,
        ),
      ]);
      const students = members?.count ?? 0;
      const skills = availableSkills().filter(({ place }) => place.grade === grade);
      return mathBook(grade).chapters.flatMap(({ number, title }) => {
        const own = new Set(skills.filter(({ place }) => place.chapter === number).map(({ id }) => id));
        if (own.size === 0) return [];
        const counted = { ...NOBODY };
        for (const { skillId, band, count } of bands) if (own.has(skillId)) counted[band] += count;
        const begun = Object.values(counted).reduce((sum, count) => sum + count, 0) - counted.unseen;
        return [{ number, title, bands: { ...counted, unseen: own.size * students - begun } }];
      });
    },

    totalScore: async (actor: Actor, grade: Grade): Promise<ResponseOf<Calls['totalScore']>> => {
      await scopeOf(actor, {});
      const { schoolId } = actor;
      const [classes, scores] = await Promise.all([
        findClasses(db, sql`c.school_id = ${schoolId} and c.grade = ${grade}`),
        classScores(db, schoolId, grade, daysAgo(CHART_DAYS)),
      ]);
      const byClass = new Map(scores.map((score) => [score.classId, score]));
      return classes.map((one) => {
        const { answered = 0, firstTryRight = 0, learned = 0 } = byClass.get(one.id) ?? {};
        return {
          class: one,
          answered,
          first_try_right: firstTryRight,
          learned_skills: meanOf(learned, one.students_count),
        };
      });
    },

    homeworks: async (
      actor: Actor,
      classId: string,
      { page, size }: ParsedOf<HomeworkCalls['list']>['query'],
    ): Promise<ResponseOf<HomeworkCalls['list']>> => {
      const now = clock();
      await requireClass(actor, classId);
      const own = sql`w.class_id = ${classId} and ${ownAssignment(actor, 'homework', now)}`;
      const [total, found] = await Promise.all([
        countAssignments(db, own),
        findAssignments(db, own, now, { limit: size, offset: (page - 1) * size }),
      ]);
      return { page, size, total, items: found.map((row) => teacherHomework(row, now)) };
    },
  };
}
