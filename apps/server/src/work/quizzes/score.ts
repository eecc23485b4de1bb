import type { QuizScoreSchema } from '@mashq/api/contract';
import { testLevel } from '@mashq/api/measures';
import type { InferOutput } from 'valibot';

export type Score = InferOutput<typeof QuizScoreSchema>;
/** `key`: right is what is accepted alone; `also`: what is accepted too, beside the key the question was set with. */
export type Regrade = 'all_points' | 'dropped' | 'key' | 'also' | null;
export type Outcome = 'right' | 'wrong' | 'empty';

/** A question of a quiz as far as points go. */
export interface Graded {
  readonly points: number;
  readonly regrade: Regrade;
  readonly accepted: readonly string[] | null;
}

/** What a child last gave to a question. */
export interface Given {
  /** The newest answer that counts was right by the key the question was set with. */
  readonly isRight: boolean;
  /** Of the newest answer that counts; null where there is none. */
  readonly normalized: string | null;
  readonly isAnswered: boolean;
}

/** Empty is worth what wrong is, and is called by its name. */
export function outcomeOf({ regrade, accepted }: Graded, { isRight, isAnswered, normalized }: Given): Outcome {
  if (!isAnswered) return 'empty';
  const isAccepted = normalized !== null && (accepted ?? []).includes(normalized);
  const right = regrade === 'key' ? isAccepted : isRight || (regrade === 'also' && isAccepted);
  return right ? 'right' : 'wrong';
}

export function pointsOf(question: Graded, given: Given): number {
  if (question.regrade === 'dropped') return 0;
  if (question.regrade === 'all_points') return question.points;
  return outcomeOf(question, given) === 'right' ? question.points : 0;
}

export const outOf = ({ points, regrade }: Graded) => (regrade === 'dropped' ? 0 : points);

function withLevel(points: number, most: number, questions: number): Score {
  return { points, out_of: most, level: testLevel({ part: points, whole: most }, questions) };
}

/** The score of one try. */
export function scoreOf(answers: readonly { readonly question: Graded; readonly given: Given }[]): Score {
  const sum = (of: (answer: (typeof answers)[number]) => number) =>
    answers.reduce((total, answer) => total + of(answer), 0);
  const counted = answers.filter(({ question }) => question.regrade !== 'dropped');
  return withLevel(
    sum(({ question, given }) => pointsOf(question, given)),
    sum(({ question }) => outOf(question)),
    counted.length,
  );
}

export type GradeMethod = 'highest' | 'last' | 'first' | 'average';

interface Scored {
  readonly tryNo: number;
  readonly score: Score;
  readonly questions: number;
}

/** The tries that make a child's result, and the result; none of no tries. */
export function resultOf(
  tries: readonly Scored[],
  method: GradeMethod,
): { readonly score: Score; readonly counted: readonly number[] } | null {
  const [first] = tries;
  const last = tries.at(-1);
  if (first === undefined || last === undefined) return null;
  const only = ({ score, tryNo }: Scored) => ({ score, counted: [tryNo] });
  switch (method) {
    case 'first':
      return only(first);
    case 'last':
      return only(last);
    case 'highest':
      return only(tries.reduce((best, one) => (one.score.points > best.score.points ? one : best), first));
    case 'average': {
      const mean = tries.reduce((total, { score }) => total + score.points, 0) / tries.length;
      const points = Math.round(mean * 100) / 100;
      return {
        score: withLevel(points, last.score.out_of, last.questions),
        counted: tries.map(({ tryNo }) => tryNo),
      };
    }
  }
}
