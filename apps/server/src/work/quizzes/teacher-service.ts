import { randomInt } from 'node:crypto';
import type { Contract, ParsedOf, QuizSkillSchema } from '@mashq/api/contract';
import { mathBook, skillsOnPages } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound, unprocessable } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { nestedTransaction } from '../../platform/db/nested-transaction.ts';
import { quiz as quizTable } from '../../platform/db/schema/index.ts';
import { makeContent } from '../../questions/question-content.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { readTimes } from '../assignments/assignment-content.ts';
import { requireVersion } from '../assignments/change-assignment.ts';
import { createAssignment, taughtClass } from '../assignments/create.ts';
import { applyLifecycleEvent, type LifecycleEvent } from '../assignments/lifecycle.ts';
import { removeAssignment, restoreAssignment } from '../assignments/remove.ts';
import { resolveTarget } from '../assignments/target.ts';
import { countAssignments, ownAssignment, removedAssignment } from '../assignments/teacher-queries.ts';
import { skillView } from '../assignments/teacher-service.ts';
import { quizChange } from './change.ts';
import { chooseQuizQuestions, replacementQuestion, storeQuizQuestions } from './choose-questions.ts';
import { quizMakeUp } from './make-up.ts';
import { findQuizzes, type QuizRow, type QuizSettings, quizQuestions, taughtQuiz } from './queries.ts';
import { quizRegrade } from './regrade.ts';
import { quizReports } from './report-service.ts';
import { keysShown, quizRunning } from './running.ts';
import { storeQuizTimes } from './store-quiz-times.ts';
import { quizState } from './try-state.ts';
import { type QuizQuestion, quizQuestionView, type TeacherQuiz, teacherQuizView } from './view.ts';

type Calls = Contract['teacher']['quiz'];
type Body<Name extends keyof Calls> = ParsedOf<Calls[Name]>['body'];
type Query<Name extends keyof Calls> = ParsedOf<Calls[Name]>['query'];

const MINUTE = 60_000;
const SEEDS = 2 ** 31;
const NAMED_CHAPTERS = 2;
const MAX_TITLE = 120;
/** A class or a school has no more quizzes than this in one year; a list by state is filtered from them. */
const MAX_QUIZZES = 500;

/** The title of a quiz whose teacher gave it none: «آزمون کسرها، تقسیم». */
function defaultTitle(skillIds: readonly string[]): string {
  const chapters = [...new Set(skillIds.map((id) => skillInfo(id).chapter_title))];
  return `آزمون ${chapters.slice(0, NAMED_CHAPTERS).join('، ')}`.slice(0, MAX_TITLE);
}

async function requireFeature({ execute }: Session, { schoolId }: Actor): Promise<void> {
  const [found] = await execute(sql`select from school where id = ${schoolId} and 'quiz' = any(features)`);
  if (found === undefined) throw conflict('quiz-off', 'آزمون برای مدرسهٔ شما روشن نیست. از مدیر مدرسه بخواهید.');
}

/** Start and end of a quiz after a change of either. */
function changedWindow(
  row: QuizRow,
  { startDate, endDate }: Pick<Body<'update'>, 'startDate' | 'endDate'>,
  now: Date,
): { startAt: Date; endAt: Date } {
  if (startDate === undefined && endDate === undefined) return row;
  if (row.releasedAt !== null) throw conflict('released', 'نتیجهٔ این آزمون منتشر شده است.');
  if (row.keysShownAt !== null) throw keysShown();
  if (startDate === undefined) {
    const endAt = new Date(endDate ?? row.endAt);
    if (endAt <= now) throw unprocessable('end-in-past', 'زمان پایان گذشته است. زمانی در آینده را انتخاب کنید.');
    if (endAt <= row.startAt) throw unprocessable('end-before-start', 'زمان پایان باید بعد از زمان شروع باشد.');
    return { startAt: row.startAt, endAt };
  }
  if (row.publishedAt !== null && row.startAt <= now) {
    throw conflict('has-started', 'این آزمون شروع شده است؛ دیگر نمی‌توان زمان شروع را تغییر داد.');
  }
  return readTimes({ startDate, endDate: endDate ?? row.endAt.toISOString() }, now);
}

const started = () => conflict('started', 'دانش‌آموزان این آزمون را شروع کرده‌اند؛ دیگر نمی‌توان این را تغییر داد.');

/** A teacher's quizzes: set, watched, paused, released and regraded. */
export function teacherQuizService(context: Context) {
  const { db, clock } = context;
  const { shown, change } = quizChange(context);
  const running = quizRunning(context, change);
  const giveMakeUp = quizMakeUp(context, running.allow);

  async function questions(actor: Actor, id: string): Promise<QuizQuestion[]> {
    await taughtQuiz(db, actor, id, clock());
    return (await quizQuestions(db, actor.schoolId, id)).map(quizQuestionView);
  }

  return {
    list: async (actor: Actor, { page, size, classId, state }: Query<'list'>) => {
      const now = clock();
      const own = state === 'cancelled' ? removedAssignment(actor, 'quiz', now) : ownAssignment(actor, 'quiz', now);
      const condition = classId === undefined ? own : sql`${own} and w.class_id = ${classId}`;
      if (state !== undefined) {
        const all = await findQuizzes(db, actor.schoolId, condition, now, { limit: MAX_QUIZZES, offset: 0 });
        const wanted = all.filter((row) => quizState(row, now) === state);
        const shownNow = wanted.slice((page - 1) * size, page * size);
        return { page, size, total: wanted.length, items: shownNow.map((row) => teacherQuizView(row, now)) };
      }
      const [total, found] = await Promise.all([
        countAssignments(db, condition),
        findQuizzes(db, actor.schoolId, condition, now, { limit: size, offset: (page - 1) * size }),
      ]);
      return { page, size, total, items: found.map((row) => teacherQuizView(row, now)) };
    },

    skills: async (
      actor: Actor,
      { classId, firstPage, lastPage }: Query<'skills'>,
    ): Promise<InferOutput<typeof QuizSkillSchema>[]> => {
      const grade = await taughtClass(db, actor, classId, clock());
      const book = mathBook(grade);
      const range = skillsOnPages(grade, firstPage ?? book.firstPage, lastPage ?? book.lastPage);
      if (!range.ok) throw unprocessable(range.reason, range.message);
      return range.skills.map(({ id }) => skillView(id));
    },

    create: async (actor: Actor, body: Body<'create'>): Promise<TeacherQuiz> => {
      const now = clock();
      const { schoolId } = actor;
      const { id, classId } = body;
      await taughtClass(db, actor, classId, now);
      const target = await resolveTarget(db, schoolId, classId, body);
      const skillIds = body.skills.map(({ skillId }) => skillId);
      if (new Set(skillIds).size < skillIds.length) throw unprocessable('skill-twice', 'یک مهارت دو بار آمده است.');
      const chosen = await chooseQuizQuestions(db, randomInt(SEEDS), body.skills);
      await requireFeature(db, actor);
      const times = readTimes(body, now);
      await db.transaction(async (tx) => {
        await createAssignment({ ...context, db: nestedTransaction(db.engine, tx) }, actor, {
          id,
          kind: 'quiz',
          classId,
          isDraft: body.draft,
          content: {
            ...times,
            ...target,
            title: body.title === '' ? defaultTitle(skillIds) : body.title,
            source: null,
            skills: body.skills.map(({ skillId, items }) => ({ skillId, items, isReview: false })),
            itemsPerSkill: Math.max(...body.skills.map(({ items }) => items)),
            itemMode: 'fixed',
            hintsAllowed: false,
            showAnswers: 'after_end',
            latePolicy: 'reject',
            note: body.note,
          },
        });
        const made = await tx.orm
          .insert(quizTable)
          .values({
            schoolId,
            assignmentId: id,
            timeLimitMs: body.timeLimitMinutes === null ? null : body.timeLimitMinutes * MINUTE,
            navigation: body.navigation,
            shuffle: body.shuffle,
            triesAllowed: body.triesAllowed,
            gradeMethod: body.gradeMethod,
            graceMs: body.graceMinutes * MINUTE,
            resultRelease: body.resultRelease,
            showsMarks: body.shows.marks,
            showsRightAnswers: body.shows.right_answers,
            showsSolutions: body.shows.solutions,
          })
          .onConflictDoNothing()
          .returning({ id: quizTable.assignmentId });
        if (made.length > 0) await storeQuizQuestions(tx, schoolId, id, chosen);
      });
      return shown(actor, id);
    },

    read: (actor: Actor, id: string) => shown(actor, id),
    remove: (actor: Actor, id: string) => removeAssignment(context, actor, 'quiz', id),

    restore: async (actor: Actor, id: string): Promise<TeacherQuiz> => {
      const now = clock();
      await db.transaction(async (tx) => {
        await restoreAssignment({ ...context, db: nestedTransaction(db.engine, tx) }, actor, 'quiz', id);
        await storeQuizTimes(tx, actor.schoolId, id, await taughtQuiz(tx, actor, id, now));
      });
      return shown(actor, id);
    },

    move: async (
      actor: Actor,
      id: string,
      event: LifecycleEvent,
      { version }: Body<'publish'>,
    ): Promise<TeacherQuiz> => {
      const now = clock();
      await db.transaction(async (tx) => {
        const nested = { ...context, db: nestedTransaction(db.engine, tx) };
        if (event === 'unschedule') {
          // What single children were given hangs on parts that a draft does not have.
          await tx.execute(sql`delete from quiz_student where school_id = ${actor.schoolId} and assignment_id = ${id}`);
        }
        await applyLifecycleEvent(nested, actor, 'quiz', id, event, version);
        await storeQuizTimes(tx, actor.schoolId, id, await taughtQuiz(tx, actor, id, now));
      });
      return shown(actor, id);
    },

    update: (actor: Actor, id: string, { version, ...body }: Body<'update'>): Promise<TeacherQuiz> =>
      change(actor, id, async (tx, row, now) => {
        requireVersion(row, version);
        const rules = [body.timeLimitMinutes, body.navigation, body.shuffle, body.gradeMethod, body.graceMinutes];
        if (row.isBegun && rules.some((rule) => rule !== undefined)) throw started();
        const { startAt, endAt } = changedWindow(row, body, now);
        const limit = body.timeLimitMinutes;
        const next: QuizSettings = {
          ...row,
          timeLimitMs: limit === undefined ? row.timeLimitMs : limit === null ? null : limit * MINUTE,
          navigation: body.navigation ?? row.navigation,
          shuffle: body.shuffle ?? row.shuffle,
          triesAllowed: body.triesAllowed ?? row.triesAllowed,
          gradeMethod: body.gradeMethod ?? row.gradeMethod,
          graceMs: body.graceMinutes === undefined ? row.graceMs : body.graceMinutes * MINUTE,
          resultRelease: body.resultRelease ?? row.resultRelease,
          showsMarks: body.shows?.marks ?? row.showsMarks,
          showsRightAnswers: body.shows?.right_answers ?? row.showsRightAnswers,
          showsSolutions: body.shows?.solutions ?? row.showsSolutions,
        };
        await tx.execute(sql`
          update assignment set title = ${body.title ?? row.title}, note = ${body.note ?? row.note},
            start_at = ${startAt}::timestamptz, end_at = ${endAt}::timestamptz
          where school_id = ${actor.schoolId} and id = ${id}`);
        await tx.execute(sql`
          update quiz set time_limit_ms = ${next.timeLimitMs}::bigint, navigation = ${next.navigation},
            shuffle = ${next.shuffle}, tries_allowed = ${next.triesAllowed}, grade_method = ${next.gradeMethod},
            grace_ms = ${next.graceMs}::bigint, result_release = ${next.resultRelease}, shows_marks = ${next.showsMarks},
            shows_right_answers = ${next.showsRightAnswers}, shows_solutions = ${next.showsSolutions}
          where school_id = ${actor.schoolId} and assignment_id = ${id}`);
        const audited = (one: QuizSettings, end: Date) => ({
          endAt: end.toISOString(),
          triesAllowed: one.triesAllowed,
          gradeMethod: one.gradeMethod,
          timeLimitMs: one.timeLimitMs,
          resultRelease: one.resultRelease,
        });
        return { action: 'quiz.update', target: id, before: audited(row, row.endAt), after: audited(next, endAt) };
      }),

    questions,

    swap: async (actor: Actor, id: string, position: number, { version }: Body<'swap'>): Promise<QuizQuestion[]> => {
      await change(actor, id, async (tx, row) => {
        const all = await quizQuestions(tx, actor.schoolId, id);
        const old = all.find((question) => question.position === position);
        if (old === undefined) throw notFound('این سؤال پیدا نشد.');
        requireVersion(row, version);
        if (row.isBegun) throw started();
        const next = replacementQuestion(all, old, row.version);
        await tx.execute(sql`
          update quiz_question set seed = ${next.seed}, content = ${JSON.stringify(makeContent(next))}::json
          where school_id = ${actor.schoolId} and assignment_id = ${id} and position = ${position}`);
        return { action: 'quiz.swap', target: id, before: { position, seed: old.seed }, after: { seed: next.seed } };
      });
      return questions(actor, id);
    },

    ...running,

    makeUp: async (actor: Actor, id: string, studentId: string, body: Body<'makeUp'>): Promise<TeacherQuiz> =>
      shown(actor, await giveMakeUp(actor, id, studentId, body)),

    ...quizReports(context, taughtQuiz),
    regrade: quizRegrade(context),
  };
}
