import {
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  row,
  rowsAndColumns,
  step,
} from '../../../authoring/index.ts';
import { productMisconceptions, productSteps } from '../../../authoring/whole-numbers/products.ts';
import { productStory, timesAsMany } from './question-parts/multiplication-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story'],
  2: ['story', 'story', 'compare', 'find-mistake'],
  3: ['story', 'compare', 'find-mistake'],
  4: ['story', 'find-mistake'],
};
const rangeOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 5], 2: [2, 8], 3: [3, 9], 4: [4, 9] };

export const multWord = defineSkill({
  id: 'g3-mult-word',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [rowsAndColumns],
  revision: 10,
  make: (rng, level) => {
    const groups = rng.int(...rangeOf[level]);
    const size = rng.int(...rangeOf[level]);
    // Twice two is two and two: who adds would be right.
    if (groups === 2 && size === 2) return null;
    const form = rng.pick(formsOf[level]);
    const product = groups * size;

    if (form === 'compare') {
      const { stem, unit } = timesAsMany(rng, groups, size);
      return {
        form,
        stem,
        ...integerAnswer(product, { unit }),
        misconceptions: [
          misconception(
            'more-for-times',
            '«برابر» را «بیشتر» خوانده',
            integerKey(groups + size),
            line`«${groups} برابر» با «${groups} تا بیشتر» فرق دارد. برابر یعنی چند بار همان اندازه.`,
          ),
          ...productMisconceptions(groups, size).slice(1),
        ],
        hints: [
          hint(p`«${groups} برابر» یعنی ${groups} بار، هر بار همان ${size} تا.`),
          hint(p`${groups} دستهٔ ${size}تایی را با هم حساب کن.`, display(row(groups, '×', size, '=', blank()))),
        ],
        solution: [step(p`«${groups} برابر» یعنی ${groups} دستهٔ ${size}تایی.`), ...productSteps(groups, size)],
      };
    }

    const { statement, aside, ask, unit } = productStory(rng, groups, size);
    const wrong = rng.pick([groups + size, product + size, product - size]);
    if (form === 'find-mistake' && wrong === product) return null;
    return {
      form,
      stem: [
        statement,
        ...(level === 4 ? [aside] : []),
        ...(form === 'find-mistake' ? [p`${child(rng)} جواب را ${wrong} نوشته، ولی درست نیست.`] : []),
        ask,
      ],
      ...integerAnswer(product, { unit }),
      misconceptions: productMisconceptions(groups, size),
      hints: [
        hint(p`چند دستهٔ مساوی داریم و می‌خواهیم بدانیم روی هم چقدر می‌شود.`),
        hint(
          level === 4
            ? p`یکی از عددهای مسئله لازم نیست. فقط تعداد دسته‌ها و اندازهٔ هر دسته را پیدا کن.`
            : p`ببین چند دسته هست و اندازهٔ هر دسته چند است.`,
        ),
        hint(p`${groups} دستهٔ ${size}تایی داریم.`, display(row(groups, '×', size, '=', blank()))),
      ],
      solution: productSteps(groups, size),
    };
  },
});
