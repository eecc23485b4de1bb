import type {
  Contract,
  MemberQuizFinalSchema,
  MemberQuizPaperSchema,
  MemberQuizReportSchema,
  MemberQuizSchema,
  ParsedOf,
} from '@mashq/api/contract';
import { printAnswer } from '@mashq/curriculum';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Actor } from '../actor.ts';
import { conflict, notFound } from '../app-error.ts';
import { noSuchAssignment } from '../assigned-work/kinds.ts';
import { assignmentLevel } from '../assignments/level.ts';
import type { Context } from '../context.ts';
import type { Session } from '../db/database.ts';
import { countShownResults } from '../grading/count-shown-results.ts';
import { markFetched, markRevealed } from '../grading/revealing.ts';
import { explanations } from '../grading/view.ts';
import { stableSeed } from '../questions/different-question.ts';
import { sheetOf } from '../questions/make-question.ts';
import type { QuestionCache } from '../questions/question-cache.ts';
import { storedQuestion } from '../questions/question-content.ts';
import { assignmentQuestionRecords } from '../questions/question-record.ts';
import { skillInfo } from '../questions/skill-info.ts';
import { keepTimes } from './keep-times.ts';
import {
  type ChildRow,
  findChildren,
  findQuizzes,
  findTries,
  type QuizQuestionRow,
  type QuizRow,
  quizChildren,
  tryAnswers,
} from './queries.ts';
import { childResult, type QuizRecords } from './report.ts';
import { outcomeOf, outOf, pointsOf } from './score.ts';
import { closesAt, dueAt, isOver, isPaused, mayBegin, quizStudentState } from './try-state.ts';
import { givenOf, settingsView } from './view.ts';

type MemberQuiz = InferOutput<typeof MemberQuizSchema>;
type Paper = InferOutput<typeof MemberQuizPaperSchema>;
type Calls = Contract['member']['quiz'];

/** A year has fewer. */
const MOST_QUIZZES = 100;
/** Coming ones are announced that many days before. */
const COMING_DAYS = 30;

/** Everything of one quiz that its child's views are computed from. */
interface Mine extends QuizRecords {
  readonly child: ChildRow;
  readonly teacherName: string;
}

/** The questions of a quiz in the order of one try of a child: 0 to n - 1, mixed by child and try. */
function orderOf({ id, shuffle, itemsTotal }: QuizRow, studentId: string, tryNo: number): number[] {
  const places = Array.from({ length: itemsTotal }, (_, place) => place);
  if (!shuffle) return places;
  const rank = new Map(places.map((place) => [place, stableSeed(id, studentId, tryNo, place)]));
  return places.sort((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
}

function isReleased({ child }: Mine, now: Date): boolean {
  return child.resultsAt !== null && child.resultsAt <= now && child.excusedAt === null;
}

function quizView(mine: Mine, now: Date): MemberQuiz {
  const { quiz, child, answers } = mine;
  const { current } = child;
  const state = quizStudentState(quiz, child, current, now);
  const released = isReleased(mine, now);
  const { tries, result } = childResult(mine, child, now);
  const newest = tries.at(-1);
  return {
    id: quiz.id,
    title: quiz.title,
    grade: quiz.grade,
    teacher_name: mine.teacherName,
    class_title: quiz.classTitle,
    note: quiz.note,
    state,
    start_at: quiz.startAt.toISOString(),
    end_at: closesAt(quiz, child).toISOString(),
    items_total: quiz.itemsTotal,
    points_total: quiz.pointsTotal,
    ...settingsView(quiz),
    tries_allowed: quiz.triesAllowed + child.extraTries,
    tries_used: current?.tryNo ?? 0,
    may_begin: child.excusedAt === null && mayBegin(quiz, child, current, now),
    is_released: released,
    server_time: now.toISOString(),
    current:
      current === null
        ? null
        : {
            id: current.id,
            try_no: current.tryNo,
            started_at: current.startedAt.toISOString(),
            due_at: isPaused(quiz, child, current) ? null : dueAt(quiz, child, current).toISOString(),
            ended_at: newest?.endedAt?.toISOString() ?? null,
            answered: answers.filter(({ tryNo, tries: given }) => tryNo === current.tryNo && given > 0).length,
          },
    score: released && quiz.showsMarks ? (result?.score ?? null) : null,
  };
}

const notRunning = () => conflict('not-running', 'این آزمون الان در حال انجام نیست.');

/** The child's side of quizzes. */
export function memberQuizService({ db, clock }: Context, known: QuestionCache) {
  /** Quizzes of the child with all that its views need: six queries, however many there are. */
  async function findMine(
    session: Session,
    { id: studentId, schoolId }: Actor,
    condition: SQL,
    now: Date,
  ): Promise<Mine[]> {
    const quizzes = await findQuizzes(
      session,
      schoolId,
      sql`w.school_id = ${schoolId} and w.kind = 'quiz' and w.removed_at is null and w.published_at is not null
        and w.start_at <= ${new Date(now.getTime() + COMING_DAYS * 24 * 3_600_000)}::timestamptz and ${condition}
        and exists (select from student_assignment sa where sa.school_id = w.school_id and sa.assignment_id = w.id
          and sa.student_id = ${studentId})`,
      now,
      { limit: MOST_QUIZZES, offset: 0 },
    );
    if (quizzes.length === 0) return [];
    const ids = sql`any(${sql.param(quizzes.map(({ id }) => id))}::uuid[])`;
    const questionRows = await session.rows<QuizQuestionRow & { quizId: string }>(sql`
      select assignment_id as "quizId", position, skill_id as "skillId", level, seed, content, points, regrade, accepted
      from quiz_question where school_id = ${schoolId} and assignment_id = ${ids} order by assignment_id, position`);
    const found = await findChildren(
      session,
      sql`sa.school_id = ${schoolId} and sa.student_id = ${studentId} and sa.assignment_id = ${ids}`,
    );
    const children = new Map(found.map((child) => [child.quizId, child]));
    const tries = await findTries(
      session,
      sql`t.school_id = ${schoolId} and t.student_id = ${studentId} and t.assignment_id = ${ids}`,
    );
    const answers = await tryAnswers(
      session,
      sql`tq.school_id = ${schoolId} and tq.student_id = ${studentId} and tq.assignment_id = ${ids}`,
    );
    const teachers = await session.rows<{ id: string; name: string }>(sql`
      select w.id, a.first_name || ' ' || a.last_name as name from assignment w join account a on a.id = w.teacher_id
      where w.school_id = ${schoolId} and w.id = ${ids}`);
    return quizzes.flatMap((quiz) => {
      const child = children.get(quiz.id);
      if (child === undefined) return [];
      const own = <Row extends { quizId: string }>(rows: readonly Row[]) =>
        rows.filter(({ quizId }) => quizId === quiz.id);
      return [
        {
          quiz,
          child,
          children: [child],
          questions: own(questionRows),
          tries: own(tries),
          answers: own(answers),
          teacherName: teachers.find(({ id }) => id === quiz.id)?.name ?? '',
        },
      ];
    });
  }

  async function findOne(session: Session, actor: Actor, id: string, now: Date): Promise<Mine> {
    const [mine] = await findMine(session, actor, sql`w.id = ${id}`, now);
    if (mine === undefined) throw noSuchAssignment('quiz');
    return mine;
  }

  /** Notes what the child is about to learn, before it does. */
  async function noteShown(actor: Actor, mine: Mine, now: Date): Promise<void> {
    if (!isReleased(mine, now)) return;
    await markRevealed(
      db,
      actor.schoolId,
      mine.answers.map(({ questionId }) => questionId),
      now,
    );
    await countShownResults(db, actor, now);
  }

  async function paper(actor: Actor, id: string): Promise<Paper> {
    const now = clock();
    const mine = await findOne(db, actor, id, now);
    const { quiz, child, answers } = mine;
    const { current } = child;
    const state = quizStudentState(quiz, child, current, now);
    if (current === null || isOver(state)) throw notRunning();
    const records = await assignmentQuestionRecords(db, actor, id);
    for (const record of records) known.set(record);
    const flags = await db.rows<{ position: number; flagged: boolean }>(sql`
      select position, flagged from quiz_try_question
      where school_id = ${actor.schoolId} and assignment_id = ${id} and student_id = ${actor.id} and try_no = ${current.tryNo}`);
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

  async function read(actor: Actor, id: string): Promise<MemberQuiz> {
    const now = clock();
    const mine = await findOne(db, actor, id, now);
    await noteShown(actor, mine, now);
    return quizView(mine, now);
  }

  return {
    list: async (actor: Actor): Promise<MemberQuiz[]> => {
      const now = clock();
      const all = await findMine(db, actor, sql`true`, now);
      const released = all.filter((mine) => isReleased(mine, now));
      await markRevealed(
        db,
        actor.schoolId,
        released.flatMap(({ answers }) => answers.map(({ questionId }) => questionId)),
        now,
      );
      if (released.length > 0) await countShownResults(db, actor, now);
      return all.map((mine) => quizView(mine, now));
    },

    read,

    begin: async (actor: Actor, id: string, body: ParsedOf<Calls['begin']>['body']): Promise<Paper> => {
      const now = clock();
      const { schoolId, id: studentId } = actor;
      await db.transaction(async (tx) => {
        const { quiz } = await findOne(tx, actor, id, now);
        // Questions before the submission, the order in which every statement locks them.
        await tx.rows(sql`
          select from question where school_id = ${schoolId} and assignment_id = ${id} and student_id = ${studentId}
          order by id for no key update`);
        const [child] = await quizChildren(tx, schoolId, id, { studentId, lock: true });
        if (child === undefined) throw noSuchAssignment('quiz');
        const { current } = child;
        const state = quizStudentState(quiz, child, current, now);
        // A repeated request, or a second device.
        if (current !== null && !isOver(state)) return;
        if (child.excusedAt !== null || !mayBegin(quiz, child, current, now)) throw refusal(quiz, child, now);
        const taken = await tx.rows(sql`select from quiz_try where school_id = ${schoolId} and id = ${body.id}`);
        if (taken.length > 0) throw conflict('try-id', 'این آزمون یک بار انجام شده است. صفحه را تازه کن.');
        const tryNo = (current?.tryNo ?? 0) + 1;
        if (current !== null) {
          await tx.rows(sql`
            update quiz_try set ended_at = ${current.submittedAt ?? dueAt(quiz, child, current)}::timestamptz,
              accepted_at = case when ${state === 'timed_out'} then coalesce(accepted_at, ${now}::timestamptz)
                else accepted_at end
            where ${ofTry(actor, id, current.tryNo)}`);
          await tx.rows(sql`
            update question set former_assignment_id = assignment_id, assignment_id = null
            where school_id = ${schoolId} and assignment_id = ${id} and student_id = ${studentId}`);
        }
        await tx.rows(sql`
          insert into quiz_try (school_id, assignment_id, student_id, try_no, id, started_at)
          values (${schoolId}, ${id}, ${studentId}, ${tryNo}, ${body.id}, ${now}::timestamptz)`);
        await tx.rows(sql`
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
        await tx.rows(sql`
          update student_assignment set assigned_at = ${now}::timestamptz, reviewed_at = null, results_pending = false,
            items_total = ${quiz.itemsTotal}, items_done = 0, first_try_right = 0, final_right = 0, active_ms = 0
          where school_id = ${schoolId} and assignment_id = ${id} and student_id = ${studentId}`);
        await keepTimes(tx, schoolId, id, quiz, studentId);
      });
      return paper(actor, id);
    },

    questions: paper,

    goOn: async (actor: Actor, id: string, { position }: ParsedOf<Calls['goOn']>['body']): Promise<Paper> => {
      const now = clock();
      await db.transaction(async (tx) => {
        const { quiz, current } = await running(tx, actor, id, now);
        // From the question that is left alone: a repeated request goes no further.
        if (quiz.navigation !== 'sequential' || position !== current.reached) return;
        await tx.rows(sql`
          update quiz_try set reached = ${Math.min(position + 1, quiz.itemsTotal - 1)} where ${ofTry(actor, id, current.tryNo)}`);
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
        const found = await tx.rows(sql`
          update quiz_try_question set flagged = ${flagged}
          where ${ofTry(actor, id, current.tryNo)} and position = ${position} returning 1 as one`);
        if (found.length === 0) throw notFound('این پرسش پیدا نشد.');
        return { ok: true };
      }),

    left: async (actor: Actor, id: string, { times }: ParsedOf<Calls['left']>['body']): Promise<{ ok: true }> => {
      const now = clock();
      const { quiz, child } = await findOne(db, actor, id, now);
      const { current } = child;
      if (current !== null && quizStudentState(quiz, child, current, now) === 'running') {
        await db.rows(sql`
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
        await tx.rows(sql`
          update quiz_try set submitted_at = ${now}::timestamptz where ${ofTry(actor, id, current.tryNo)}`);
        await keepTimes(tx, schoolId, id, quiz, studentId);
      });
      return read(actor, id);
    },

    report: async (actor: Actor, id: string): Promise<InferOutput<typeof MemberQuizReportSchema>> => {
      const now = clock();
      const mine = await findOne(db, actor, id, now);
      if (!isReleased(mine, now)) throw conflict('not-released', 'نتیجهٔ این آزمون هنوز اعلام نشده است.');
      await noteShown(actor, mine, now);
      const { quiz, child, questions } = mine;
      const { tries, result } = childResult(mine, child, now);
      const shown = tries.findLast(({ tryNo }) => result?.counted.includes(tryNo) === true) ?? tries.at(-1);
      // What is right stays hidden while the same questions may be answered again.
      const last = !mayBegin(quiz, child, child.current, now);
      const answered = (shown?.answers ?? []).flatMap((answer) => {
        const row = questions.find(({ position }) => position === answer.quizPosition);
        return row === undefined ? [] : [{ answer, row, given: givenOf(answer) }];
      });
      const skillIds = quiz.showsMarks ? [...new Set(questions.map(({ skillId }) => skillId))] : [];
      return {
        quiz: quizView(mine, now),
        tries: tries.map(({ tryNo, endedAt, score }) => ({
          try_no: tryNo,
          ended_at: endedAt?.toISOString() ?? null,
          counts: result?.counted.includes(tryNo) ?? false,
          score: quiz.showsMarks ? score : null,
        })),
        skills: skillIds.map((skillId) => {
          const own = answered.filter(({ row }) => row.skillId === skillId && row.regrade !== 'dropped');
          const right = own.filter(({ row, given }) => pointsOf(row, given) === row.points).length;
          return { ...skillInfo(skillId), right, total: own.length };
        }),
        questions: answered.map(({ answer, row, given }) => {
          const question = storedQuestion(row);
          return {
            position: answer.position,
            sheet: sheetOf(question),
            input: answer.raw,
            outcome: quiz.showsMarks ? outcomeOf(row, given) : null,
            points: quiz.showsMarks ? pointsOf(row, given) : null,
            out_of: outOf(row),
            regrade: row.regrade,
            key: quiz.showsRightAnswers && last ? [...printAnswer(question.key, question.answer)] : null,
            solution: quiz.showsSolutions && last ? explanations(question.solution) : null,
          };
        }),
      };
    },

    finalReport: async (actor: Actor): Promise<InferOutput<typeof MemberQuizFinalSchema>> => {
      const now = clock();
      const all = (await findMine(db, actor, sql`true`, now)).filter((mine) => isReleased(mine, now));
      await markRevealed(
        db,
        actor.schoolId,
        all.flatMap(({ answers }) => answers.map(({ questionId }) => questionId)),
        now,
      );
      if (all.length > 0) await countShownResults(db, actor, now);
      const skills = new Map<string, { right: number; total: number }>();
      for (const mine of all.filter(({ quiz }) => quiz.showsMarks)) {
        const { tries, result } = childResult(mine, mine.child, now);
        const shown = tries.findLast(({ tryNo }) => result?.counted.includes(tryNo) === true);
        for (const answer of shown?.answers ?? []) {
          const row = mine.questions.find(({ position }) => position === answer.quizPosition);
          if (row === undefined || row.regrade === 'dropped') continue;
          const sum = skills.get(row.skillId) ?? { right: 0, total: 0 };
          sum.total += 1;
          if (pointsOf(row, givenOf(answer)) === row.points) sum.right += 1;
          skills.set(row.skillId, sum);
        }
      }
      return {
        quizzes: all.map((mine) => quizView(mine, now)),
        skills: [...skills].map(([skillId, { right, total }]) => ({
          ...skillInfo(skillId),
          right,
          total,
          level: assignmentLevel(total, right),
        })),
      };
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
