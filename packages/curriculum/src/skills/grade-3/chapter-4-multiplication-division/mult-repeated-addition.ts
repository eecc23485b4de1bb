import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswers,
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
import { repeatedSum } from '../../../authoring/whole-numbers/products.ts';
import { hopPicture } from './question-parts/equal-group-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story', 'figure'],
  2: ['bare', 'story', 'figure', 'find-mistake'],
  3: ['bare', 'story', 'figure', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};
const timesOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 5], 2: [3, 6], 3: [4, 8], 4: [6, 8] };
const addendOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 6], 2: [2, 8], 3: [4, 9], 4: [6, 9] };

/** Something of the same size, again and again. */
const wordProblems = [
  (name: string, times: number, each: number) =>
    p`${name} ${times} روز پشت سر هم، هر روز ${each} صفحه کتاب داستان خواند.`,
  (name: string, times: number, each: number) => p`${name} در ${times} گلدان، در هر کدام ${each} شاخه گل گذاشت.`,
  (name: string, times: number, each: number) =>
    p`${name} ${times} بار از پله‌ها بالا رفت و هر بار ${each} پله را شمرد.`,
  (name: string, times: number, each: number) => p`${name} ${times} گل‌سر ساخت و روی هر گل‌سر ${each} مهره چسباند.`,
  (name: string, times: number, each: number) => p`${name} به ${times} نفر از دوستانش، به هر کدام ${each} برچسب داد.`,
  (name: string, times: number, each: number) => p`${name} ${times} هفته، هر هفته ${each} شکل با کاغذ ساخت.`,
  (name: string, times: number, each: number) => p`${name} ${times} ردیف لوبیا کاشت و در هر ردیف ${each} دانه گذاشت.`,
  (name: string, times: number, each: number) => p`${name} ${times} بشقاب آورد و در هر بشقاب ${each} خرما چید.`,
];

const labels = ['چند بار', 'چه عددی', 'حاصل'] as const;

export const multRepeatedAddition = defineSkill({
  id: 'g3-mult-repeated-addition',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [rowsAndColumns],
  revision: 6,
  make: (rng, level) => {
    const times = rng.int(...timesOf[level]);
    const each = rng.int(...addendOf[level]);
    // With both the same the boxes could not be distinguished.
    if (times === each) return null;
    const product = times * each;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const sum = repeatedSum(times, each);
    const ask = p`این را با ضرب بنویس: چند بار، چه عددی تکرار شده و حاصل چند است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(wordProblems)(name, times, each), ask];
        case 'figure':
          return [p`روی محور پرش‌های مساوی کشیده شده است.`, ask];
        case 'find-mistake':
          return [
            p`${name} این جمع را به صورت ضرب نوشته، ولی یک بار را جا انداخته است.`,
            display(row(sum, '=', times - 1, '×', each, '=', product - each)),
            p`ضرب درست را بنویس: چند بار، چه عددی تکرار شده و حاصل چند است؟`,
          ];
        default:
          return [p`این جمع را با ضرب بنویس: چند بار، چه عددی تکرار شده و حاصل چند است؟`, display(sum)];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: hopPicture(times, each) } : {}),
      ...integerAnswers([times, { label: labels[0] }], [each, { label: labels[1] }], [product, { label: labels[2] }]),
      misconceptions: [
        misconception(
          'roles-swapped',
          'تعداد تکرار و عدد تکراری را جابه‌جا نوشته',
          integerKey(each, times, product),
          line`حاصل را خوب پیدا کردی. حالا ببین کدام عدد تکرار شده و چند بار آمده است.`,
        ),
        misconception(
          'one-addend-missed',
          'یکی از تکرارها را نشمرده',
          integerKey(times - 1, each, product - each),
          form === 'figure'
            ? line`پرش‌ها را یکی‌یکی با انگشت بشمار؛ انگار یکی از آن‌ها جا مانده است.`
            : form === 'story'
              ? line`داستان را دوباره بخوان: این کار چند بار تکرار شده است؟`
              : line`عددهای جمع را با انگشت بشمار. علامت‌های جمع را نشمار، خود عددها را بشمار.`,
        ),
        misconception(
          'added-factors',
          'دو عدد ضرب را با هم جمع کرده',
          integerKey(times, each, times + each),
          line`دو عدد اول درست است. حاصل، جمع همهٔ عددهای تکراری است، نه جمع این دو عدد.`,
        ),
        misconception(
          'last-sum-short',
          'حاصل را یک دسته کمتر حساب کرده',
          integerKey(times, each, product - each),
          line`دو عدد اول درست است. برای حاصل، یک بار دیگر همه را جمع کن.`,
        ),
      ],
      hints: [
        hint(p`وقتی یک عدد چند بار با خودش جمع می‌شود، می‌توانیم کوتاه‌تر، با ضرب بنویسیم.`),
        hint(
          form === 'figure'
            ? p`پرش‌ها را بشمار؛ بعد ببین هر پرش چند خانه است.`
            : p`ببین کدام عدد تکرار می‌شود. بعد بشمار چند بار آمده است.`,
        ),
        hint(p`برای حاصل، از ${each} شروع کن و ${each}تا ${each}تا جلو برو.`),
      ],
      solution: [
        step(p`عدد ${each}، ${times} بار تکرار شده است.`, display(row(sum, '=', product))),
        step(p`پس آن را کوتاه‌تر، با ضرب می‌نویسیم.`, display(row(times, '×', each, '=', product))),
      ],
    };
  },
});
