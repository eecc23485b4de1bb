import { adding } from '../../../authoring/fractions/stories/adding.ts';
import { subtracting } from '../../../authoring/fractions/stories/subtracting.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import { misconceptionsOf } from '../../../authoring/fractions/written-misconceptions.ts';
import { type Fraction, reducedFractions, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  fractionsDrawn,
  type Hint,
  hint,
  type Level,
  mixedAnswer,
  mixedKey,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
} from '../../../authoring/index.ts';
import {
  collected,
  commonOf,
  expressionOf,
  haveOneDenominator,
  isRightUnconverted,
  isStatement,
  type Sum,
  sumSolution,
  sumWrittenMisconceptions,
  type Term,
  totalOf,
} from './question-parts/fraction-addition-subtraction.ts';
import { coloredBars } from './question-parts/fraction-bar-figures.ts';
import { threeAmounts } from './question-parts/three-amount-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

const limits: Readonly<Record<Level, { readonly most: number; readonly common: number; readonly whole: number }>> = {
  1: { most: 10, common: 12, whole: 6 },
  2: { most: 12, common: 36, whole: 9 },
  3: { most: 20, common: 80, whole: 12 },
  4: { most: 20, common: 80, whole: 12 },
};

const fractionsTo: Readonly<Record<number, readonly Fraction[]>> = {
  10: reducedFractions(2, 10),
  12: reducedFractions(2, 12),
  20: reducedFractions(2, 20),
};

/** A whole number now and then, from which a mixed number is taken. */
function drawTerm(rng: Rng, level: Level, index: number, isFirst: boolean): Term {
  const { most, whole } = limits[level];
  const fraction = rng.pick(fractionsTo[most] ?? []);
  const sign = index === 0 || rng.chance(1, 2) ? '+' : '−';
  const isWhole = isFirst && level > 1 && rng.chance(1, 5);
  return isWhole
    ? { whole: rng.int(3, whole), numerator: 0, denominator: 1, sign: '+' }
    : { whole: rng.int(isFirst ? 2 : 1, whole), ...fraction, sign };
}

function draw(rng: Rng, level: Level): Sum | null {
  const count = level === 4 && rng.chance(2, 3) ? 3 : 2;
  const terms = Array.from({ length: count }, (_, index) => drawTerm(rng, level, index, index === 0));
  const [first, second] = terms;
  if (!first || !second) return null;
  const denominators = terms.map(({ denominator }) => denominator).filter((denominator) => denominator > 1);
  const least = commonOf(terms);
  const isRelated = least === Math.max(...denominators);
  if (least > limits[level].common || isRelated !== (level === 1 || first.numerator === 0)) return null;
  // Twice the same number is no sum worth asking.
  if (JSON.stringify({ ...first, sign: '' }) === JSON.stringify({ ...second, sign: '' })) return null;
  if (new Set(denominators).size < denominators.length && level > 1) return null;
  // A whole number is only taken from: to add to it is no work.
  if (first.numerator === 0 && second.sign === '+') return null;
  const { numerator, common, whole } = collected(terms);
  if (level === 1 && (numerator < 0 || numerator >= common)) return null;
  // From level 3 on there is always a whole to be broken or carried.
  if (level >= 3 && numerator > 0 && numerator <= common) return null;
  if (numerator <= -common || numerator >= 2 * common || whole < 1) return null;
  const value = totalOf(terms);
  const stays = terms.every((_, index) => totalOf(terms.slice(0, index + 1)).sign > 0);
  const isGiven = terms.some((term) => value.equals(Rational.mixed(term.whole, term.numerator, term.denominator)));
  return stays && !value.isWhole && value.whole > 0 && !isGiven && !isRightUnconverted(terms) ? terms : null;
}

const request = 'جواب را به صورت عدد مخلوط بنویس.';

function story(rng: Rng, sum: Sum): readonly Block[] | null {
  const [first, second] = sum;
  if (!first || !second || !isStatement(sum)) return null;
  if (sum.length > 2) return pickWordProblem(rng, threeAmounts, { terms: sum, request });
  return pickWordProblem(rng, second.sign === '+' ? adding : subtracting, { first, second, request });
}

function stem(rng: Rng, sum: Sum, form: QuestionVariant): readonly Block[] | null {
  const [, second] = sum;
  if (!second) return null;
  switch (form) {
    case 'figure':
      return [
        second.sign === '+'
          ? p`هر نوار یک واحد است. به آنچه رنگ شده، ${written(second)} واحد اضافه می‌کنیم.`
          : p`هر نوار یک واحد است. از آنچه رنگ شده، ${written(second)} واحد را پاک می‌کنیم.`,
        second.sign === '+' ? p`حالا روی هم چند واحد می‌شود؟ ${request}` : p`چند واحد رنگ‌شده می‌ماند؟ ${request}`,
      ];
    case 'story':
      return story(rng, sum);
    case 'find-mistake':
      return [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(expressionOf(sum), '=', rng.pick(sumWrittenMisconceptions(sum)).shown)),
        p`ولی اشتباهی در آن هست. جواب درست را به صورت عدد مخلوط بنویس.`,
      ];
    default:
      return [p`حاصل را به صورت عدد مخلوط بنویس.`, display(row(expressionOf(sum), '=', blank()))];
  }
}

function hints(sum: Sum, form: QuestionVariant): readonly Hint[] {
  const { numerator } = collected(sum);
  const isDifference = sum.some(({ sign }) => sign === '−');
  return [
    form === 'figure'
      ? hint(p`اول ببین چند واحد کامل و چه کسری از یک واحد رنگ شده است و آن را به صورت عدد مخلوط بنویس.`)
      : form === 'story'
        ? hint(p`اول تصمیم بگیر باید مقدارها را جمع کنی یا از هم کم کنی؛ بعد عبارت را بنویس.`)
        : hint(p`عددهای کامل را با هم و قسمت‌های کسری را با هم حساب می‌کنیم.`),
    sum.filter((term) => term.numerator > 0).length === 1
      ? hint(p`عدد اول قسمت کسری ندارد؛ پس کسر را باید از یک واحد کامل آن برداشت.`)
      : haveOneDenominator(sum)
        ? hint(p`مخرج‌ها یکی است؛ پس قسمت‌ها هم‌اندازه‌اند و فقط صورت‌ها را حساب می‌کنیم.`)
        : hint(p`قسمت‌های کسری را با کوچک‌ترین مخرج مشترک بنویس تا هم‌اندازه شوند.`),
    numerator < 0
      ? hint(p`اگر قسمت‌های عدد اول برای کم کردن کافی نیست، یک واحد کامل آن را بشکن و به قسمت‌های کوچک تبدیل کن.`)
      : isDifference
        ? hint(p`صورت‌ها را با هم و عددهای کامل را با هم حساب کن؛ حواست باشد کدام عدد اضافه و کدام کم می‌شود.`)
        : hint(p`صورت‌ها را جمع کن. اگر از یک واحد بیشتر شد، واحد کامل را به عددهای کامل اضافه کن.`),
  ];
}

export const mixedAddSub = defineSkill({
  id: 'g6-mixed-addsub',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 12,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const sum = draw(rng, level);
    if (sum === null) return null;
    const [first] = sum;
    if (form === 'figure' && (!first || first.whole > 4 || first.numerator === 0 || first.denominator > 12))
      return null;
    const asked = stem(rng, sum, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(form === 'figure' && first ? { figure: coloredBars(first) } : {}),
      ...mixedAnswer(totalOf(sum)),
      misconceptions: misconceptionsOf(sumWrittenMisconceptions(sum), mixedKey),
      hints: hints(sum, form),
      solution: sumSolution(sum),
    };
  },
});
