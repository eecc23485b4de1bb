import { subtracting } from '../../../authoring/fractions/stories/subtracting.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import { misconceptionsOf } from '../../../authoring/fractions/written-misconceptions.ts';
import { written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionsDrawn,
  type Hint,
  hint,
  type Level,
  line,
  type MathNode,
  mixed,
  mixedAnswer,
  mixedKey,
  mixedOf,
  p,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { conversion, openConversion } from './question-parts/common-denominator.ts';
import { hopOnLine, twoAsBars } from './question-parts/mixed-number-figures.ts';
import {
  type Difference,
  differenceWrittenMisconceptions,
  drawDifference,
  left,
} from './question-parts/mixed-subtraction.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake', 'compare'],
  3: ['bare', 'story', 'story', 'find-mistake', 'compare'],
  4: ['reverse', 'reverse', 'story', 'find-mistake'],
};

function expression({ first, second }: Difference): MathNode {
  return row(written(first), '−', written(second));
}

/** A hop back on a line where both numbers are on its ticks, else bars. */
function picture(rng: Rng, { first, second }: Difference): Figure | null {
  const fitsLine = first.denominator === second.denominator;
  if (fitsLine && (first.numerator === 0 || rng.chance(1, 2))) return hopOnLine(first, second, '−', first.whole + 1);
  return first.whole + second.whole > 4 || first.numerator === 0 ? null : twoAsBars(first, second);
}

const request = 'جواب را به صورت عدد مخلوط بنویس.';

function stem(rng: Rng, n: Difference, form: QuestionVariant, figure: Figure | null): readonly Block[] | null {
  const { first, second } = n;
  switch (form) {
    case 'figure':
      return figure?.t === 'number-line'
        ? [p`روی محور از ${written(first)} به اندازهٔ ${written(second)} عقب رفته‌ایم. به چه عددی رسیده‌ایم؟ ${request}`]
        : [p`هر نوار یک واحد است و نوارها دو عدد را نشان می‌دهند. عدد اول چقدر از عدد دوم بیشتر است؟ ${request}`];
    case 'story':
      return pickWordProblem(rng, subtracting, { first, second, request });
    case 'compare':
      return [p`${written(first)} چقدر از ${written(second)} بیشتر است؟ ${request}`];
    case 'reverse':
      return [
        p`در جای خالی چه عدد مخلوطی باید باشد؟`,
        display(
          rng.chance(1, 2)
            ? row(written(second), '+', blank(), '=', written(first))
            : row(written(first), '−', blank(), '=', written(second)),
        ),
      ];
    case 'find-mistake':
      return [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(expression(n), '=', rng.pick(differenceWrittenMisconceptions(n)).shown)),
        p`ولی اشتباهی در آن هست. جواب درست را به صورت عدد مخلوط بنویس.`,
      ];
    default:
      return [p`حاصل این تفریق را به صورت عدد مخلوط بنویس.`, display(row(expression(n), '=', blank()))];
  }
}

function restated({ first, second }: Difference, form: QuestionVariant): Block {
  return form === 'reverse'
    ? p`جای خالی نشان می‌دهد ${written(first)} چقدر از ${written(second)} بیشتر است.`
    : p`باید ${written(second)} را از ${written(first)} کم کنی: عدد کامل را از عدد کامل و کسر را از کسر.`;
}

function hints(n: Difference, form: QuestionVariant): readonly Hint[] {
  const { first, second, common, breaks } = n;
  const isWhole = first.numerator === 0;
  const open = [first, second]
    .filter(({ denominator, numerator }) => denominator !== common && numerator > 0)
    .map((one) => display(openConversion(one, common)));
  return [
    hint(restated(n, form)),
    ...(open.length > 0
      ? [hint(p`کسرها را وقتی می‌شود از هم کم کرد که مخرجشان یکی باشد. مخرج مشترک ${common} است:`, ...open)]
      : []),
    isWhole
      ? hint(
          p`${first.whole} کسری ندارد که چیزی از آن برداریم؛ پس یک واحد از آن را به ${common} قسمت بشکن.`,
          display(row(1, '=', frac(common, common))),
        )
      : breaks
        ? hint(
            p`کسرِ ${written(first)} کوچک‌تر است و نمی‌شود کسر دیگر را از آن برداشت. یک واحد از ${first.whole} را بشکن و قسمت‌هایش را به کسر اضافه کن.`,
            display(row(1, '=', frac(common, common))),
          )
        : hint(p`حالا صورت‌ها را از هم کم کن. مخرج همان ${common} می‌ماند و عددهای کامل هم جدا از هم کم می‌شوند.`),
  ];
}

function solution(n: Difference, form: QuestionVariant): readonly SolutionStep[] {
  const { first, second, common, numerators, breaks } = n;
  const [one, other] = numerators;
  const changed = [first, second].filter(({ denominator, numerator }) => denominator !== common && numerator > 0);
  const from = breaks ? { whole: first.whole - 1, numerator: one + common } : { whole: first.whole, numerator: one };
  const rest = { whole: from.whole - second.whole, numerator: from.numerator - other, denominator: common };
  const value = left(n);
  const reduced = value.part.denominator === common ? [] : (['=', mixedOf(value)] as const);
  return [
    ...(form === 'reverse' ? [step(restated(n, form))] : []),
    ...(changed.length > 0
      ? [
          step(
            p`مخرج‌ها فرق دارند. ${common} بر هر دو مخرج بخش‌پذیر است؛ کسرها را با این مخرج می‌نویسیم تا قسمت‌ها هم‌اندازه شوند.`,
            ...changed.map((fraction) => display(conversion(fraction, common))),
          ),
        ]
      : []),
    ...(breaks
      ? [
          step(
            first.numerator === 0
              ? p`${first.whole} کسری ندارد؛ یک واحد از آن را به ${common} قسمت می‌شکنیم.`
              : p`از ${frac(one, common)} نمی‌شود ${frac(other, common)} را برداشت؛ یک واحد را می‌شکنیم و ${common} قسمت آن را به کسر اضافه می‌کنیم.`,
            display(
              row(
                written({ whole: first.whole, numerator: one, denominator: common }),
                '=',
                mixed(from.whole, from.numerator, common),
              ),
            ),
          ),
        ]
      : []),
    step(
      p`عدد کامل را از عدد کامل و کسر را از کسر کم می‌کنیم.`,
      display(row(from.whole, '−', second.whole, '=', rest.whole)),
      display(row(frac(from.numerator, common), '−', frac(other, common), '=', frac(rest.numerator, common))),
    ),
    step(
      reduced.length > 0 ? p`پس جواب این است؛ شکل ساده‌شده هم درست است.` : p`پس جواب این است:`,
      display(row(expression(n), '=', written(rest), ...reduced)),
    ),
  ];
}

export const mixedSub = defineSkill({
  id: 'g5-mixed-sub',
  levels: [1, 2, 3, 4],
  targetLevel: 3,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const n = drawDifference(rng, level, form);
    if (n === null) return null;
    const figure = form === 'figure' ? picture(rng, n) : null;
    const asked = form === 'figure' && figure === null ? null : stem(rng, n, form, figure);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(figure === null ? {} : { figure }),
      ...mixedAnswer(left(n)),
      misconceptions: misconceptionsOf(
        differenceWrittenMisconceptions(n).map((one) =>
          // On a line a whole less may have been gone back as well.
          figure?.t === 'number-line' && one.id === 'broken-whole-not-taken-off'
            ? {
                ...one,
                id: 'one-whole-over',
                title: 'یک واحد کمتر عقب رفته یا واحدِ شکسته را کم نکرده',
                message: line`ببین نوک فلش بین کدام دو عدد کامل محور است.`,
              }
            : one,
        ),
        mixedKey,
      ),
      hints: hints(n, form),
      solution: solution(n, form),
    };
  },
});
