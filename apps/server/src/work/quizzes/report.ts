import type { QuizReportSchema, QuizStudentRowSchema } from '@mashq/api/contract';
import { discriminationGroup, discriminationOf } from '@mashq/api/measures/shares';
import type { InferOutput } from 'valibot';
import { persianOrder } from '../../platform/persian-order.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import type { ChildRow, QuizQuestionRow, QuizRow, TryAnswer, TryRow } from './queries.ts';
import { type Outcome, outcomeOf, resultOf, type Score, scoreOf } from './score.ts';
import { dueAt, isOver, isPaused, quizStudentState } from './try-state.ts';
import { givenOf, misconceptionOf, quizQuestionView, teacherQuizView } from './view.ts';

export type StudentRow = InferOutput<typeof QuizStudentRowSchema>;
type Report = InferOutput<typeof QuizReportSchema>;

/** Everything that reports of a quiz are computed from. */
export interface QuizRecords {
  readonly quiz: QuizRow;
  readonly questions: readonly QuizQuestionRow[];
  readonly children: readonly ChildRow[];
  readonly tries: readonly TryRow[];
  readonly answers: readonly TryAnswer[];
}

export interface ScoredTry {
  readonly row: TryRow;
  readonly tryNo: number;
  readonly endedAt: Date | null;
  readonly score: Score;
  readonly questions: number;
  readonly answers: readonly TryAnswer[];
}

/** The tries of a child with their scores, and those that make its result: running ones and abandoned ones do not. */
export function childResult({ quiz, questions, tries, answers }: QuizRecords, child: ChildRow, now: Date) {
  const byPosition = new Map(questions.map((question) => [question.position, question]));
  const mine = tries.filter(({ studentId }) => studentId === child.studentId);
  const scored = mine.map((row): ScoredTry => {
    const given = answers.filter((one) => one.studentId === child.studentId && one.tryNo === row.tryNo);
    const graded = given.flatMap((answer) => {
      const question = byPosition.get(answer.quizPosition);
      return question === undefined ? [] : [{ question, given: givenOf(answer) }];
    });
    const over = isOver(quizStudentState(quiz, child, row, now));
    const ended = row.submittedAt ?? row.endedAt ?? (over ? dueAt(quiz, child, row) : null);
    return { row, tryNo: row.tryNo, endedAt: ended, score: scoreOf(graded), questions: graded.length, answers: given };
  });
  const counted = scored.filter(({ row }) => {
    if (row.submittedAt !== null || row.acceptedAt !== null) return true;
    return row.endedAt === null && quizStudentState(quiz, child, row, now) === 'timed_out';
  });
  return { tries: scored, result: child.excusedAt === null ? resultOf(counted, quiz.gradeMethod) : null };
}

/** Whether an answer that counts arrived after its try was over: it says that it was given before. */
export function isInGrace(
  { quiz }: Pick<QuizRecords, 'quiz'>,
  child: ChildRow,
  row: TryRow,
  answer: TryAnswer,
): boolean {
  const { receivedAt } = answer;
  if (receivedAt === null || isPaused(quiz, child, row)) return false;
  // The end itself is past; the moment of handing in is that of the last answer too.
  return receivedAt >= dueAt(quiz, child, row) || (row.submittedAt !== null && receivedAt > row.submittedAt);
}

const MINUTE = 60_000;

export function studentRow(records: QuizRecords, child: ChildRow, now: Date): StudentRow {
  const { quiz } = records;
  const { tries, result } = childResult(records, child, now);
  const { current } = child;
  const newest = tries.at(-1);
  const paused = current !== null && isPaused(quiz, child, current);
  return {
    student_id: child.studentId,
    name: child.name,
    state: child.excusedAt === null ? quizStudentState(quiz, child, current, now) : 'excused',
    tries_used: current?.tryNo ?? 0,
    answered: newest?.answers.filter((answer) => answer.tries > 0).length ?? 0,
    score: result?.score ?? null,
    started_at: current?.startedAt.toISOString() ?? null,
    ended_at: newest?.endedAt?.toISOString() ?? null,
    due_at: current === null || paused ? null : dueAt(quiz, child, current).toISOString(),
    left_page: tries.reduce((sum, { row }) => sum + row.leftPage, 0),
    extra_minutes: Math.round(child.extraMs / MINUTE),
    extra_tries: child.extraTries,
    own_start_at: child.ownStartAt?.toISOString() ?? null,
    own_end_at: child.ownEndAt?.toISOString() ?? null,
    in_grace: tries.flatMap(({ row, answers }) => answers.filter((answer) => isInGrace(records, child, row, answer)))
      .length,
  };
}

const MAX_WRONG = 5;

interface Counted {
  readonly studentId: string;
  readonly score: Score;
  readonly answers: readonly TryAnswer[];
}

function shares(outcomes: readonly Outcome[]) {
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return { right: count('right'), wrong: count('wrong'), empty: count('empty') };
}

/** The share of right answers among the quarter with the most points, less that among the quarter with the fewest. */
function discrimination(counted: readonly Counted[], isRight: (one: Counted) => boolean): number | null {
  const size = discriminationGroup(counted.length);
  if (size === null) return null;
  const sorted = counted.toSorted((a, b) => b.score.points - a.score.points || (a.studentId < b.studentId ? -1 : 1));
  const share = (group: readonly Counted[]) => ({ part: group.filter(isRight).length, whole: size });
  return discriminationOf(share(sorted.slice(0, size)), share(sorted.slice(-size)));
}

function wrongAnswers(question: QuizQuestionRow, answers: readonly TryAnswer[]) {
  const groups = new Map<string, { raw: NonNullable<TryAnswer['raw']>; count: number; misconception: string | null }>();
  for (const answer of answers) {
    if (answer.raw === null || outcomeOf(question, givenOf(answer)) !== 'wrong') continue;
    const key = answer.normalized ?? JSON.stringify(answer.raw);
    const known = groups.get(key);
    if (known === undefined) {
      groups.set(key, { raw: answer.raw, count: 1, misconception: misconceptionOf(question, answer.misconceptionId) });
    } else known.count += 1;
  }
  return [...groups.values()].sort((a, b) => b.count - a.count).slice(0, MAX_WRONG);
}

/** As they were given, each once: what is stored of them is for comparing. */
function acceptedAnswers({ accepted }: QuizQuestionRow, answers: readonly TryAnswer[]) {
  const found = new Map<string, NonNullable<TryAnswer['raw']>>();
  for (const { raw, normalized } of answers)
    if (raw !== null && normalized !== null && accepted?.includes(normalized) && !found.has(normalized))
      found.set(normalized, raw);
  return [...found.values()];
}

/** The children with a result. Of one with several tries the last that counts stands for it in skills and questions. */
export function countedTries(records: QuizRecords, now: Date): Counted[] {
  return records.children.flatMap((child) => {
    const { tries, result } = childResult(records, child, now);
    const shown = tries.findLast(({ tryNo }) => result?.counted.includes(tryNo) === true);
    return result === null || shown === undefined
      ? []
      : [{ studentId: child.studentId, score: result.score, answers: shown.answers }];
  });
}

interface MakeUp {
  readonly quizId: string;
  readonly result: { readonly counted: Counted; readonly questions: readonly QuizQuestionRow[] } | null;
}

/** By student who was away, the newest make-up that has a result, else the newest one. `makeUps` are the newest first. */
function makeUpsOf(away: ReadonlySet<string>, makeUps: readonly QuizRecords[], now: Date): Map<string, MakeUp> {
  const found = new Map<string, MakeUp>();
  for (const records of makeUps) {
    const counted = countedTries(records, now);
    for (const { studentId } of records.children) {
      if (!away.has(studentId) || (found.get(studentId)?.result ?? null) !== null) continue;
      const own = counted.find((one) => one.studentId === studentId);
      if (own === undefined && found.has(studentId)) continue;
      const result = own === undefined ? null : { counted: own, questions: records.questions };
      found.set(studentId, { quizId: records.quiz.id, result });
    }
  }
  return found;
}

/**
 * The report of a whole quiz. The result of a make-up stands for who was away in the distribution and the skills, which are shares of the
 * same skills, levels and points; questions count answers to the same numbers alone.
 */
export function quizReport(records: QuizRecords, now: Date, makeUps: readonly QuizRecords[] = []): Report {
  const { quiz, questions, children } = records;
  const counted = countedTries(records, now);
  const took = new Set(counted.map(({ studentId }) => studentId));
  const away = new Set(
    children.flatMap(({ studentId, excusedAt }) => (took.has(studentId) || excusedAt ? [] : [studentId])),
  );
  const madeUp = makeUpsOf(away, makeUps, now);
  const later = [...madeUp.values()].flatMap(({ result }) => result ?? []);
  const outcome = (one: Counted, question: QuizQuestionRow): Outcome => {
    const answer = answerTo(one, question);
    return answer === undefined ? 'empty' : outcomeOf(question, givenOf(answer));
  };
  const distribution = Array.from({ length: 10 }, () => 0);
  for (const { score } of [...counted, ...later.map((one) => one.counted)]) {
    if (score.out_of === 0) continue;
    const tenth = Math.min(9, Math.floor((score.points * 10) / score.out_of));
    distribution[tenth] = (distribution[tenth] ?? 0) + 1;
  }
  /** Each result with the questions it is of. */
  const results = [...counted.map((one) => ({ counted: one, questions })), ...later];
  const skillIds = [...new Set(questions.map(({ skillId }) => skillId))];
  return {
    quiz: teacherQuizView(quiz, now),
    students: children
      .map((child) => {
        const makeUp = madeUp.get(child.studentId);
        return {
          ...studentRow(records, child, now),
          make_up: makeUp ? { quiz_id: makeUp.quizId, score: makeUp.result?.counted.score ?? null } : null,
        };
      })
      .sort((a, b) => persianOrder.compare(a.name, b.name)),
    make_ups_counted: later.length,
    distribution,
    skills: skillIds.map((skillId) => {
      const isOwn = ({ skillId: id, regrade }: QuizQuestionRow) => id === skillId && regrade !== 'dropped';
      const ofEach = results.map(({ counted: one, questions: asked }) => ({
        studentId: one.studentId,
        outcomes: asked.filter(isOwn).map((question) => outcome(one, question)),
      }));
      return {
        ...skillInfo(skillId),
        ...shares(ofEach.flatMap(({ outcomes }) => outcomes)),
        weak_student_ids: ofEach
          .filter(({ outcomes }) => outcomes.filter((one) => one === 'right').length * 2 < outcomes.length)
          .map(({ studentId }) => studentId),
      };
    }),
    questions: questions.map((question) => {
      const answers = counted.flatMap((one) => answerTo(one, question) ?? []);
      return {
        ...quizQuestionView(question),
        ...shares(counted.map((one) => outcome(one, question))),
        accepted: acceptedAnswers(question, answers),
        wrong_answers: wrongAnswers(question, answers),
        discrimination: discrimination(counted, (one) => outcome(one, question) === 'right'),
      };
    }),
  };
}

const answerTo = ({ answers }: Counted, question: QuizQuestionRow) =>
  answers.find(({ quizPosition }) => quizPosition === question.position);
