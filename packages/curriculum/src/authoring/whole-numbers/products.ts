import { display, line, p } from '../../content/build.ts';
import { row } from '../../content/nodes.ts';
import type { MathNode, Misconception, SolutionStep } from '../../model/index.ts';
import { integerKey } from '../answers.ts';
import { misconception, step } from '../draft.ts';

/** `count` times `size`, written as a sum. */
export function repeatedSum(count: number, size: number): MathNode {
  return row(...Array.from({ length: count }, (_, index) => (index === 0 ? [size] : (['+', size] as const))).flat());
}

/** The number with its digits in turned order; of one digit, itself. */
export function turnedDigits(value: number): number {
  return Number([...String(value)].reverse().join(''));
}

/** What children answer in place of `groups` × `size`. */
export function productMisconceptions(groups: number, size: number): readonly Misconception[] {
  const product = groups * size;
  return [
    misconception(
      'added-factors',
      'به جای ضرب، دو عدد را جمع کرده',
      integerKey(groups + size),
      line`اینجا دسته‌های مساوی داریم و باید یک عدد را چند بار حساب کنی. دو عدد را با هم جمع نکن.`,
    ),
    misconception(
      'one-group-short',
      'یک دسته کمتر حساب کرده',
      integerKey(product - size),
      line`انگار یک دسته جا مانده است. دسته به دسته جلو برو و بشمار چند دسته شد.`,
    ),
    // Of as many groups as each has, one more in each comes to the same.
    ...(groups === size
      ? []
      : [
          misconception(
            'one-group-over',
            'یک دسته بیشتر حساب کرده',
            integerKey(product + size),
            line`انگار یک دسته زیاد شده است. دسته به دسته جلو برو و بشمار چند دسته شد.`,
          ),
        ]),
    misconception(
      'one-less-in-each',
      'در هر دسته یکی کمتر گرفته',
      integerKey(product - groups),
      line`در هر دسته چندتاست؟ آن را دوباره ببین و از نو حساب کن.`,
    ),
    // Turned round, a zero at the end is gone: who writes 3 for 30 has left out a zero.
    ...(product % 10 === 0
      ? []
      : [
          misconception(
            'turned-digits',
            'رقم‌های جواب را جابه‌جا نوشته',
            integerKey(turnedDigits(product)),
            line`یکان و دهگان جوابت را نگاه کن. کدام رقم باید سمت راست باشد؟`,
          ),
        ]),
  ];
}

/** The same where the groups are the rows of an array: one less in each is a column. */
export function arrayMisconceptions(rows: number, columns: number): readonly Misconception[] {
  const product = rows * columns;
  const [added, ...others] = productMisconceptions(rows, columns).filter(
    ({ id }) => !['one-group-short', 'one-group-over', 'one-less-in-each'].includes(id),
  );
  return [
    ...(added === undefined ? [] : [added]),
    misconception(
      rows === columns ? 'one-line-short' : 'one-row-short',
      rows === columns ? 'یک ردیف یا یک ستون کمتر حساب کرده' : 'یک ردیف کمتر حساب کرده',
      integerKey(product - columns),
      line`ردیف‌ها و ستون‌ها را یک بار دیگر بشمار؛ انگار یکی از آن‌ها جا مانده است.`,
    ),
    ...(rows === columns
      ? []
      : [
          misconception(
            'one-row-over',
            'یک ردیف بیشتر حساب کرده',
            integerKey(product + columns),
            line`ببین چند ردیف داری؛ انگار یکی از آن‌ها را دو بار شمرده‌ای.`,
          ),
          misconception(
            'one-column-short',
            'یک ستون کمتر حساب کرده',
            integerKey(product - rows),
            line`تعداد یک ردیف را دوباره بشمار؛ انگار از هر ردیف یکی جا مانده است.`,
          ),
          misconception(
            'one-column-over',
            'یک ستون بیشتر حساب کرده',
            integerKey(product + rows),
            line`ببین هر ردیف چندتاست؛ انگار در هر ردیف یکی را دو بار شمرده‌ای.`,
          ),
        ]),
    ...others,
  ];
}

/** How `groups` × `size` is worked out: by adding up to five groups, beyond five by five groups and the rest. */
export function productSteps(groups: number, size: number): readonly SolutionStep[] {
  const product = groups * size;
  if (groups <= 5) {
    return [
      step(
        p`${groups} بار ${size} را با هم جمع می‌کنیم، چون ${groups} دستهٔ ${size}تایی داریم.`,
        display(row(repeatedSum(groups, size), '=', product)),
      ),
      step(p`همین جمع را کوتاه‌تر، با ضرب می‌نویسیم.`, display(row(groups, '×', size, '=', product))),
    ];
  }
  const rest = groups - 5;
  return [
    step(p`اول ${5} دستهٔ ${size}تایی را حساب می‌کنیم که آسان‌تر است.`, display(row(5, '×', size, '=', 5 * size))),
    step(p`${rest} دستهٔ دیگر می‌ماند.`, display(row(rest, '×', size, '=', rest * size))),
    step(
      p`دو جواب را جمع می‌کنیم تا همهٔ ${groups} دسته حساب شود.`,
      display(row(groups, '×', size, '=', 5 * size, '+', rest * size, '=', product)),
    ),
  ];
}

/** What children answer in place of the factor that makes `product` with `known`. */
export function missingFactorMisconceptions(known: number, product: number): readonly Misconception[] {
  const answer = product / known;
  return [
    misconception(
      'subtracted-known',
      'به جای تقسیم، تفریق کرده',
      integerKey(product - known),
      line`یک بار کم کردن کافی نیست. ${known} را در چه عددی ضرب کنیم تا ${product} شود؟`,
    ),
    misconception(
      'one-too-many',
      'یکی زیاد حساب کرده',
      integerKey(answer + 1),
      line`جوابت را در ${known} ضرب کن. از ${product} بیشتر نمی‌شود؟`,
    ),
    misconception(
      'one-too-few',
      'یکی کم حساب کرده',
      integerKey(answer - 1),
      line`جوابت را در ${known} ضرب کن. به ${product} می‌رسد؟`,
    ),
    misconception(
      'known-repeated',
      'عددی را که معلوم است دوباره نوشته',
      integerKey(known),
      line`این عدد را می‌دانستیم. عددی را پیدا کن که هنوز نمی‌دانیم.`,
    ),
    misconception(
      'multiplied-given',
      'دو عدد داده‌شده را در هم ضرب کرده',
      integerKey(known * product),
      line`جواب را که در ${known} ضرب کنیم ${product} می‌شود؛ پس جواب از ${product} بزرگ‌تر نیست.`,
    ),
  ];
}

/** How the factor is found, the first of the two or the second: by counting up in steps of the known one. */
export function missingFactorSteps(known: number, product: number, isFirst = false): readonly SolutionStep[] {
  const answer = product / known;
  const counted = Array.from({ length: answer }, (_, index) => known * (index + 1));
  return [
    step(
      p`${known}تا ${known}تا می‌شماریم تا به ${product} برسیم.`,
      display(row(...counted.flatMap((value, index) => (index === 0 ? [value] : ([',', value] as const))))),
    ),
    step(
      p`${answer} عدد شمردیم؛ پس ${product} برابر است با ${answer} دستهٔ ${known}تایی.`,
      display(isFirst ? row(answer, '×', known, '=', product) : row(known, '×', answer, '=', product)),
    ),
  ];
}
