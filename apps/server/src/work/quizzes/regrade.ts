import type { Contract, ParsedOf, QuizRegradePreviewSchema } from '@mashq/api/contract';
import { check, persianNumber } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { notify } from '../../notifications/notify.ts';
import type { Actor } from '../../platform/actor.ts';
import { notFound, unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { storedQuestion } from '../../questions/question-content.ts';
import { requireVersion } from '../assignments/change-assignment.ts';
import { lockAssignment } from '../assignments/teacher-queries.ts';
import { type QuizQuestionRow, taughtQuiz } from './queries.ts';
import { childResult, type QuizRecords } from './report.ts';
import { quizRecords } from './report-service.ts';
import type { Regrade } from './score.ts';

type Change = Omit<ParsedOf<Contract['teacher']['quiz']['regrade']>['body'], 'version'>;
type Preview = InferOutput<typeof QuizRegradePreviewSchema>;

interface Regraded {
  readonly regrade: Regrade;
  readonly accepted: string[] | null;
}

const sorted = (answers: readonly string[]) => [...new Set(answers)].sort();

/** How a question is graded after a change; throws where an answer cannot be read. */
function regraded(row: QuizQuestionRow, { change, inputs }: Change): Regraded {
  if (change !== 'key' && change !== 'also') return { regrade: change === 'none' ? null : change, accepted: null };
  const question = storedQuestion(row);
  const accepted = inputs.map((input) => {
    const verdict = check(question, input);
    if (verdict.verdict === 'invalid') throw unprocessable('invalid-answer', 'این پاسخ برای این سؤال خوانده نمی‌شود.');
    return verdict.normalized;
  });
  if (accepted.length === 0) throw unprocessable('no-answer', 'دست‌کم یک پاسخ درست بنویسید.');
  if (change === 'key') return { regrade: 'key', accepted: sorted(accepted) };
  // Beside what is right now: the key, or what took its place. Nobody loses a point by it.
  return { regrade: row.regrade === 'key' ? 'key' : 'also', accepted: sorted([...(row.accepted ?? []), ...accepted]) };
}

function questionAt({ questions }: QuizRecords, position: number): QuizQuestionRow {
  const found = questions.find((question) => question.position === position);
  if (found === undefined) throw notFound('این سؤال پیدا نشد.');
  return found;
}

function withRegrade(records: QuizRecords, position: number, change: Regraded): QuizRecords {
  return {
    ...records,
    questions: records.questions.map((question) =>
      question.position === position ? { ...question, ...change } : question,
    ),
  };
}

const isChanged = ({ before, after }: Preview['students'][number]) =>
  before.points !== after.points || before.out_of !== after.out_of;

/** The result of every child that has one, before and after. */
function compare(before: QuizRecords, after: QuizRecords, now: Date): Preview {
  const students = before.children
    .flatMap((child) => {
      const old = childResult(before, child, now).result;
      const next = childResult(after, child, now).result;
      return old === null || next === null
        ? []
        : [{ student_id: child.studentId, name: child.name, before: old.score, after: next.score }];
    })
    .sort((a, b) => persianOrder.compare(a.name, b.name));
  return {
    changed: students.filter(isChanged).length,
    up: students.filter((one) => changeOf(one) > 0).length,
    down: students.filter((one) => changeOf(one) < 0).length,
    students,
  };
}

/** Above 0 where the share of the points is larger than before. Multiplied out: a dropped question leaves fewer to have. */
const changeOf = ({ before, after }: Preview['students'][number]) =>
  after.points * before.out_of - before.points * after.out_of;

/** A child who has seen its result reads that it is another one now. */
async function notifyOfChange(
  tx: Session,
  { quiz, children }: QuizRecords,
  { students }: Preview,
  isAddition: boolean,
  now: Date,
) {
  const { id, schoolId, title, showsMarks, version } = quiz;
  const hasSeen = new Set(
    children
      .filter(({ resultsAt, excusedAt }) => resultsAt !== null && resultsAt <= now && excusedAt === null)
      .map(({ studentId }) => studentId),
  );
  const scoreText = ({ points, out_of }: Preview['students'][number]['before']) =>
    `${persianNumber(points)} از ${persianNumber(out_of)}`;
  const again = `معلمت «${title}» را دوباره تصحیح کرد.`;
  const added = `در «${title}» جواب دیگری هم درست حساب شد.`;
  for (const one of students.filter((each) => isChanged(each) && hasSeen.has(each.student_id))) {
    const { student_id, before, after } = one;
    // In place of full points for everybody it takes points from some.
    const what = isAddition && changeOf(one) > 0 ? added : again;
    await notify(
      tx,
      schoolId,
      {
        kind: 'quiz',
        cause: `${id}/regrade/${version}`,
        title: 'نتیجهٔ آزمونت عوض شد',
        body: showsMarks ? `${what} امتیازت ${scoreText(before)} بود و حالا ${scoreText(after)} است.` : what,
        path: `/student/quiz/${id}/report`,
        assignmentId: id,
        at: now,
        now,
      },
      sql`select ${student_id}::uuid`,
    );
  }
}

/** A question whose key was wrong, or that was unclear: its points for all, for nobody, by other right answers, or by more of them. */
export function quizRegrade({ db, clock }: Context) {
  return {
    preview: async (actor: Actor, id: string, position: number, change: Change): Promise<Preview> => {
      const now = clock();
      const records = await quizRecords(db, actor.schoolId, await taughtQuiz(db, actor, id, now));
      const next = regraded(questionAt(records, position), change);
      return compare(records, withRegrade(records, position, next), now);
    },

    apply: async (
      actor: Actor,
      id: string,
      position: number,
      { version, ...change }: Change & { readonly version: number },
    ): Promise<Preview> => {
      const now = clock();
      const { schoolId } = actor;
      return db.transaction(async (tx) => {
        await lockAssignment(tx, actor, id);
        const quiz = await taughtQuiz(tx, actor, id, now);
        const records = await quizRecords(tx, schoolId, quiz);
        const question = questionAt(records, position);
        const next = regraded(question, change);
        const same =
          question.regrade === next.regrade && JSON.stringify(question.accepted) === JSON.stringify(next.accepted);
        const result = compare(records, withRegrade(records, position, next), now);
        if (same) return result;
        requireVersion(quiz, version);
        await tx.execute(sql`
          update quiz_question set regrade = ${next.regrade},
            accepted = ${next.accepted === null ? null : sql.param([...next.accepted])}::text[]
          where school_id = ${schoolId} and assignment_id = ${id} and position = ${position}`);
        await tx.execute(sql`
          update assignment set version = version + 1, updated_at = ${now}::timestamptz
          where school_id = ${schoolId} and id = ${id}`);
        await notifyOfChange(tx, records, result, change.change === 'also', now);
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'quiz.regrade',
          target: id,
          schoolId,
          before: { position, regrade: question.regrade, accepted: question.accepted },
          after: { position, ...next, changed: result.changed },
        });
        return result;
      });
    },
  };
}
