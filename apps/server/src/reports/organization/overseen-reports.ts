import type {
  Contract,
  OverseenHomework,
  OverseenQuiz,
  ParsedOf,
  ResponseOf,
  TeacherHomework,
  TeacherQuiz,
} from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { CountRow } from '../../platform/db/row.ts';
import type { ProgressServices } from '../../progress/services.ts';
import { countAssignments, findAssignments, ownAssignment } from '../../work/assignments/teacher-queries.ts';
import { teacherHomework } from '../../work/homework/view.ts';
import type { WorkServices } from '../../work/services.ts';
import { childrenOf } from '../school-reports/queries.ts';
import type { schoolReportsService } from '../school-reports/service.ts';
import type { organizationService } from './service.ts';
import { hideSmallGroups, isSmallGroup, withoutFigures } from './small-groups.ts';
import { weeksOf } from './weeks.ts';

type Calls = Contract['organization']['reports'];
type Grade = ParsedOf<Calls['seasonsChart']>['params']['grade'];

type SchoolCalls = Contract['organization']['school'];
type Paging = ParsedOf<Calls['homeworks']>['query'];

/** The work without what is its teacher's; where it is for few children, it is not said where they are. */
function overseenHomework(work: TeacherHomework): OverseenHomework {
  const { id, title, grade, class_id, class_title, state, start_at, end_at, items_total, counts } = work;
  const shown = isSmallGroup(counts.assigned) ? null : counts;
  return { id, title, grade, class_id, class_title, state, start_at, end_at, items_total, counts: shown };
}

function overseenQuiz(quiz: TeacherQuiz): OverseenQuiz {
  const { id, title, grade, class_id, class_title, state, start_at, end_at } = quiz;
  const { items_total, points_total, released_at, counts } = quiz;
  const times = { state, start_at, end_at, released_at };
  const shown = isSmallGroup(counts.assigned) ? null : counts;
  return { id, title, grade, class_id, class_title, ...times, items_total, points_total, counts: shown };
}

const SCORES = ['answered', 'first_try_right', 'learned_skills'] as const;

const GamificationRow = v.object({ status: v.boolean() });

/**
 * The manager's reports for the organization over the school: the same numbers by the same services, without those about so few
 * children that they could be known (ADR 0082).
 */
export function overseenReportsService(
  { db, clock }: Context,
  {
    organization,
    schoolReports: reports,
    schoolQuiz,
    gamification,
  }: {
    readonly organization: ReturnType<typeof organizationService>;
    readonly schoolReports: ReturnType<typeof schoolReportsService>;
  } & Pick<WorkServices, 'schoolQuiz'> &
    Pick<ProgressServices, 'gamification'>,
) {
  const { requireSchool } = organization;

  /** Who reads, in the place of the school's manager. */
  async function readerOf(actor: Actor, schoolId: string): Promise<Actor> {
    await requireSchool(actor, schoolId);
    return { ...actor, role: 'school', schoolId };
  }

  async function hasFew(schoolId: string): Promise<boolean> {
    const [found] = await db.query(CountRow, sql`select count(*)::int as count from ${childrenOf({ schoolId })} child`);
    return isSmallGroup(found?.count ?? 0);
  }

  async function outcomesOf<Outcomes>(
    actor: Actor,
    schoolId: string,
    read: (reader: Actor) => Promise<Outcomes>,
  ): Promise<{ outcomes: Outcomes | null }> {
    const reader = await readerOf(actor, schoolId);
    return { outcomes: (await hasFew(schoolId)) ? null : await read(reader) };
  }

  /** The grades of the school; hidden are those of few children, and those that would give them away. */
  async function gradesOf(actor: Actor, schoolId: string) {
    const grades = await organization.grades(actor, schoolId);
    return grades.map(({ grade, practiced_lately }) => ({ grade, isHidden: practiced_lately === null }));
  }

  const isHidden = async (actor: Actor, schoolId: string, grade: Grade): Promise<boolean> =>
    (await gradesOf(actor, schoolId)).some((one) => one.grade === grade && one.isHidden);

  return {
    today: async (actor: Actor, schoolId: string): Promise<ResponseOf<SchoolCalls['today']>> => {
      const reader = await readerOf(actor, schoolId);
      const [today, classes, few] = await Promise.all([
        reports.today(reader),
        organization.allClasses(actor, schoolId),
        hasFew(schoolId),
      ]);
      const shown = new Map(classes.map((one) => [one.id, one]));
      const overseen = (list: readonly { readonly id: string }[]) => list.flatMap(({ id }) => shown.get(id) ?? []);
      const { help: _, start, help_needed, classes_without_teacher, classes_behind, ...figures } = today;
      const isHelpHidden = few || classes.some((one) => one.help_needed === null);
      return {
        ...(few
          ? withoutFigures(figures, ['practiced_this_week', 'answered_this_week', 'minutes_this_week'])
          : figures),
        start: few ? withoutFigures(start, ['signed_in']) : start,
        help_needed: isHelpHidden ? null : help_needed,
        classes_without_teacher: overseen(classes_without_teacher),
        // That a class is behind is a figure of its children too.
        classes_behind: overseen(classes_behind).filter(({ practiced_lately }) => practiced_lately !== null),
      };
    },

    time: async (actor: Actor, schoolId: string, days: 7 | 30 | 90): Promise<ResponseOf<Calls['time']>> => {
      const reader = await readerOf(actor, schoolId);
      return { days: (await hasFew(schoolId)) ? null : await reports.time(reader, { days }) };
    },

    homeworks: async (
      actor: Actor,
      schoolId: string,
      { page, size }: Paging,
    ): Promise<ResponseOf<Calls['homeworks']>> => {
      const now = clock();
      const own = ownAssignment(await readerOf(actor, schoolId), 'homework', now);
      const [total, found] = await Promise.all([
        countAssignments(db, own),
        findAssignments(db, own, now, { limit: size, offset: (page - 1) * size }),
      ]);
      return { page, size, total, items: found.map((row) => overseenHomework(teacherHomework(row, now))) };
    },

    quizzes: async (actor: Actor, schoolId: string, paging: Paging): Promise<ResponseOf<Calls['quizzes']>> => {
      const { items, ...page } = await schoolQuiz.list(await readerOf(actor, schoolId), paging);
      return { ...page, items: items.map(overseenQuiz) };
    },

    quizReport: async (actor: Actor, schoolId: string, id: string): Promise<ResponseOf<Calls['quizReport']>> => {
      const report = await schoolQuiz.report(await readerOf(actor, schoolId), id);
      const quiz = overseenQuiz(report.quiz);
      const counted = report.students.filter(({ score, make_up }) => score ?? make_up?.score).length;
      if (quiz.counts === null || isSmallGroup(counted))
        return { quiz, distribution: null, skills: null, questions: null };
      return {
        quiz,
        distribution: report.distribution,
        skills: report.skills.map(({ weak_student_ids: weak, ...skill }) => ({ ...skill, weak_students: weak.length })),
        questions: report.questions.map(({ position, level, points, skill, right, wrong, empty }) => ({
          ...{ position, level, points, skill, right, wrong, empty },
        })),
      };
    },

    setGamification: async (actor: Actor, schoolId: string, status: boolean): Promise<{ status: boolean }> =>
      gamification.set(await readerOf(actor, schoolId), status),

    weeks: async (actor: Actor, schoolId: string, weeks: number): Promise<ResponseOf<Calls['weeks']>> => {
      const [grades, all] = await Promise.all([gradesOf(actor, schoolId), hasFew(schoolId)]);
      return weeksOf(db, schoolId, { weeks, now: clock(), hidden: { all, grades } });
    },

    questions: (actor: Actor, schoolId: string, type: ParsedOf<Calls['questions']>['query']['type']) =>
      outcomesOf(actor, schoolId, (reader) => reports.questions(reader, { type })),

    questionsPie: (actor: Actor, schoolId: string) =>
      outcomesOf(actor, schoolId, (reader) => reports.questionsPie(reader, {})),

    homeworksPie: (actor: Actor, schoolId: string) =>
      outcomesOf(actor, schoolId, (reader) => reports.homeworksPie(reader, {})),

    seasonsChart: async (actor: Actor, schoolId: string, grade: Grade): Promise<ResponseOf<Calls['seasonsChart']>> => {
      const reader = await readerOf(actor, schoolId);
      return { chapters: (await isHidden(actor, schoolId, grade)) ? null : await reports.seasonsChart(reader, grade) };
    },

    totalScore: async (actor: Actor, schoolId: string, grade: Grade): Promise<ResponseOf<Calls['totalScore']>> => {
      const reader = await readerOf(actor, schoolId);
      const [isAllHidden, scores] = await Promise.all([
        isHidden(actor, schoolId, grade),
        reports.totalScore(reader, grade),
      ]);
      const rows = scores.map((score) => ({ ...score, students_count: score.class.students_count }));
      const shown = isAllHidden ? rows.map((row) => withoutFigures(row, SCORES)) : hideSmallGroups(rows, SCORES);
      return shown.map(({ students_count: _, ...row }) => row);
    },

    gamification: async (actor: Actor, schoolId: string): Promise<{ status: boolean }> => {
      await requireSchool(actor, schoolId);
      const [row] = await db.query(
        GamificationRow,
        sql`select s.gamification_on as status from school s where s.id = ${schoolId}`,
      );
      return { status: row?.status ?? false };
    },
  };
}
