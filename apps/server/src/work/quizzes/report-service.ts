import type { QuizAnswerReportSchema, QuizReportSchema, QuizStudentReportSchema } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { jsonAs, textAs } from '../../platform/db/row.ts';
import type { StoredVerdict } from '../../platform/db/schema/index.ts';
import { noSuchChild } from '../assignments/kinds.ts';
import {
  findChildren,
  findMakeUps,
  findTries,
  type QuizRow,
  questionsOfQuizzes,
  quizChildren,
  quizQuestions,
  tryAnswers,
} from './queries.ts';
import { childResult, countedTries, isInGrace, type QuizRecords, quizReport, studentRow } from './report.ts';
import { type Outcome, outcomeOf, outOf, pointsOf } from './score.ts';
import { givenOf, quizAnswerView, quizQuestionView, teacherQuizView } from './view.ts';

/** Everything a report of a quiz is computed from, of all children or of one: five queries. */
export async function quizRecords(
  session: Session,
  schoolId: string,
  quiz: QuizRow,
  studentId?: string,
): Promise<QuizRecords> {
  const of = studentId === undefined ? {} : { studentId };
  const mine = (alias: 't' | 'tq') => {
    const table = sql.raw(alias);
    const whole = sql`${table}.school_id = ${schoolId} and ${table}.assignment_id = ${quiz.id}`;
    return studentId === undefined ? whole : sql`${whole} and ${table}.student_id = ${studentId}`;
  };
  const [questions, children, tries, answers] = await Promise.all([
    quizQuestions(session, schoolId, quiz.id),
    quizChildren(session, schoolId, quiz.id, of),
    findTries(session, mine('t')),
    tryAnswers(session, mine('tq')),
  ]);
  return { quiz, questions, children, tries, answers };
}

/**
 * The records of a quiz's make-ups, the newest first: six queries however many there are, two where there is none. One that is left to
 * nobody, or was made before the student took the quiz itself, has no result and changes nothing.
 */
async function makeUpRecords(session: Session, schoolId: string, quizId: string, now: Date): Promise<QuizRecords[]> {
  const makeUps = await findMakeUps(session, schoolId, quizId, now);
  if (makeUps.length === 0) return [];
  const ids = makeUps.map(({ id }) => id);
  const among = (alias: 'sa' | 't' | 'tq') =>
    sql`${sql.raw(alias)}.school_id = ${schoolId} and ${sql.raw(alias)}.assignment_id = any(${sql.param(ids)}::uuid[])`;
  const [questions, children, tries, answers] = await Promise.all([
    questionsOfQuizzes(session, schoolId, ids),
    findChildren(session, among('sa')),
    findTries(session, among('t')),
    tryAnswers(session, among('tq')),
  ]);
  const of = <Row extends { readonly quizId: string }>(rows: readonly Row[], id: string) =>
    rows.filter((row) => row.quizId === id);
  return makeUps.map((quiz) => ({
    quiz,
    questions: of(questions, quiz.id),
    children: of(children, quiz.id),
    tries: of(tries, quiz.id),
    answers: of(answers, quiz.id),
  }));
}

const AttemptRow = v.object({
  id: v.string(),
  tryNo: v.number(),
  answeredAt: v.date(),
  raw: jsonAs<RawInput>(),
  verdict: textAs<StoredVerdict>(),
  offline: v.boolean(),
  isLate: v.boolean(),
});

/** The report of a quiz, and what each child whose result counts has of each question. */
export interface QuizGradebook {
  readonly report: InferOutput<typeof QuizReportSchema>;
  readonly answers: readonly {
    readonly studentId: string;
    readonly position: number;
    readonly outcome: Outcome;
    readonly points: number;
    readonly outOf: number;
  }[];
}

/** Reports of quizzes for a teacher or a manager; `quizOf` finds the quiz among those and throws for any other. */
export function quizReports(
  { db, clock }: Context,
  quizOf: (session: Session, actor: Actor, id: string, now: Date) => Promise<QuizRow>,
) {
  async function ofChild(actor: Actor, id: string, studentId: string, now: Date) {
    const records = await quizRecords(db, actor.schoolId, await quizOf(db, actor, id, now), studentId);
    const [child] = records.children;
    if (child === undefined) throw noSuchChild('quiz');
    return { records, child };
  }

  const wholeReport = async (schoolId: string, records: QuizRecords, now: Date) =>
    quizReport(records, now, await makeUpRecords(db, schoolId, records.quiz.id, now));

  return {
    report: async (actor: Actor, id: string): Promise<InferOutput<typeof QuizReportSchema>> => {
      const now = clock();
      return wholeReport(actor.schoolId, await quizRecords(db, actor.schoolId, await quizOf(db, actor, id, now)), now);
    },

    gradebook: async (actor: Actor, id: string): Promise<QuizGradebook> => {
      const now = clock();
      const records = await quizRecords(db, actor.schoolId, await quizOf(db, actor, id, now));
      const report = await wholeReport(actor.schoolId, records, now);
      const shown = new Map(countedTries(records, now).map((one) => [one.studentId, one.answers]));
      const answers = report.students.flatMap(({ student_id: studentId }) => {
        const own = shown.get(studentId) ?? [];
        return records.questions.flatMap((question) => {
          const answer = own.find(({ quizPosition }) => quizPosition === question.position);
          if (answer === undefined) return [];
          const given = givenOf(answer);
          return [
            {
              studentId,
              position: question.position,
              outcome: outcomeOf(question, given),
              points: pointsOf(question, given),
              outOf: outOf(question),
            },
          ];
        });
      });
      return { report, answers };
    },

    student: async (
      actor: Actor,
      id: string,
      studentId: string,
    ): Promise<InferOutput<typeof QuizStudentReportSchema>> => {
      const now = clock();
      const { records, child } = await ofChild(actor, id, studentId, now);
      const { tries, result } = childResult(records, child, now);
      const byPosition = new Map(records.questions.map((question) => [question.position, question]));
      return {
        quiz: teacherQuizView(records.quiz, now),
        student: studentRow(records, child, now),
        tries: tries.map(({ tryNo, row, endedAt, score, answers }) => ({
          try_no: tryNo,
          started_at: row.startedAt.toISOString(),
          ended_at: endedAt?.toISOString() ?? null,
          counts: result?.counted.includes(tryNo) ?? false,
          score,
          answers: answers.flatMap((answer) => {
            const question = byPosition.get(answer.quizPosition);
            return question === undefined
              ? []
              : [quizAnswerView(question, answer, isInGrace(records, child, row, answer))];
          }),
        })),
      };
    },

    answer: async (
      actor: Actor,
      id: string,
      studentId: string,
      position: number,
    ): Promise<InferOutput<typeof QuizAnswerReportSchema>> => {
      const now = clock();
      const { records, child } = await ofChild(actor, id, studentId, now);
      const question = records.questions.find((one) => one.position === position);
      const given = records.answers.findLast(({ quizPosition }) => quizPosition === position);
      const row = records.tries.find(({ tryNo }) => tryNo === given?.tryNo);
      if (question === undefined || given === undefined || row === undefined) throw notFound('این سؤال پیدا نشد.');
      const attempts = await db.query(
        AttemptRow,
        sql`
        select a.id, tq.try_no as "tryNo", a.answered_at as "answeredAt", a.raw, a.verdict, a.offline,
          a.late_reason is not null as "isLate"
        from quiz_try_question tq
        join attempt a on a.school_id = tq.school_id and a.question_id = tq.question_id
        where tq.school_id = ${actor.schoolId} and tq.assignment_id = ${id} and tq.student_id = ${studentId}
          and tq.quiz_position = ${position}
        order by a.received_at, a.answered_at, a.id`,
      );
      return {
        quiz: teacherQuizView(records.quiz, now),
        student: studentRow(records, child, now),
        answer: quizAnswerView(question, given, isInGrace(records, child, row, given)),
        solution: quizQuestionView(question).solution,
        attempts: attempts.map(({ tryNo, answeredAt, isLate, ...attempt }) => ({
          ...attempt,
          try_no: tryNo,
          answered_at: answeredAt.toISOString(),
          is_late: isLate,
        })),
      };
    },
  };
}
