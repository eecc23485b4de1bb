import type { MergedWork } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../platform/db/database.ts';
import { textAs } from '../platform/db/row.ts';
import type { AssignmentKind } from '../platform/db/schema/index.ts';
import { findChildren, findQuizzes, findTries, questionsOfQuizzes, tryAnswers } from './quizzes/queries.ts';
import { childResult, type QuizRecords } from './quizzes/report.ts';
import { storeQuizTimes } from './quizzes/store-quiz-times.ts';

/** Two accounts of one student in a school. */
export interface TwoAccounts {
  readonly schoolId: string;
  /** The account that stays. */
  readonly target: string;
  /** The account that is given up. */
  readonly source: string;
}

/** The condition that the student of `student_assignment sa` has opened its work. */
export const hasBegun = (alias: string) =>
  sql.raw(`(${alias}.assigned_at is not null or ${alias}.started_at is not null
  or ${alias}.submitted_at is not null)`);

const PartRow = v.object({
  id: v.string(),
  kind: textAs<AssignmentKind>(),
  title: v.string(),
  studentId: v.string(),
  outOf: v.number(),
  right: v.number(),
  firstTryRight: v.number(),
  answered: v.number(),
  submittedAt: v.nullable(v.date()),
});

interface Part {
  readonly right: number | null;
  readonly outOf: number;
  readonly firstTryRight: number;
  readonly answered: number;
  readonly handedInAt: Date | null;
}

/** Above 0 where the first is the better: a result before none, then more right, right at once, answered, handed in. */
function compare(one: Part, other: Part): number {
  return (
    (one.right ?? -1) - (other.right ?? -1) ||
    one.firstTryRight - other.firstTryRight ||
    one.answered - other.answered ||
    Number(one.handedInAt !== null) - Number(other.handedInAt !== null)
  );
}

const viewOf = ({ right, outOf, answered, handedInAt }: Part) => ({
  right,
  out_of: outOf,
  answered,
  handed_in_at: handedInAt?.toISOString() ?? null,
});

/** What each of the two has in quizzes, by the quiz's own way to a result: six queries however many quizzes there are. */
async function quizParts(
  session: Session,
  { schoolId, target, source }: TwoAccounts,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Part>> {
  if (ids.length === 0) return new Map();
  const among = (alias: 'sa' | 't' | 'tq') => {
    const table = sql.raw(alias);
    return sql`${table}.school_id = ${schoolId} and ${table}.assignment_id = any(${sql.param(ids)}::uuid[])
      and ${table}.student_id in (${target}, ${source})`;
  };
  const condition = sql`w.school_id = ${schoolId} and w.id = any(${sql.param(ids)}::uuid[])`;
  const quizzes = await findQuizzes(session, schoolId, condition, now);
  const questions = await questionsOfQuizzes(session, schoolId, ids);
  const children = await findChildren(session, among('sa'));
  const tries = await findTries(session, among('t'));
  const answers = await tryAnswers(session, among('tq'));
  const parts = new Map<string, Part>();
  for (const quiz of quizzes) {
    const of = <Row extends { readonly quizId: string }>(rows: readonly Row[]) =>
      rows.filter(({ quizId }) => quizId === quiz.id);
    const records: QuizRecords = {
      quiz,
      questions: of(questions),
      children: of(children),
      tries: of(tries),
      answers: of(answers),
    };
    for (const child of records.children) {
      const { tries: scored, result } = childResult(records, child, now);
      const newest = scored.at(-1);
      parts.set(`${quiz.id} ${child.studentId}`, {
        right: result?.score.points ?? null,
        outOf: result?.score.out_of ?? quiz.pointsTotal,
        firstTryRight: 0,
        answered: newest?.answers.filter(({ tries: given }) => given > 0).length ?? 0,
        handedInAt: newest?.row.submittedAt ?? null,
      });
    }
  }
  return parts;
}

/** Work that both have begun, the oldest first, with the result of each. Taken-back work is among it: its answers are there. */
export async function resultsOfBoth(session: Session, accounts: TwoAccounts, now: Date): Promise<MergedWork[]> {
  const { schoolId, target, source } = accounts;
  const rows = await session.query(
    PartRow,
    sql`
    select w.id, w.kind, w.title, sa.student_id as "studentId", sa.items_total as "outOf", sa.final_right as right,
      sa.first_try_right as "firstTryRight", sa.items_done as answered, sa.submitted_at as "submittedAt"
    from student_assignment sa
    join student_assignment o on o.school_id = ${schoolId} and o.assignment_id = sa.assignment_id
      and o.student_id in (${target}, ${source}) and o.student_id <> sa.student_id
    join assignment w on w.school_id = ${schoolId} and w.id = sa.assignment_id
    where sa.school_id = ${schoolId} and sa.student_id in (${target}, ${source}) and ${hasBegun('sa')} and ${hasBegun('o')}
    order by w.start_at, w.id`,
  );
  const quizIds = [...new Set(rows.filter(({ kind }) => kind === 'quiz').map(({ id }) => id))];
  const quizzes = await quizParts(session, accounts, quizIds, now);
  const partOf = ({ id, studentId, submittedAt, ...row }: (typeof rows)[number]): Part =>
    quizzes.get(`${id} ${studentId}`) ?? { ...row, handedInAt: submittedAt };
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((pair) => {
    const mine = pair.find(({ studentId }) => studentId === target);
    const other = pair.find(({ studentId }) => studentId === source);
    if (mine === undefined || other === undefined) return [];
    const [student, given] = [partOf(mine), partOf(other)];
    return [
      {
        id: mine.id,
        kind: mine.kind,
        title: mine.title,
        student: viewOf(student),
        source: viewOf(given),
        keeps: compare(given, student) > 0 ? ('source' as const) : ('student' as const),
      },
    ];
  });
}

/** Works out again until when the student may answer in quizzes that both accounts were to take. */
export async function storeTimesOfQuizzes(
  session: Session,
  { schoolId, id }: { readonly schoolId: string; readonly id: string },
  quizIds: readonly string[],
  now: Date,
): Promise<void> {
  if (quizIds.length === 0) return;
  const those = sql`w.school_id = ${schoolId} and w.id = any(${sql.param(quizIds)}::uuid[])`;
  for (const quiz of await findQuizzes(session, schoolId, those, now))
    await storeQuizTimes(session, schoolId, quiz.id, quiz, id);
}
