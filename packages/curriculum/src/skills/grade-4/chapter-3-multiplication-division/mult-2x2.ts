import {
  defineSkill,
  type Level,
  p,
  type QuestionDraft,
  type Rng,
  writtenProductAnswer,
  writtenResultKey,
} from '../../../authoring/index.ts';
import { productWrongLine } from '../../../authoring/whole-numbers/product-wrong-line.ts';
import { multiplication } from './question-parts/written-multiplication-questions.ts';

/** Two-digit factors: below the book small digits, at the stretch large ones. */
function factor(rng: Rng, level: Level): number {
  switch (level) {
    case 1:
      return rng.int(1, 4) * 10 + rng.int(1, 4);
    case 2:
      return rng.int(12, 59);
    case 3:
      return rng.int(13, 89);
    case 4:
      return rng.int(4, 9) * 10 + rng.int(5, 9);
  }
}

/** The same question with boxes for both lines and the result. */
function inColumns(draft: QuestionDraft, a: number, b: number): QuestionDraft {
  return {
    ...draft,
    stem: [p`ضرب را زیر هم انجام بده و رقم‌ها را در خانه‌ها بنویس.`],
    ...writtenProductAnswer(a, b),
    misconceptions: draft.misconceptions.flatMap((known) => {
      const [value] = known.answer.kind === 'integer' ? known.answer.values : [];
      return value === undefined ? [] : [{ ...known, answer: writtenResultKey(Number(value)) }];
    }),
  };
}

export const mult2x2 = defineSkill({
  id: 'g4-mult-2x2',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 8,
  // A factor of two equal digits has one number for both lines.
  make: (rng, level) => {
    const [a, b] = [factor(rng, level), factor(rng, level)];
    const draft = a % 10 === 0 || b % 10 === 0 || b % 11 === 0 ? null : multiplication(rng, level, a, b);
    return draft?.form === 'bare' ? inColumns(draft, a, b) : draft;
  },
  makeWrongLine: (rng, level) => productWrongLine(rng, factor(rng, level), factor(rng, level)),
});
