import { defineSkill, type Level, type QuestionVariant, type Rng, writtenInColumns } from '../../../authoring/index.ts';
import { carriesOf } from '../../../authoring/whole-numbers/written-steps.ts';
import { sumQuestion } from './question-parts/written-addition-subtraction-questions.ts';

const formsOf = {
  1: ['figure', 'bare'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'bare', 'story', 'find-mistake'],
  4: ['figure', 'bare', 'story', 'find-mistake'],
} as const satisfies Record<Level, readonly QuestionVariant[]>;

function draw(rng: Rng, level: Level): readonly number[] {
  switch (level) {
    case 1:
      return [rng.int(1012, 4999), rng.int(112, 999)];
    case 2:
      return [rng.int(1112, 6999), rng.chance(1, 3) ? rng.int(112, 999) : rng.int(1112, 5999)];
    case 3:
      return rng.chance(1, 2)
        ? [rng.int(1112, 5999), rng.int(1112, 4999)]
        : [rng.int(1112, 4999), rng.int(112, 2999), rng.int(12, 999)];
    case 4:
      return [rng.int(1512, 4999), rng.int(1112, 2999), rng.int(112, 1999)];
  }
}

export const addTableFourDigits = defineSkill({
  id: 'g3-add-table-4digit',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [writtenInColumns],
  revision: 9,
  make: (rng, level) => {
    const addends = draw(rng, level);
    const carried = carriesOf(addends).filter((carry) => carry > 0).length;
    const fits = level === 1 ? carried === 1 : carried >= Math.min(level, 3) - (level === 2 ? 1 : 0);
    if (!fits || addends.reduce((sum, addend) => sum + addend, 0) > 9999) return null;
    return sumQuestion(rng, addends, rng.pick(formsOf[level]));
  },
});
