import { defineSkill, type Level, type QuestionVariant, writtenInColumns } from '../../../authoring/index.ts';
import { borrowsOf, digitAtPlace } from '../../../authoring/whole-numbers/written-steps.ts';
import { differenceQuestion } from './question-parts/written-addition-subtraction-questions.ts';

const formsOf = {
  1: ['figure', 'bare'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
} as const satisfies Record<Level, readonly QuestionVariant[]>;

const borrowed: Readonly<Record<Level, readonly number[]>> = { 1: [1], 2: [1, 2], 3: [2], 4: [2, 3] };

export const subTable = defineSkill({
  id: 'g3-sub-table',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [writtenInColumns],
  revision: 9,
  make: (rng, level) => {
    const from = level === 1 ? rng.int(211, 999) : level === 2 ? rng.int(311, 4999) : rng.int(2111, 9999);
    const taken = rng.int(112, Math.max(113, from - 101));
    // A zero that lends is another skill.
    const hasZero = [0, 1, 2, 3].slice(0, String(from).length).some((place) => digitAtPlace(from, place) === 0);
    if (hasZero || from - taken < 100 || !borrowed[level].includes(borrowsOf(from, taken))) return null;
    return differenceQuestion(rng, from, taken, rng.pick(formsOf[level]));
  },
});
