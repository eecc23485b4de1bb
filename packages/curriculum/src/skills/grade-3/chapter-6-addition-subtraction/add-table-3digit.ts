import { defineSkill, type Level, type QuestionVariant, writtenInColumns } from '../../../authoring/index.ts';
import { carriesOf } from '../../../authoring/whole-numbers/written-steps.ts';
import { sumQuestion } from './question-parts/written-addition-subtraction-questions.ts';

const formsOf = {
  1: ['figure', 'bare'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
} as const satisfies Record<Level, readonly QuestionVariant[]>;

/** How many columns hand something on. */
const carriedOf: Readonly<Record<Level, readonly number[]>> = { 1: [1], 2: [1, 2], 3: [2], 4: [2, 3] };

export const addTableThreeDigits = defineSkill({
  id: 'g3-add-table-3digit',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [writtenInColumns],
  revision: 9,
  make: (rng, level) => {
    const addends = [rng.int(112, 989), rng.int(112, 989)];
    const carried = carriesOf(addends).filter((carry) => carry > 0).length;
    if (!carriedOf[level].includes(carried)) return null;
    // Below the book nothing goes beyond the hundreds.
    if (level === 1 && addends.reduce((sum, addend) => sum + addend, 0) > 999) return null;
    return sumQuestion(rng, addends, rng.pick(formsOf[level]));
  },
});
