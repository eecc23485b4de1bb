import { defineSkill, hint, integerAnswer, type Level, p } from '../../../authoring/index.ts';
import { cuts, halves, queue } from './question-parts/cutting-and-queue-problems.ts';
import { along, around, wayBack } from './question-parts/fencepost-problems.ts';
import type { Maker } from './question-parts/sketch-problem.ts';

const makersOf: Readonly<Record<Level, readonly Maker[]>> = {
  1: [along, cuts, halves, queue],
  2: [along, cuts, halves, queue, wayBack],
  3: [along, cuts, halves, wayBack, around],
  4: [around, wayBack, cuts, halves, queue],
};

export const psDrawFigure = defineSkill({
  id: 'g3-ps-draw-figure',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 10,
  make: (rng, level) => {
    const drawn = rng.pick(makersOf[level])(rng, level);
    if (drawn === null || drawn.answer < 2) return null;
    const { form, stem, figure, answer, unit, misconceptions, sketch, solution } = drawn;
    return {
      form,
      stem,
      ...(figure ? { figure } : {}),
      ...integerAnswer(answer, { unit }),
      misconceptions,
      hints: [
        hint(
          figure
            ? p`مسئله در شکل کشیده شده است. داستان را با شکل جور کن.`
            : p`مسئله را روی کاغذ بکش؛ از روی شکل بهتر دیده می‌شود.`,
        ),
        hint(sketch[0]),
        hint(sketch[1]),
      ],
      solution,
    };
  },
});
