import {
  type AnswerSpec,
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  integerAnswers,
  type Level,
  p,
  plural,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
  writtenInColumns,
} from '../../../authoring/index.ts';
import {
  lastLineLeftOut,
  smallerFromLarger,
  withoutCarry,
  withoutShift,
} from '../../../authoring/whole-numbers/written-misconceptions.ts';
import {
  division,
  hintsOf,
  misconceptionsFor,
  result,
  signs,
  solutionOf,
  type Task,
} from './question-parts/four-operations-hints-and-misconceptions.ts';
import { operationWordProblems, packings } from './question-parts/four-operations-word-problems.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'story'],
  2: ['bare', 'story', 'figure'],
  3: ['bare', 'story', 'figure', 'reverse'],
  4: ['story', 'figure', 'reverse', 'find-mistake'],
};

/** Digits of the first number of a sum or difference. */
const lengthOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [5, 5], 2: [6, 6], 3: [6, 7], 4: [7, 7] };

function withDigits(rng: Rng, length: number): number {
  return rng.int(10 ** (length - 1), 10 ** length - 1);
}

function draw(rng: Rng, level: Level): Task {
  const operation = rng.pick(['add', 'subtract', 'multiply', 'divide'] as const);
  switch (operation) {
    case 'add':
    case 'subtract': {
      const length = rng.int(...lengthOf[level]);
      return { operation, a: withDigits(rng, length), b: withDigits(rng, length - rng.int(0, level < 3 ? 0 : 1)) };
    }
    case 'multiply':
      return {
        operation,
        a: withDigits(rng, 3),
        b: level >= 3 ? withDigits(rng, 3) : rng.int(12, level === 1 ? 29 : 99),
      };
    case 'divide': {
      const b = level === 1 ? rng.int(3, 9) : rng.int(12, level === 2 ? 45 : 98);
      const quotient = level === 4 ? rng.int(1, 9) * 100 + rng.int(0, 9) : rng.int(112, 980);
      return { operation, a: quotient * b + rng.int(1, b - 1), b };
    }
  }
}

function suits({ operation, a, b }: Task): boolean {
  switch (operation) {
    case 'add':
      return withoutCarry(a, b) !== a + b && a + b <= 9_999_999 && a !== b;
    case 'subtract':
      return a - b > 1000 && smallerFromLarger(a, b) !== a - b;
    case 'multiply':
      return a % 10 > 0 && b % 10 > 0;
    case 'divide':
      return a >= 1000 && a <= 99_999;
  }
}

function answerOf(task: Task, unit?: string): AnswerSpec {
  const value = result(task);
  if (task.operation !== 'divide') return integerAnswer(value, unit === undefined ? {} : { unit });
  return integerAnswers([value, { label: 'خارج‌قسمت' }], [task.a % task.b, { label: 'باقی‌مانده' }]);
}

function wrongShown(rng: Rng, { operation, a, b }: Task): number {
  switch (operation) {
    case 'add':
      return withoutCarry(a, b);
    case 'subtract':
      return smallerFromLarger(a, b);
    default:
      return rng.pick([withoutShift(a, b), lastLineLeftOut(a, b)]);
  }
}

/** A box in a sum or difference whose result is known: worked out by the other operation. */
function reversed(
  rng: Rng,
  { operation, a, b }: Task,
): { readonly stem: readonly Block[]; readonly inner: Task; readonly why: Block } | null {
  const name = child(rng);
  switch (operation) {
    case 'add':
      // What must be added to b to make the sum?
      return {
        stem: [p`${name} به عددی ${b} اضافه کرد و حاصل ${a + b} شد. آن عدد چند است؟`],
        inner: { operation: 'subtract', a: a + b, b },
        why: p`حاصل جمع و یکی از دو عدد را می‌دانیم؛ عدد دیگر با تفریق به دست می‌آید.`,
      };
    case 'subtract':
      return {
        stem: [p`${name} از عددی ${b} کم کرد و ${a - b} ماند. آن عدد چند است؟`],
        inner: { operation: 'add', a: a - b, b },
        why: p`عددی که کم شده و عددی که مانده، روی هم همان عدد اول می‌شوند؛ پس باید جمع کنیم.`,
      };
    default:
      return null;
  }
}

export const fourOperations = defineSkill({
  id: 'g5-four-operations',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [writtenInColumns],
  revision: 9,
  make: (rng, level): QuestionDraft | null => {
    const task = draw(rng, level);
    if (!suits(task)) return null;
    const form = rng.pick(formsOf[level]);
    const { operation, a, b } = task;
    const draft = (stem: readonly Block[], asked: Task, unit?: string, figure?: Figure): QuestionDraft => ({
      form,
      stem,
      ...(figure === undefined ? {} : { figure }),
      ...answerOf(asked, unit),
      misconceptions: misconceptionsFor(asked),
      hints: hintsOf(asked),
      solution: solutionOf(asked),
    });
    switch (form) {
      case 'figure':
        return operation === 'divide'
          ? draft([p`این تقسیم را انجام بده.`], task, undefined, division(a, b, false))
          : null;
      case 'reverse': {
        const turned = reversed(rng, task);
        if (turned === null || !suits(turned.inner)) return null;
        return {
          ...draft(turned.stem, turned.inner),
          misconceptions: misconceptionsFor(turned.inner, true),
          hints: [hint(turned.why), ...hintsOf(turned.inner).slice(1)],
          solution: [step(turned.why), ...solutionOf(turned.inner)],
        };
      }
      case 'find-mistake': {
        if (operation === 'divide') return null;
        const wrong = wrongShown(rng, task);
        return wrong === result(task)
          ? null
          : draft(
              [
                p`${child(rng)} این‌طور حساب کرده است:`,
                display(row(a, signs[operation], b, '=', wrong)),
                p`ولی اشتباهی در حساب او هست. جواب درست چند است؟`,
              ],
              task,
            );
      }
      case 'story': {
        if (operation === 'divide') {
          const { thing, box } = rng.pick(packings);
          return draft(
            [
              p`${a} ${thing} را در ${plural(box)}ی ${b}تایی می‌گذارند.`,
              p`چند ${box} پر می‌شود و چند ${thing} می‌ماند؟ خارج‌قسمت و باقی‌مانده را بنویس.`,
            ],
            task,
          );
        }
        const wordProblems = operationWordProblems[operation].filter(({ least, most }) => a >= least && a <= most);
        if (wordProblems.length === 0) return null;
        const wordProblem = rng.pick(wordProblems);
        return draft(wordProblem.write(rng, a, b), task, wordProblem.unit);
      }
      default:
        return draft(
          [
            operation === 'divide' ? p`خارج‌قسمت و باقی‌ماندهٔ این تقسیم را بنویس.` : p`حاصل را به دست بیاور.`,
            display(operation === 'divide' ? row(a, '÷', b) : row(a, signs[operation], b, '=')),
          ],
          task,
        );
    }
  },
});
