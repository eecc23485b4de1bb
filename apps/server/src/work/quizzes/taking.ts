import type { Contract, MemberQuizPaperSchema, ParsedOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { stableSeed } from '../../questions/different-question.ts';
import { markFetched } from '../../questions/grading/mark-revealed.ts';
import { sheetOf } from '../../questions/make-question.ts';
import type { QuestionCache } from '../../questions/question-cache.ts';
import { storedQuestion } from '../../questions/question-content.ts';
import { assignmentQuestionRecords } from '../../questions/question-record.ts';
import { noSuchAssignment } from '../assignments/kinds.ts';
import { findOne, type MemberQuiz, quizView } from './member-records.ts';
import { type ChildRow, type QuizRow, quizChildren } from './queries.ts';
import { storeQuizTimes } from './store-quiz-times.ts';
import { closesAt, dueAt, isOver, mayBegin, quizStudentState } from './try-state.ts';

type Paper = InferOutput<typeof MemberQuizPaperSchema>;
type Calls = Contract['member']['quiz'];

/** The questions of a quiz in the order of one try of a child: 0 to n - 1, mixed by child and try. */
function orderOf({ id, shuffle, itemsTotal }: QuizRow, studentId: string, tryNo: number): number[] {
  const places = Array.from({ length: itemsTotal }, (_, place) => place);
  if (!shuffle) return places;
  const rank = new Map(places.map((place) => [place, stableSeed(id, studentId, tryNo, place)]));
  return places.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

const notRunning = () => conflict('not-running', 'این آزمون الان در حال انجام نیست.');

const FlagsRow = v.object({ position: v.number(), flagged: v.boolean() });

/** How a child takes a quiz: begins, reads its questions, goes on, flags, leaves and hands in. */
export function quizTaking(
  { db, clock, answered }: Context,
  known: QuestionCache,
  read: (actor: Actor, id: string) => Promise<MemberQuiz>,
) {
  async function paper(actor: Actor, id: string): Promise<Paper> {
    const now = clock();
    const mine = await findOne(db, actor, id, now);
    const { quiz, child, answers } = mine;
    const { current } = child;
    const state = quizStudentState(quiz, child, current, now);
    if (current === null || isOver(state)) throw notRunning();
    const records = await assignmentQuestionRecords(db, actor, id);
    for (const record of records) known.set(record);
    const flags = await db.query(
      FlagsRow,
      sql`
      select position, flagged from quiz_try_question
      where school_id = ${actor.schoolId} and assignment_id = ${id} and student_id = ${actor.id} and try_no = ${current.tryNo}`,
    );
    const isFree = quiz.navigation === 'free';
    const shows = (position: number) => state === 'running' && (isFree || position === current.reached);
    const given = records.filter(({ position }) => shows(position));
    const fetched = given.filter(({ fetchedAt }) => fetchedAt === null);
    await markFetched(
      db,
      actor.schoolId,
      fetched.map((record) => record.id),
      now,
    );
    const placeOf = new Map(answers.filter(({ tryNo }) => tryNo === current.tryNo).map((one) => [one.position, one]));
    return {
      quiz: quizView(mine, now),
      reached: isFree ? 0 : current.reached,
      questions: records.map((record) => ({
        question_id: record.id,
        position: record.position,
        points: mine.questions[placeOf.get(record.position)?.quizPosition ?? -1]?.points ?? 1,
        is_answered: record.tries > 0,
        is_flagged: flags.find(({ position }) => position === record.position)?.flagged ?? false,
        sheet: shows(record.position) ? sheetOf(storedQuestion(record)) : null,
        last_input: shows(record.position) ? record.lastInput : null,
      })),
    };
  }

  /** The running try, locked; throws where there is none. */
  async function running(tx: Session, actor: Actor, id: string, now: Date) {
    const mine = await findOne(tx, actor, id, now);
    const [child] = await quizChildren(tx, actor.schoolId, id, { studentId: actor.id, lock: true });
    const current = child?.current ?? null;
    if (child === undefined || current === null) throw notRunning();
    if (quizStudentState(mine.quiz, child, current, now) !== 'running') throw notRunning();
    return { quiz: mine.quiz, current };
  }

  const ofTry = ({ schoolId, id: studentId }: Actor, id: string, tryNo: number) =>
    sql`school_id = ${schoolId} and assignment_id = ${id} and student_id = ${studentId} and try_no = ${tryNo}`;

  return {
    begin: async (actor: Actor, id: string, body: ParsedOf<Calls['begin']>['body']): Promise<Paper> => {
      const now = clock();
      const { schoolId, id: studentId } = actor;
      await db.transaction(async (tx) => {
        const { quiz } = await findOne(tx, actor, id, now);
        // Questions before the submission, the order in which every statement locks them.
        await tx.execute(sql`
          select from question where school_id = ${schoolId} and assignment_id = ${id} and student_id = ${studentId}
          order by id for no key update`);
        const [child] = await quizChildren(tx, schoolId, id, { studentId, lock: true });
        if (child === undefined) throw noSuchAssignment('quiz');
        const { current } = child;
        const state = quizStudentState(quiz, child, current, now);
        // A repeated request, or a second device.
        if (current !== null && !isOver(state)) return;
        if (child.excusedAt !== null || !mayBegin(quiz, child, current, now)) throw refusal(quiz, child, now);
        const taken = await tx.execute(sql`select from quiz_try where school_id = ${schoolId} and id = ${body.id}`);
        if (taken.length > 0) throw conflict('try-id', 'این آزمون یک بار انجام شده است. صفحه را تازه کن.');
        const tryNo = (current?.tryNo ?? 0) + 1;
        if (current !== null) {
          await tx.execute(sql`
            update quiz_try set ended_at = ${current.submittedAt ?? dueAt(quiz, child, current)}::timestamptz,
              accepted_at = case when ${state === 'timed_out'} then coalesce(accepted_at, ${now}::timestamptz)
                else accepted_at end
            where ${ofTry(actor, id, current.tryNo)}`);
          await tx.execute(sql`
            update question set former_assignment_id = assignment_id, assignment_id = null
            where school_id = ${schoolId} and assignment_id = ${id} and student_id = ${studentId}`);
        }
        await tx.execute(sql`
          insert into quiz_try (school_id, assignment_id, student_id, try_no, id, started_at)
          values (${schoolId}, ${id}, ${studentId}, ${tryNo}, ${body.id}, ${now}::timestamptz)`);
        await tx.execute(sql`
          with placed as materialized (
            select place - 1 as position, quiz_position
            from unnest(${sql.param(orderOf(quiz, studentId, tryNo))}::int[]) with ordinality as p(quiz_position, place)
          ), made as (
            insert into question (school_id, student_id, assignment_id, context, skill_id, level, seed, content, position, created_at)
            select qq.school_id, ${studentId}::uuid, qq.assignment_id, 'assignment', qq.skill_id, qq.level, qq.seed, qq.content,
              placed.position, ${now}::timestamptz
            from placed join quiz_question qq
              on qq.school_id = ${schoolId} and qq.assignment_id = ${id} and qq.position = placed.quiz_position
            returning id, position
          )
          insert into quiz_try_question (school_id, assignment_id, student_id, try_no, position, quiz_position, question_id)
          select ${schoolId}::uuid, ${id}::uuid, ${studentId}::uuid, ${tryNo}::int, made.position, placed.quiz_position, made.id
          from made join placed on placed.position = made.position`);
        await tx.execute(sql`
          update student_assignment set assigned_at = ${now}::timestamptz, reviewed_at = null, results_pending = false,
            items_total = ${quiz.itemsTotal}, items_done = 0, first_try_right = 0, final_right = 0, active_ms = 0
          where school_id = ${schoolId} and assignment_id = ${id} and student_id = ${studentId}`);
        await storeQuizTimes(tx, schoolId, id, quiz, studentId);
      });
      answered?.({ schoolId, assignmentId: id });
      return paper(actor, id);
    },

    questions: paper,

    goOn: async (actor: Actor, id: string, { position }: ParsedOf<Calls['goOn']>['body']): Promise<Paper> => {
      const now = clock();
      await db.transaction(async (tx) => {
        const { quiz, current } = await running(tx, actor, id, now);
        // From the question that is left alone: a repeated request goes no further.
        if (quiz.navigation !== 'sequential' || position !== current.reached) return;
        await tx.execute(sql`
          update quiz_try set reached = ${Math.min(position + 1, quiz.itemsTotal - 1)} where ${ofTry(actor, id, current.tryNo)}`);
        await storeQuizTimes(tx, actor.schoolId, id, quiz, actor.id);
      });
      return paper(actor, id);
    },

    flag: async (
      actor: Actor,
      id: string,
      position: number,
      { flagged }: ParsedOf<Calls['flag']>['body'],
    ): Promise<{ ok: true }> =>
      db.transaction(async (tx) => {
        const { current } = await running(tx, actor, id, clock());
        const found = await tx.execute(sql`
          update quiz_try_question set flagged = ${flagged}
          where ${ofTry(actor, id, current.tryNo)} and position = ${position} returning 1 as one`);
        if (found.length === 0) throw notFound('این سؤال پیدا نشد.');
        return { ok: true };
      }),

    left: async (actor: Actor, id: string, { times }: ParsedOf<Calls['left']>['body']): Promise<{ ok: true }> => {
      const now = clock();
      const { quiz, child } = await findOne(db, actor, id, now);
      const { current } = child;
      if (current !== null && quizStudentState(quiz, child, current, now) === 'running') {
        await db.execute(sql`
          update quiz_try set left_page = least(left_page + ${times}, 10000) where ${ofTry(actor, id, current.tryNo)}`);
      }
      return { ok: true };
    },

    submit: async (actor: Actor, id: string, body: ParsedOf<Calls['submit']>['body']): Promise<MemberQuiz> => {
      const now = clock();
      const { schoolId, id: studentId } = actor;
      await db.transaction(async (tx) => {
        const { quiz } = await findOne(tx, actor, id, now);
        const [child] = await quizChildren(tx, schoolId, id, { studentId, lock: true });
        const current = child?.current ?? null;
        // Of a try that another one followed nothing changes.
        if (child === undefined || current === null || current.id !== body.id) return;
        const state = quizStudentState(quiz, child, current, now);
        if (state === 'abandoned') throw conflict('closed', 'زمان این آزمون تمام شده است. هر چه جواب داده‌ای ثبت شده.');
        if (isOver(state)) return;
        await tx.execute(sql`
          update quiz_try set submitted_at = ${now}::timestamptz where ${ofTry(actor, id, current.tryNo)}`);
        await storeQuizTimes(tx, schoolId, id, quiz, studentId);
      });
      answered?.({ schoolId, assignmentId: id });
      return read(actor, id);
    },
  };
}

/** Why a child may not begin. */
function refusal(quiz: QuizRow, child: ChildRow, now: Date) {
  const state = quizStudentState(quiz, child, child.current, now);
  if (child.excusedAt !== null) return conflict('excused', 'معلمت تو را از این آزمون معاف کرده است.');
  if (quiz.pausedAt !== null) return conflict('paused', 'معلمت این آزمون را نگه داشته است. کمی صبر کن.');
  if (state === 'upcoming') return conflict('upcoming', 'این آزمون هنوز شروع نشده است.');
  if (now >= closesAt(quiz, child) || quiz.releasedAt !== null || quiz.archivedAt !== null) {
    return conflict('closed', 'زمان این آزمون تمام شده است.');
  }
  return conflict('no-more-tries', 'این آزمون را انجام داده‌ای.');
}
