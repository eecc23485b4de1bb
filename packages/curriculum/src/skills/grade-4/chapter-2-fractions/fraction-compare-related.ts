import { type Fraction, properFractions, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  blank,
  defineSkill,
  display,
  frac,
  fractionsDrawn,
  hint,
  type Level,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { scaled } from './question-parts/equivalent-fractions.ts';
import {
  type Compared,
  closedComparison,
  comparisonAnswer,
  comparisonPicture,
  comparisonStem,
  trueSign,
} from './question-parts/fraction-comparison-questions.ts';

/** `fine` has a denominator that is `by` times that of `coarse`. */
interface Task extends Compared {
  readonly coarse: Fraction;
  readonly fine: Fraction;
  readonly by: number;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare'],
  2: ['bare', 'bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'bare', 'story', 'find-mistake'],
};

const most: Readonly<Record<Level, number>> = { 1: 10, 2: 12, 3: 20, 4: 20 };

/** The two stay near each other, so that a glance does not decide. */
function draw(rng: Rng, level: Level, form: QuestionVariant): Task | null {
  const limit = form === 'figure' || form === 'story' ? Math.min(12, most[level]) : most[level];
  const coarse = rng.pick(properFractions(2, limit / 2));
  const by = rng.int(2, Math.floor(limit / coarse.denominator));
  const reach = level === 4 ? 1 : level === 3 ? 2 : 3;
  const fine = { numerator: coarse.numerator * by + rng.int(-reach, reach), denominator: coarse.denominator * by };
  if (
    fine.numerator < 1 ||
    fine.numerator >= fine.denominator ||
    (level > 2 && coarse.numerator === 1 && rng.chance(1, 2))
  )
    return null;
  const [left, right] = rng.chance(1, 2) ? [coarse, fine] : [fine, coarse];
  return { coarse, fine, by, left, right };
}

export const fractionCompareRelated = defineSkill({
  id: 'g4-fraction-compare-related',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 3,
  pictures: [fractionsDrawn],
  revision: 6,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const task = draw(rng, level, form);
    if (task === null) return null;
    const { coarse, fine, by, left, right } = task;
    const equal = scaled(coarse, by);
    const shown = (one: Fraction) => (one === coarse ? equal : one);
    const sign = trueSign(task);
    return {
      form,
      stem: comparisonStem(rng, task, form),
      ...(form === 'figure' ? { figure: comparisonPicture(task, rng.chance(1, 2)) } : {}),
      ...comparisonAnswer(task),
      hints: [
        hint(p`مخرج‌ها فرق دارند، یعنی قسمت‌ها هم‌اندازه نیستند. اول باید کسرها را با یک مخرج بنویسی.`),
        hint(
          p`${coarse.denominator} را در عددی ضرب کن تا ${fine.denominator} شود. به جای ${written(coarse)} کسری مساوی با آن و با مخرج ${fine.denominator} بنویس.`,
          display(row(written(coarse), '=', frac(blank(), fine.denominator))),
        ),
        hint(p`حالا که مخرج‌ها یکی شد، صورت‌ها را مقایسه کن.`),
      ],
      solution: [
        step(
          p`${coarse.denominator} را در ${by} ضرب می‌کنیم تا ${fine.denominator} شود؛ صورت را هم در ${by} ضرب می‌کنیم تا کسر عوض نشود.`,
          display(
            row(
              written(coarse),
              '=',
              frac(row(coarse.numerator, '×', by), row(coarse.denominator, '×', by)),
              '=',
              written(equal),
            ),
          ),
        ),
        step(
          p`مخرج‌ها یکی شد؛ پس صورت‌ها را مقایسه می‌کنیم.`,
          display(row(written(shown(left)), sign, written(shown(right)))),
        ),
        step(p`پس:`, display(closedComparison(task))),
      ],
    };
  },
});
