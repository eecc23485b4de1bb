import { written } from '../../../authoring/fractions/written-numbers.ts';
import {
  defineSkill,
  type Level,
  p,
  partsOfQuantity,
  persianNumber,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
} from '../../../authoring/index.ts';
import {
  type AmountLimits,
  amountQuestion,
  comparedAmounts,
  drawAmount,
  mistakenAmount,
  partPicture,
} from './question-parts/fraction-of-amount-questions.ts';
import { amounts } from './question-parts/fraction-of-amount-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story', 'story'],
  3: ['story', 'story', 'bare', 'find-mistake', 'compare'],
  4: ['story', 'find-mistake', 'compare'],
};

/** The book's amounts go to 200, its denominators to 10. */
const limits: Readonly<Record<Level, AmountLimits>> = {
  1: { least: 6, most: 40, denominator: 5, numerator: 1 },
  2: { least: 12, most: 120, denominator: 8, numerator: 1 },
  3: { least: 20, most: 200, denominator: 10, numerator: 2 },
  4: { least: 60, most: 200, denominator: 10, numerator: 3 },
};

const objects = [
  { shape: 'apple', name: 'سیب', done: 'در سبد می‌گذاریم' },
  { shape: 'star', name: 'ستاره', done: 'رنگ می‌کنیم' },
  { shape: 'circle', name: 'تیله', done: 'به دوستمان می‌دهیم' },
  { shape: 'square', name: 'برچسب', done: 'در دفتر می‌چسبانیم' },
] as const;

const measures = [
  ['دقیقه', 1],
  ['سانتی‌متر', 1],
  ['کیلوگرم', 1],
  ['هزار تومان', 10],
] as const;

function figured(rng: Rng, level: Level): QuestionDraft | null {
  if (rng.chance(1, 2)) {
    const task = drawAmount(rng, { ...limits[level], least: 6, most: 24 });
    if (task === null) return null;
    const { shape, name, done } = rng.pick(objects);
    return amountQuestion('figure', task, name, {
      stem: [p`${written(task.part)} این ${name}‌ها را ${done}. چند ${name} را ${done}؟`],
      figure: {
        t: 'set',
        description: `${persianNumber(task.whole)} ${name} کنار هم`,
        shape,
        total: task.whole,
        marked: 0,
      },
    });
  }
  const task = drawAmount(rng, limits[level]);
  if (task === null) return null;
  return amountQuestion('figure', task, 'سانتی‌متر', {
    stem: [p`طول همهٔ این نوار ${task.whole} سانتی‌متر است. طول قسمت رنگ‌شده چند سانتی‌متر است؟`],
    figure: partPicture(task.part, false),
  });
}

function bare(rng: Rng, level: Level): QuestionDraft | null {
  const [unit, round] = rng.pick(measures);
  const task = drawAmount(rng, limits[level]);
  if (task === null || task.whole % round > 0) return null;
  return amountQuestion('bare', task, unit, {
    stem: [p`${written(task.part)} از ${task.whole} ${unit} چند ${unit} می‌شود؟`],
  });
}

function story(rng: Rng, level: Level): QuestionDraft | null {
  const { least, most, round = 1, unit, write } = rng.pick(amounts);
  const bounds = limits[level];
  const task = drawAmount(rng, { ...bounds, least: Math.max(least, bounds.least), most: Math.min(most, bounds.most) });
  if (task === null || task.whole % round > 0) return null;
  return amountQuestion('story', task, unit, { stem: write(rng, task.whole, task.part) });
}

export const fractionOfAmount = defineSkill({
  id: 'g4-fraction-of-amount',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [partsOfQuantity],
  revision: 8,
  make: (rng, level) => {
    switch (rng.pick(formsOf[level])) {
      case 'figure':
        return figured(rng, level);
      case 'bare':
        return bare(rng, level);
      case 'find-mistake':
        return mistakenAmount(rng, limits[level], false);
      case 'compare':
        return comparedAmounts(rng, limits[level], false);
      default:
        return story(rng, level);
    }
  },
});
