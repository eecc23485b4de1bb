import { howManyTimes } from '../../../authoring/fractions/stories/how-many-times.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import { misconceptionsOf } from '../../../authoring/fractions/written-misconceptions.ts';
import { fractionValue, type Mixed, reducedFractions, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  anyFractionAnswer,
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionsDrawn,
  gcd,
  type Hint,
  hint,
  type Level,
  type MathNode,
  mixedKey,
  mixedOf,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { divisionWrongLine } from './question-parts/fraction-div-wrong-line.ts';
import {
  type Division,
  expressionOf,
  quotientOf,
  single,
  writtenMisconceptions,
} from './question-parts/fraction-division.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['bare', 'story', 'reverse', 'find-mistake'],
};

const small = reducedFractions(2, 6);

const middling = reducedFractions(2, 10);

const large = reducedFractions(3, 24);

function drawDivision(rng: Rng, level: Level): Division {
  const fraction = (list: typeof small): Mixed => ({ whole: 0, ...rng.pick(list) });
  const mixed = (most: number, list: typeof small): Mixed => ({ whole: rng.int(1, most), ...rng.pick(list) });
  const whole = (most: number): Mixed => ({ whole: 0, numerator: rng.int(2, most), denominator: 1 });
  switch (level) {
    case 1:
      return rng.pick([
        () => ({ amount: fraction(small), by: fraction(small) }),
        () => ({ amount: whole(9), by: fraction(small) }),
        () => ({ amount: fraction(middling), by: whole(6) }),
      ])();
    case 2:
      return rng.pick([
        () => ({ amount: fraction(middling), by: fraction(middling) }),
        () => ({ amount: mixed(5, small), by: fraction(middling) }),
        () => ({ amount: whole(12), by: mixed(3, small) }),
        () => ({ amount: mixed(5, small), by: whole(9) }),
      ])();
    case 3:
      return rng.pick([
        () => ({ amount: mixed(6, middling), by: mixed(4, small) }),
        () => ({ amount: fraction(large), by: fraction(large) }),
        () => ({ amount: fraction(middling), by: mixed(4, small) }),
      ])();
    case 4:
      return rng.pick([
        () => ({ amount: mixed(9, middling), by: mixed(6, middling) }),
        () => ({ amount: whole(24), by: mixed(6, middling) }),
        () => ({ amount: fraction(large), by: mixed(4, middling) }),
      ])();
  }
}

function suits(division: Division): boolean {
  const { amount, by } = division;
  const value = quotientOf(division);
  const terms = [single(amount), single(by)].flatMap(({ numerator, denominator }) => [numerator, denominator]);
  const isGiven = value.equals(fractionValue(amount)) || value.equals(fractionValue(by));
  return (
    terms.every((term) => term <= 60) && !isGiven && !value.equals(Rational.of(1)) && value.n <= 120n && value.d <= 90n
  );
}

const request = 'جواب را به صورت عدد مخلوط، کسر یا عدد کامل بنویس.';

function stem(rng: Rng, division: Division, form: QuestionVariant): readonly Block[] | null {
  const { amount, by } = division;
  switch (form) {
    case 'figure':
      return [p`هر نوار یک واحد است. مقدار رنگ‌شدهٔ بالا چند برابر مقدار رنگ‌شدهٔ نوار آخر است؟ ${request}`];
    case 'story': {
      const isStatement = [amount, by].every(({ denominator }) => [1, 2, 3, 4, 5, 6, 8, 10, 12].includes(denominator));
      return isStatement && by.denominator > 1 ? pickWordProblem(rng, howManyTimes, { amount, by, request }) : null;
    }
    case 'reverse':
      return [
        p`در جای خالی چه عددی باید باشد؟ ${request}`,
        display(
          rng.chance(1, 2)
            ? row(blank(), '×', written(by), '=', written(amount))
            : row(written(by), '×', blank(), '=', written(amount)),
        ),
      ];
    case 'find-mistake':
      return [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(expressionOf(division), '=', mixedOf(rng.pick(writtenMisconceptions(division)).value))),
        p`ولی اشتباهی در آن هست. ${request.replace('جواب', 'جواب درست')}`,
      ];
    default:
      return [p`حاصل تقسیم را حساب کن. ${request}`, display(row(expressionOf(division), '=', blank()))];
  }
}

/** The amount in bars, and the divisor in one bar below. */
function picture({ amount, by }: Division): Figure {
  const count = amount.whole + (amount.numerator > 0 ? 1 : 0);
  return {
    t: 'bars',
    description: `${count === 1 ? 'یک نوار' : `${persianNumber(count)} نوار`} با ${persianNumber(amount.denominator)} قسمت مساوی که روی هم ${persianNumber(single(amount).numerator)} قسمت رنگ شده است؛ زیر آن یک نوار هم‌اندازه با ${persianNumber(by.denominator)} قسمت مساوی که ${persianNumber(by.numerator)} قسمت آن رنگ شده است`,
    bars: [
      ...Array.from({ length: count }, (_, index) => ({
        parts: amount.denominator,
        shaded: index < amount.whole ? amount.denominator : amount.numerator,
        tone: 'accent' as const,
      })),
      { parts: by.denominator, shaded: by.numerator, tone: 'turmeric' },
    ],
  };
}

function hints(division: Division, form: QuestionVariant): readonly Hint[] {
  const { amount, by } = division;
  const hasMixed = amount.whole > 0 || by.whole > 0;
  return [
    form === 'reverse'
      ? hint(
          p`جای خالی را در ${written(by)} ضرب کرده‌اند و ${written(amount)} شده است؛ پس با تقسیم ${written(amount)} بر ${written(by)} به دست می‌آید.`,
        )
      : form === 'figure'
        ? hint(p`اول مقدار رنگ‌شدهٔ بالا و مقدار رنگ‌شدهٔ نوار آخر را بنویس. «چند برابر» یعنی اولی را بر دومی تقسیم کن.`)
        : form === 'story'
          ? hint(p`پیدا کن کدام مقدار باید بر کدام تقسیم شود و تقسیم را بنویس.`)
          : quotientOf(division).compare(Rational.of(1)) > 0
            ? hint(p`باید ببینی در ${written(amount)} چند تا ${written(by)} هست.`)
            : hint(p`باید ببینی ${written(amount)} چه کسری از ${written(by)} است.`),
    hasMixed
      ? hint(p`اول عدد مخلوط را به کسر تبدیل کن: عدد کامل ضربدر مخرج، به‌علاوهٔ صورت.`)
      : hint(p`تقسیم بر یک عدد مثل ضرب در معکوس آن است. عددی که تقسیم می‌شود عوض نمی‌شود.`),
    hint(
      p`معکوس عددی را که بر آن تقسیم می‌کنی بنویس، یعنی جای صورت و مخرجش را عوض کن، و ضرب کن. اگر شد، پیش از ضرب ساده کن.`,
      display(row(written(amountAsFraction(amount)), '×', frac(single(by).denominator, single(by).numerator))),
    ),
  ];
}

function amountAsFraction(value: Mixed): Mixed {
  return { whole: 0, ...single(value) };
}

function solution(division: Division, form: QuestionVariant): readonly SolutionStep[] {
  const { amount, by } = division;
  const [a, b] = [single(amount), single(by)];
  const value = quotientOf(division);
  const improper = [amount, by].filter(({ whole }) => whole > 0);
  const over = (pair: typeof a): MathNode =>
    pair.denominator === 1 ? num(pair.numerator) : frac(pair.numerator, pair.denominator);
  const steps: SolutionStep[] = [];
  if (form === 'reverse') {
    steps.push(step(p`ضرب را با تقسیم برمی‌گردانیم؛ جای خالی حاصل این تقسیم است.`, display(expressionOf(division))));
  }
  if (improper.length > 0) {
    steps.push(
      step(
        p`${improper.length === 1 ? 'عدد مخلوط' : 'عددهای مخلوط'} را به کسر تبدیل می‌کنیم.`,
        ...improper.map((each) => display(row(written(each), '=', over(single(each))))),
      ),
    );
  }
  steps.push(
    step(
      p`تقسیم را به ضرب در معکوس عدد دوم تبدیل می‌کنیم.`,
      display(row(over(a), '÷', over(b), '=', over(a), '×', frac(b.denominator, b.numerator))),
    ),
  );
  const [first, second] = [gcd(a.numerator, b.numerator), gcd(a.denominator, b.denominator)];
  const before = frac(row(a.numerator, '×', b.denominator), row(a.denominator, '×', b.numerator));
  const [numerator, denominator] = [
    [a.numerator / first, b.denominator / second],
    [a.denominator / second, b.numerator / first],
  ] as const;
  const after = frac(row(numerator[0], '×', numerator[1]), row(denominator[0], '×', denominator[1]));
  if (first > 1 || second > 1) {
    steps.push(step(p`صورت‌ها و مخرج‌ها را پیش از ضرب ساده می‌کنیم.`, display(row(before, '=', after))));
  }
  const plain = written({
    whole: 0,
    numerator: numerator[0] * numerator[1],
    denominator: denominator[0] * denominator[1],
  });
  const ended = mixedOf(value);
  const isPlain = JSON.stringify(plain) === JSON.stringify(ended);
  steps.push(
    step(
      p`حالا ضرب می‌کنیم.`,
      display(row(first > 1 || second > 1 ? after : before, '=', plain, ...(isPlain ? [] : ['=' as const, ended]))),
    ),
  );
  return steps;
}

export const fractionDivision = defineSkill({
  id: 'g6-fraction-div',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 15,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const division = drawDivision(rng, level);
    if (!suits(division)) return null;
    const { amount, by } = division;
    const isDrawn = amount.denominator > 1 && by.denominator > 1 && by.whole === 0 && amount.whole <= 3;
    if (form === 'figure' && (!isDrawn || Math.max(amount.denominator, by.denominator) > 12)) return null;
    const asked = stem(rng, division, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(division) } : {}),
      ...anyFractionAnswer(quotientOf(division)),
      misconceptions: misconceptionsOf(writtenMisconceptions(division, form === 'figure'), mixedKey),
      hints: hints(division, form),
      solution: solution(division, form),
    };
  },
  makeWrongLine: divisionWrongLine,
});
