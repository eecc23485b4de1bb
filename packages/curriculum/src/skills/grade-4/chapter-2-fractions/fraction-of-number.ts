import { settings } from '../../../authoring/fractions/stories/of-a-quantity.ts';
import { written } from '../../../authoring/fractions/written-numbers.ts';
import {
  blank,
  defineSkill,
  display,
  type Level,
  p,
  partsOfQuantity,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
} from '../../../authoring/index.ts';
import {
  type AmountLimits,
  amountQuestion,
  comparedAmounts,
  drawAmount,
  mistakenAmount,
  partPicture,
} from './question-parts/fraction-of-amount-questions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'figure'],
  2: ['bare', 'bare', 'story', 'figure', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'compare'],
  4: ['story', 'find-mistake', 'compare', 'bare'],
};

/** The book's numbers go to 300. */
const limits: Readonly<Record<Level, AmountLimits>> = {
  1: { least: 6, most: 60, denominator: 6, numerator: 1 },
  2: { least: 12, most: 150, denominator: 10, numerator: 1 },
  3: { least: 40, most: 300, denominator: 10, numerator: 2 },
  4: { least: 100, most: 300, denominator: 12, numerator: 3 },
};

function story(rng: Rng, level: Level): QuestionDraft | null {
  const { least, most, unit, simple } = rng.pick(settings);
  const bounds = limits[level];
  const task = drawAmount(rng, { ...bounds, least: Math.max(least, bounds.least), most: Math.min(most, bounds.most) });
  if (task === null || (unit === 'هزار تومان' && task.whole % 10 > 0)) return null;
  return amountQuestion('story', task, unit, { stem: simple(rng, task.whole, task.part) });
}

export const fractionOfNumber = defineSkill({
  id: 'g4-fraction-of-number',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [partsOfQuantity],
  revision: 7,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    if (form === 'story') return story(rng, level);
    if (form === 'find-mistake') return mistakenAmount(rng, limits[level], true);
    if (form === 'compare') return comparedAmounts(rng, limits[level], true);
    const task = drawAmount(rng, limits[level]);
    if (task === null) return null;
    if (form === 'figure') {
      const isRound = rng.chance(1, 2);
      return amountQuestion(form, task, null, {
        stem: [
          p`همهٔ این ${isRound ? 'دایره' : 'نوار'} عدد ${task.whole} را نشان می‌دهد. قسمت رنگ‌شده چه عددی را نشان می‌دهد؟`,
        ],
        figure: partPicture(task.part, isRound),
      });
    }
    return amountQuestion('bare', task, null, {
      stem: [
        p`حاصل این ضرب چند است؟`,
        display(
          rng.chance(1, 3)
            ? row(task.whole, '×', written(task.part), '=', blank())
            : row(written(task.part), '×', task.whole, '=', blank()),
        ),
      ],
    });
  },
});
