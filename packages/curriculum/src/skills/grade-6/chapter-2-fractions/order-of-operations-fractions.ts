import {
  misconceptionsOf,
  type WrittenMisconception,
  writtenMisconceptionsFrom,
  writtenMisconceptionValue,
} from '../../../authoring/fractions/written-misconceptions.ts';
import { type Fraction, type Mixed, reducedFractions } from '../../../authoring/fractions/written-numbers.ts';
import {
  anyFractionAnswer,
  type Block,
  blank,
  child,
  defineSkill,
  display,
  fractionsDrawn,
  type Hint,
  hint,
  type Inline,
  type Level,
  line,
  mixedKey,
  mixedOf,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import {
  type Calculator,
  type Expression,
  fromTheLeft,
  hasBrackets,
  leaf,
  nodeOf,
  operation,
  rightly,
  type Stage,
  stages,
  tokens,
  withoutBrackets,
  workedOut,
} from './question-parts/order-of-operations-expressions.ts';
import { orderWrongLine } from './question-parts/order-of-operations-wrong-line.ts';
import { twoSteps } from './question-parts/two-operation-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'story'],
  2: ['bare', 'bare', 'story', 'find-mistake'],
  3: ['bare', 'bare', 'story', 'find-mistake'],
  4: ['bare', 'bare', 'find-mistake'],
};

const small: readonly Fraction[] = reducedFractions(2, 6);
const usual: readonly Fraction[] = [...reducedFractions(2, 6), ...reducedFractions(8, 10), ...reducedFractions(12, 12)];

/** Two operations at level 1, two or three at 2 and 3, four at 4. */
function drawExpression(rng: Rng, level: Level): Expression {
  const list = level === 1 ? small : usual;
  const a = (): Expression => leaf({ whole: 0, ...rng.pick(list) });
  const n = (): Expression =>
    level > 2 && rng.chance(1, 3)
      ? leaf({ whole: rng.int(1, 4), ...rng.pick(small) })
      : level > 1 && rng.chance(1, 5)
        ? leaf({ whole: 0, numerator: rng.int(2, 6), denominator: 1 })
        : a();
  const o = operation;
  switch (level) {
    case 1:
      return rng.pick([
        () => o('+', a(), o('×', a(), a())),
        () => o('×', o('+', a(), a()), a()),
        () => o('−', a(), o('×', a(), a())),
        () => o('×', o('−', a(), a()), a()),
      ])();
    case 2:
      return rng.pick([
        () => o('+', n(), o('÷', a(), a())),
        () => o('÷', o('−', n(), a()), a()),
        () => o('×', n(), o('+', a(), a())),
        () => o('−', n(), o('×', a(), a())),
        () => o('+', o('×', a(), a()), o('×', a(), a())),
        () => o('−', o('÷', a(), a()), o('×', a(), a())),
      ])();
    case 3:
      return rng.pick([
        () => o('×', o('+', n(), a()), o('−', n(), a())),
        () => o('+', n(), o('×', a(), o('−', n(), a()))),
        () => o('÷', o('+', a(), a()), o('−', n(), a())),
        () => o('−', o('×', n(), a()), o('÷', a(), a())),
        () => o('÷', n(), o('+', a(), o('×', a(), a()))),
      ])();
    case 4:
      return rng.pick([
        () => o('×', o('+', n(), o('×', a(), a())), o('−', n(), a())),
        () => o('−', o('÷', o('+', n(), a()), a()), o('×', n(), a())),
        () => o('+', o('×', a(), o('−', n(), a())), o('÷', n(), a())),
        () => o('÷', o('−', n(), o('×', a(), a())), o('+', n(), a())),
      ])();
  }
}

/** Each result on the way is above nothing and can be worked with by hand. */
function suits(expression: Expression, level: Level): boolean {
  const most = level < 3 ? 40n : 72n;
  const given = tokens(expression).flatMap((token) =>
    typeof token !== 'string' && token.t === 'number' ? [token.value.toString()] : [],
  );
  // With one number twice, another mistake comes to the same.
  if (new Set(given).size < given.length) return false;
  let current: Rational | null = null;
  for (const stage of stages(expression)) {
    const all = tokens(stage.next).flatMap((token) =>
      typeof token !== 'string' && token.t === 'number' ? [token.value] : [],
    );
    if (all.some((value) => value.sign <= 0 || value.d > most || value.n > 200n)) return false;
    current = stage.next.t === 'number' ? stage.next.value : current;
  }
  return current !== null && current.whole < 60 && !given.includes(current.toString());
}

/** Adds and subtracts numerators and denominators apart. */
const apart: Calculator = (sign, left, right) => {
  if (sign === '×' || sign === '÷') return rightly(sign, left, right);
  if (left.isWhole || right.isWhole) return rightly(sign, left, right);
  const [numerator, denominator] =
    sign === '+'
      ? [left.numerator + right.numerator, left.denominator + right.denominator]
      : [left.numerator - right.numerator, left.denominator - right.denominator];
  return denominator > 0 && numerator > 0 ? Rational.of(numerator, denominator) : null;
};

/** Multiplies where it should divide. */
const unturned: Calculator = (sign, left, right) => rightly(sign === '÷' ? '×' : sign, left, right);

function writtenMisconceptions(expression: Expression, form: QuestionVariant): readonly WrittenMisconception[] {
  const right = workedOut(expression) ?? Rational.of(0);
  const add = (
    id: string,
    title: string,
    value: Rational | null,
    message: readonly Inline[],
  ): WrittenMisconception | null =>
    value === null || value.whole > 999 || value.d > 5000n
      ? null
      : writtenMisconceptionValue(id, title, value, message);
  // A story shows no expression: what is said of it must not speak of one.
  const isStory = form === 'story';
  const otherOrder = 'دو قدم مسئله را به ترتیب دیگری انجام داده';
  const whichFirst = line`این مسئله دو قدم دارد. ببین کدام را باید زودتر حساب کنی.`;
  const all = stages(expression);
  // One operation is left only where the other side of the last one stood there from the start.
  const last = all.at(-2)?.next;
  const done =
    expression.t === 'number' || last?.t !== 'operation'
      ? undefined
      : expression.left.t === 'number'
        ? last.right
        : expression.right.t === 'number'
          ? last.left
          : undefined;
  const unbracketed = hasBrackets(expression) ? withoutBrackets(expression) : null;
  const read = fromTheLeft(expression);
  return writtenMisconceptionsFrom(right, [
    hasBrackets(expression)
      ? add(
          isStory ? 'steps-in-another-order' : 'brackets-ignored',
          isStory ? otherOrder : 'پرانتز را در نظر نگرفته',
          unbracketed,
          isStory ? whichFirst : line`پرانتز را دیده‌ای؟ حاصل داخل پرانتز را پیش از بقیه حساب کن.`,
        )
      : null,
    add(
      // Brackets that stand first are worked out first from the left as well: whether they were seen nobody can say.
      isStory ? 'steps-in-another-order' : 'read-from-the-left',
      isStory ? otherOrder : 'عمل‌ها را به ترتیب نوشته‌شدن انجام داده',
      // Where both come to the same, brackets at the end were ignored either way.
      unbracketed !== null && read?.toString() === unbracketed.toString() ? null : read,
      isStory
        ? whichFirst
        : line`عمل‌ها همیشه از چپ به راست انجام نمی‌شوند: اول پرانتز، بعد ضرب و تقسیم و در آخر جمع و تفریق.`,
    ),
    add(
      'divided-without-turning',
      'در تقسیم، کسر دوم را معکوس نکرده',
      // In a story, what is divided by is not always a fraction.
      isStory ? null : workedOut(expression, unturned),
      line`تقسیم بر یک کسر مثل ضرب در معکوس آن است. تقسیم را دوباره نگاه کن.`,
    ),
    add(
      'denominators-combined',
      'در جمع یا تفریق، مخرج‌ها را هم جمع یا تفریق کرده',
      workedOut(expression, apart),
      line`در جمع و تفریق، مخرج‌ها باید یکی باشند؛ خودشان جمع یا تفریق نمی‌شوند.`,
    ),
    done?.t === 'number'
      ? add(
          'stopped-before-last',
          'عمل آخر را انجام نداده',
          done.value,
          isStory
            ? line`خوب پیش رفته‌ای، ولی یک قدم دیگر مانده است. مسئله را تا آخر بخوان.`
            : line`خوب پیش رفته‌ای، ولی هنوز یک عمل مانده است. عبارت را تا آخر نگاه کن.`,
        )
      : null,
  ]);
}

const request = 'جواب را به صورت عدد مخلوط، کسر یا عدد کامل بنویس.';

interface Asked {
  readonly blocks: readonly Block[];
  readonly expression: Expression;
}

function story(rng: Rng, level: Level): Asked | null {
  const list = level === 1 ? small : usual;
  const mixedNumber = (most: number): Mixed => ({ whole: rng.int(level === 1 ? 1 : 0, most), ...rng.pick(list) });
  const chosen = rng.pick(twoSteps);
  const numbers = {
    first: mixedNumber(level === 1 ? 4 : 9),
    second: mixedNumber(level < 3 ? 1 : 2),
    count: rng.int(2, 6),
  };
  if (!chosen.fits(numbers)) return null;
  return { blocks: chosen.write(rng, numbers, request), expression: chosen.expression(numbers) };
}

function ask(rng: Rng, level: Level, form: QuestionVariant): Asked | null {
  if (form === 'story') return story(rng, level);
  const expression = drawExpression(rng, level);
  if (!suits(expression, level)) return null;
  if (form === 'find-mistake') {
    const wrong = writtenMisconceptions(expression, form);
    if (wrong.length === 0) return null;
    return {
      blocks: [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(nodeOf(expression), '=', mixedOf(rng.pick(wrong).value))),
        p`ولی اشتباهی در آن هست. ${request.replace('جواب', 'جواب درست')}`,
      ],
      expression,
    };
  }
  return {
    blocks: [p`حاصل عبارت را حساب کن. ${request}`, display(row(nodeOf(expression), '=', blank()))],
    expression,
  };
}

function hints(expression: Expression, form: QuestionVariant): readonly Hint[] {
  const [first] = stages(expression);
  const kinds: Readonly<Record<Stage['kind'], string>> = {
    brackets: 'داخل پرانتز',
    product: 'ضرب یا تقسیم',
    sum: 'جمع یا تفریق',
  };
  return [
    form === 'story'
      ? hint(p`این مسئله دو قدم دارد. اول ببین چه چیزی را باید زودتر حساب کنی، بعد عبارتش را بنویس.`)
      : hint(p`ترتیب عمل‌ها: اول داخل پرانتز، بعد ضرب و تقسیم، در آخر جمع و تفریق.`),
    hint(
      form === 'story' ? p`اول این را حساب کن:` : p`در اینجا کار از ${kinds[first?.kind ?? 'sum']} شروع می‌شود:`,
      ...(first ? [display(row(first.done, '=', blank()))] : []),
    ),
    hint(p`بقیهٔ عبارت را با حاصلی که پیدا کردی دوباره بنویس و یک عمل دیگر را به همان ترتیب انجام بده.`),
  ];
}

function solution(expression: Expression, form: QuestionVariant): readonly SolutionStep[] {
  const reasons: Readonly<Record<Stage['kind'], string>> = {
    brackets: 'حاصل داخل پرانتز را حساب می‌کنیم، چون پرانتز پیش از بقیه است.',
    product: 'ضرب و تقسیم پیش از جمع و تفریق است.',
    sum: 'حالا نوبت جمع و تفریق است.',
  };
  const all = stages(expression);
  return [
    ...(form === 'story' ? [step(p`عبارت این مسئله را می‌نویسیم.`, display(nodeOf(expression)))] : []),
    ...all.map((stage, index) =>
      index === all.length - 1
        ? step(
            p`${stage.kind === 'sum' ? reasons.sum : 'آخرین عمل را انجام می‌دهیم.'}`,
            display(row(stage.done, ...(stage.turned === null ? [] : ['=', stage.turned]), '=', stage.result)),
          )
        : step(
            // Of what is in brackets, products come first.
            index === 0 && stage.kind === 'brackets'
              ? p`اول سراغ پرانتز می‌رویم؛ در آن هم ضرب و تقسیم پیش از جمع و تفریق است.`
              : p`${reasons[stage.kind]}`,
            display(row(stage.done, ...(stage.turned === null ? [] : ['=', stage.turned]), '=', stage.result)),
            p`پس عبارت این می‌شود:`,
            display(nodeOf(stage.next)),
          ),
    ),
  ];
}

export const orderOfOperations = defineSkill({
  id: 'g6-order-of-operations-fractions',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 14,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const asked = ask(rng, level, form);
    if (asked === null || !suits(asked.expression, level)) return null;
    const value = workedOut(asked.expression);
    const found = writtenMisconceptions(asked.expression, form);
    if (value === null || found.length === 0) return null;
    return {
      form,
      stem: asked.blocks,
      ...anyFractionAnswer(value),
      misconceptions: misconceptionsOf(found, mixedKey),
      hints: hints(asked.expression, form),
      solution: solution(asked.expression, form),
    };
  },
  makeWrongLine: orderWrongLine,
});
