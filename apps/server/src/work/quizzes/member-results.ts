import type { MemberQuizFinalSchema, MemberQuizReportSchema } from '@mashq/api/contract';
import { testLevel } from '@mashq/api/measures';
import { printAnswer } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { IdRow } from '../../platform/db/row.ts';
import { countReleasedResults } from '../../questions/grading/count-released-results.ts';
import { markRevealed, quizIsOverSql } from '../../questions/grading/mark-revealed.ts';
import { explanations } from '../../questions/grading/view.ts';
import { sheetOf } from '../../questions/make-question.ts';
import type { QuestionCache } from '../../questions/question-cache.ts';
import { storedQuestion } from '../../questions/question-content.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { findMine, findOne, isReleased, type MemberQuiz, type Mine, quizView } from './member-records.ts';
import { quizChildren } from './queries.ts';
import { childResult } from './report.ts';
import { outcomeOf, outOf, pointsOf } from './score.ts';
import { quizTaking } from './taking.ts';
import { keysAt } from './try-state.ts';
import { givenOf } from './view.ts';

/** What a child reads of its quizzes: the list, each one, and results once they are out. */
export function memberQuizResults({ db, clock }: Context) {
  /** Notes what the child is about to learn, before it does. */
  async function noteShown(actor: Actor, mine: Mine, now: Date): Promise<void> {
    if (!isReleased(mine, now)) return;
    await markRevealed(
      db,
      actor.schoolId,
      mine.answers.map(({ questionId }) => questionId),
      now,
    );
    await countReleasedResults(db, actor, now);
  }

  /** Notes that a child is about to learn what is right, before it does: from then on no window is opened again. */
  const markQuizKeysShown = (schoolId: string, id: string, now: Date) =>
    db.execute(sql`
      update assignment set keys_shown_at = ${now}::timestamptz
      where school_id = ${schoolId} and id = ${id} and keys_shown_at is null`);

  /** Those of some quizzes that no child of them may answer any more. */
  async function quizzesOver(schoolId: string, all: readonly Mine[], now: Date): Promise<string[]> {
    const over = await db.query(
      IdRow,
      sql`
      select w.id from assignment w
      where w.school_id = ${schoolId} and w.id = any(${sql.param(all.map(({ quiz }) => quiz.id))}::uuid[])
        and ${quizIsOverSql(now)}`,
    );
    return over.map(({ id }) => id);
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
      if (released.length > 0) await countReleasedResults(db, actor, now);
      return all.map((mine) => quizView(mine, now));
    },

    read: async (actor: Actor, id: string): Promise<MemberQuiz> => {
      const now = clock();
      const mine = await findOne(db, actor, id, now);
      await noteShown(actor, mine, now);
      return quizView(mine, now);
    },

    report: async (actor: Actor, id: string): Promise<InferOutput<typeof MemberQuizReportSchema>> => {
      const now = clock();
      const mine = await findOne(db, actor, id, now);
      if (!isReleased(mine, now)) throw conflict('not-released', 'نتیجهٔ این آزمون هنوز اعلام نشده است.');
      await noteShown(actor, mine, now);
      const { quiz, child, questions } = mine;
      const { tries, result } = childResult(mine, child, now);
      const shown = tries.findLast(({ tryNo }) => result?.counted.includes(tryNo) === true) ?? tries.at(-1);
      const from = keysAt(quiz, await quizChildren(db, actor.schoolId, id));
      const isOver = from !== null && from <= now;
      if (isOver && quiz.keysShownAt === null) await markQuizKeysShown(actor.schoolId, id, now);
      const answered = (shown?.answers ?? []).flatMap((answer) => {
        const row = questions.find(({ position }) => position === answer.quizPosition);
        return row === undefined ? [] : [{ answer, row, given: givenOf(answer) }];
      });
      // A skill may have one question alone.
      const skillIds = isOver && quiz.showsMarks ? [...new Set(questions.map(({ skillId }) => skillId))] : [];
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
        questions_from: isOver ? null : (from?.toISOString() ?? null),
        questions: (isOver ? answered : []).map(({ answer, row, given }) => {
          const question = storedQuestion(row);
          return {
            position: answer.position,
            sheet: sheetOf(question),
            input: answer.raw,
            outcome: quiz.showsMarks ? outcomeOf(row, given) : null,
            points: quiz.showsMarks ? pointsOf(row, given) : null,
            out_of: outOf(row),
            regrade: row.regrade,
            key: quiz.showsRightAnswers ? [...printAnswer(question.key, question.answer)] : null,
            solution: quiz.showsSolutions ? explanations(question.solution) : null,
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
      if (all.length > 0) await countReleasedResults(db, actor, now);
      const over = new Set(await quizzesOver(actor.schoolId, all, now));
      const skills = new Map<string, { right: number; total: number }>();
      for (const mine of all.filter(({ quiz }) => quiz.showsMarks && over.has(quiz.id))) {
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
          level: testLevel({ part: right, whole: total }, total),
        })),
      };
    },
  };
}

/** The child's side of quizzes. */
export function memberQuizService(context: Context, known: QuestionCache) {
  const results = memberQuizResults(context);
  return { ...results, ...quizTaking(context, known, results.read) };
}
