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
  plural,
  type QuestionVariant,
  row,
  rowsAndColumns,
} from '../../../authoring/index.ts';
import {
  missingFactorMisconceptions,
  missingFactorSteps,
  productMisconceptions,
  productSteps,
} from '../../../authoring/whole-numbers/products.ts';
import { groupPicture, hopPicture } from './question-parts/equal-group-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'reverse'],
  2: ['figure', 'reverse', 'find-mistake'],
  3: ['figure', 'reverse', 'find-mistake', 'story'],
  4: ['reverse', 'find-mistake', 'story'],
};
const rangeOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 5], 2: [2, 7], 3: [3, 9], 4: [5, 9] };

const hoppers = ['قورباغه', 'خرگوش', 'ملخ', 'گنجشک', 'کانگورو', 'آهو'];

export const multGroups = defineSkill({
  id: 'g3-mult-groups',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [rowsAndColumns],
  revision: 11,
  make: (rng, level) => {
    const groups = rng.int(...rangeOf[level]);
    const size = rng.int(...rangeOf[level]);
    // Twice two is two and two: who adds would be right.
    if (groups === 2 && size === 2) return null;
    const product = groups * size;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);

    if (form === 'story') {
      const hopper = rng.pick(hoppers);
      return {
        form,
        stem: [
          p`${hopper} از صفر شروع کرده و پرش‌هایش یک اندازه است. پرش‌ها روی محور کشیده شده‌اند.`,
          p`یک ضرب برای این پرش‌ها بنویس و حساب کن: ${hopper} حالا روی چه عددی است؟`,
        ],
        figure: hopPicture(groups, size),
        ...integerAnswer(product),
        misconceptions: productMisconceptions(groups, size),
        hints: [
          hint(p`می‌خواهیم بدانیم بعد از همهٔ پرش‌ها، ${hopper} به کدام عدد رسیده است.`),
          hint(p`اول پرش‌ها را بشمار، بعد ببین هر پرش چند خانه است.`),
          hint(p`پرش‌ها مثل دسته‌های مساوی‌اند؛ پس تعداد پرش‌ها را در اندازهٔ هر پرش ضرب کن.`),
        ],
        solution: productSteps(groups, size),
      };
    }

    const { piece, statement, figure } = groupPicture(rng, groups, size);
    if (form === 'reverse') {
      const asksGroups = rng.chance(1, 2);
      const known = asksGroups ? size : groups;
      return {
        form,
        stem: [
          p`در شکل، تعداد ${plural(piece)}ی همهٔ ${plural(statement)} مساوی است. برای شکل این ضرب را نوشته‌ایم. عدد اول تعداد ${plural(statement)} و عدد دوم تعداد ${plural(piece)}ی هر ${statement} است.`,
          display(asksGroups ? row(blank(), '×', size, '=', product) : row(groups, '×', blank(), '=', product)),
          p`در جای خالی چه عددی بنویسیم؟`,
        ],
        figure,
        ...integerAnswer(product / known),
        misconceptions: [
          misconception(
            'other-factor',
            'عدد دیگر ضرب را نوشته',
            integerKey(known),
            asksGroups
              ? line`این تعداد ${plural(piece)}ی هر ${statement} است. تعداد ${plural(statement)} را بشمار.`
              : line`این تعداد ${plural(statement)}ست. ${plural(piece)}ی یک ${statement} را بشمار.`,
          ),
          misconception(
            'whole-copied',
            'حاصل ضرب را دوباره نوشته',
            integerKey(product),
            line`این تعداد همهٔ ${plural(piece)}ست. ببین جای خالی از تو چه می‌خواهد.`,
          ),
          ...missingFactorMisconceptions(known, product),
        ],
        hints: [
          hint(
            asksGroups
              ? p`می‌خواهیم بدانیم چند ${statement} هست.`
              : p`می‌خواهیم بدانیم در هر ${statement} چند ${piece} هست.`,
          ),
          hint(
            asksGroups
              ? p`${plural(statement)}ی شکل را یکی‌یکی بشمار.`
              : p`فقط به یک ${statement} نگاه کن و ${plural(piece)}یش را بشمار.`,
          ),
        ],
        solution: missingFactorSteps(known, product, asksGroups),
      };
    }

    const wrong = rng.pick([groups + size, product - size, product + size]);
    if (wrong === product) return null;
    return {
      form,
      stem:
        form === 'find-mistake'
          ? [
              p`${name} ${plural(piece)}ی شکل را حساب کرد و ${wrong} به دست آورد، ولی یک جا اشتباه کرده است.`,
              p`روی هم چند ${piece} هست؟`,
            ]
          : [p`روی هم چند ${piece} می‌بینی؟ آن را با ضرب پیدا کن.`],
      figure,
      ...integerAnswer(product, { unit: piece }),
      misconceptions: productMisconceptions(groups, size),
      hints: [
        hint(p`می‌خواهیم تعداد همهٔ ${plural(piece)} را بدانیم، بدون این‌که یکی‌یکی بشماریم.`),
        hint(p`ببین چند ${statement} هست و در هر ${statement} چند ${piece} است. آیا همه یک اندازه‌اند؟`),
        hint(p`${groups} دستهٔ ${size}تایی داریم.`, display(row(groups, '×', size, '=', blank()))),
      ],
      solution: productSteps(groups, size),
    };
  },
});
