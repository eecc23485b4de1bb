import { defineSkill, type Level, type QuestionVariant, type Rng, writtenInColumns } from '../../../authoring/index.ts';
import { borrowsOf, digitAtPlace } from '../../../authoring/whole-numbers/written-steps.ts';
import { differenceQuestion } from './question-parts/written-addition-subtraction-questions.ts';

const formsOf = {
  1: ['figure', 'bare'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
} as const satisfies Record<Level, readonly QuestionVariant[]>;

function draw(rng: Rng, level: Level): number {
  const ones = rng.int(1, 8);
  switch (level) {
    case 1:
      return rng.int(2, 9) * 100 + ones;
    case 2:
      return rng.chance(1, 2) ? rng.int(2, 9) * 100 + ones : rng.int(2, 9) * 1000 + rng.int(1, 9) * 100 + ones;
    case 3:
      return rng.int(2, 9) * 1000 + (rng.chance(2, 3) ? 0 : rng.int(1, 9) * 100) + ones;
    case 4:
      return rng.int(2, 9) * 1000 + (rng.chance(1, 2) ? 0 : ones);
  }
}

export const subAcrossZero = defineSkill({
  id: 'g3-sub-across-zero',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [writtenInColumns],
  revision: 10,
  make: (rng, level) => {
    const from = draw(rng, level);
    const taken = rng.int(113, Math.max(114, from - 101));
    const left = from - taken;
    // The ones must borrow, and across the zero beside them.
    const borrowsAcross = digitAtPlace(taken, 0) > digitAtPlace(from, 0) && digitAtPlace(from, 1) === 0;
    if (!borrowsAcross || left < 20 || borrowsOf(from, taken) < 2 || digitAtPlace(taken, 0) === 0) return null;
    return differenceQuestion(rng, from, taken, rng.pick(formsOf[level]));
  },
});
