import { howManyTimes } from '../../../authoring/fractions/stories/how-many-times.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import {
  misconceptionsOf,
  type WrittenMisconception,
  writtenMisconception,
  writtenMisconceptionsFrom,
} from '../../../authoring/fractions/written-misconceptions.ts';
import {
  type Fraction,
  fractionValue,
  improperFractions,
  isReduced,
  properFractions,
  reducedFractions,
  written,
} from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fracOf,
  fractionAnswer,
  fractionKey,
  fractionsDrawn,
  type Hint,
  hint,
  type Level,
  line,
  type MathNode,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';

/** `amount ÷ by`; an amount with denominator 1 is a whole number. */
interface Division {
  readonly amount: Fraction;
  readonly by: Fraction;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['bare', 'story', 'story', 'find-mistake'],
  3: ['bare', 'story', 'story', 'find-mistake'],
  4: ['reverse', 'reverse', 'story', 'find-mistake'],
};

/** One denominator for both: only the numerators are divided. */
function drawAlike(rng: Rng): Division {
  const by = rng.pick(properFractions(3, 12));
  return { amount: { numerator: rng.int(1, by.denominator - 1), denominator: by.denominator }, by };
}

/** Level 1: one denominator. Level 2: also whole numbers and unit fractions. Level 4: also fractions greater than one. */
function drawDivision(rng: Rng, level: Level): Division {
  switch (level) {
    case 1:
      return drawAlike(rng);
    case 2: {
      const by = rng.pick(reducedFractions(2, 9));
      return rng.chance(1, 2)
        ? { amount: { numerator: rng.int(2, 8), denominator: 1 }, by }
        : { amount: rng.pick(reducedFractions(2, 9)), by: { numerator: 1, denominator: by.denominator } };
    }
    case 3:
      return { amount: rng.pick(reducedFractions(2, 12)), by: rng.pick(reducedFractions(2, 12)) };
    case 4:
      return {
        amount: rng.pick(rng.chance(1, 2) ? improperFractions : reducedFractions(3, 12)),
        by: rng.pick(rng.chance(1, 3) ? improperFractions : reducedFractions(3, 12)),
      };
  }
}

function quotient({ amount, by }: Division): Rational {
  return fractionValue(amount).over(fractionValue(by));
}

/** A quotient that is whole has no place in fraction boxes; one that is in its own question gives itself away. */
function draw(rng: Rng, level: Level): Division | null {
  const division = drawDivision(rng, level);
  const value = quotient(division);
  const { amount, by } = division;
  const isShown = value.equals(fractionValue(amount)) || value.equals(fractionValue(by));
  const isTooEasy = level === 3 && amount.denominator === by.denominator;
  return value.isWhole || isShown || isTooEasy ? null : division;
}

function isAlike({ amount, by }: Division): boolean {
  return amount.denominator === by.denominator;
}

function expression({ amount, by }: Division): MathNode {
  return row(written(amount), '÷', written(by));
}

/** The first times the second turned over, not reduced. */
function plainQuotient(division: Division): Fraction {
  const { amount, by } = division;
  return isAlike(division)
    ? { numerator: amount.numerator, denominator: by.numerator }
    : { numerator: amount.numerator * by.denominator, denominator: amount.denominator * by.numerator };
}

function writtenMisconceptions(division: Division): readonly WrittenMisconception[] {
  const { amount, by } = division;
  const rest = fractionValue(amount).minus(fractionValue(by));
  return writtenMisconceptionsFrom(quotient(division), [
    // Where the numerators do not go into each other, nobody gets as far as to keep the denominator.
    isAlike(division) && amount.numerator % by.numerator === 0
      ? writtenMisconception(
          'denominator-kept',
          'مخرج مشترک را در جواب نگه داشته',
          { numerator: amount.numerator, denominator: by.numerator * amount.denominator },
          line`قسمت‌ها هم‌اندازه‌اند و می‌پرسیم یکی چند برابر دیگری است؛ پس اندازهٔ قسمت‌ها در جواب نمی‌آید.`,
        )
      : null,
    writtenMisconception(
      'second-not-turned-over',
      'به جای تقسیم، ضرب کرده یا کسری را که بر آن تقسیم می‌شود معکوس نکرده',
      { numerator: amount.numerator * by.numerator, denominator: amount.denominator * by.denominator },
      line`این حاصل ضرب است. پیش از ضرب باید کسری را که بر آن تقسیم می‌کنیم معکوس کنی.`,
    ),
    writtenMisconception(
      'first-turned-over',
      'به جای کسری که بر آن تقسیم می‌شود، عدد دیگر را معکوس کرده یا تقسیم را برعکس نوشته',
      { numerator: amount.denominator * by.numerator, denominator: amount.numerator * by.denominator },
      line`ببین کدام عدد تقسیم می‌شود: همان اول می‌آید و عوض نمی‌شود. فقط کسری معکوس می‌شود که بر آن تقسیم می‌کنیم.`,
    ),
    writtenMisconception(
      'both-turned-over',
      'هر دو عدد را معکوس کرده',
      { numerator: amount.denominator * by.denominator, denominator: amount.numerator * by.numerator },
      line`فقط یکی از دو عدد معکوس می‌شود: کسری که بر آن تقسیم می‌کنیم.`,
    ),
    writtenMisconception(
      'subtracted-instead',
      'به جای تقسیم، تفریق کرده',
      { numerator: rest.sign > 0 ? rest.numerator : 0, denominator: rest.denominator },
      line`اختلاف دو عدد را حساب کرده‌ای. اینجا می‌خواهیم بدانیم یکی چند برابر دیگری است.`,
    ),
  ]);
}

function picture({ amount, by }: Division): Figure {
  const [first, second] = [amount, by].map(
    ({ numerator, denominator }) =>
      `${persianNumber(numerator)} قسمت از ${persianNumber(denominator)} قسمت مساوی آن رنگ شده است`,
  );
  return {
    t: 'bars',
    description: `دو نوار هم‌اندازه؛ در نوار اول ${first ?? ''} و در نوار دوم ${second ?? ''}`,
    bars: [amount, by].map(({ numerator, denominator }) => ({ parts: denominator, shaded: numerator })),
  };
}

const request = 'جواب را به صورت کسر بنویس.';

function stem(rng: Rng, division: Division, form: QuestionVariant): readonly Block[] | null {
  const { amount, by } = division;
  switch (form) {
    case 'figure':
      return [
        rng.chance(1, 2)
          ? p`مقدار رنگ‌شده در نوار اول چند برابر مقدار رنگ‌شده در نوار دوم است؟ ${request}`
          : p`کسر رنگ‌شدهٔ نوار اول را بر کسر رنگ‌شدهٔ نوار دوم تقسیم کن. ${request}`,
      ];
    case 'story':
      return pickWordProblem(rng, howManyTimes, { amount, by, request });
    case 'reverse':
      return [
        p`در جای خالی چه کسری باید باشد؟`,
        display(
          rng.chance(1, 2)
            ? row(blank(), '×', written(by), '=', written(amount))
            : row(written(by), '×', blank(), '=', written(amount)),
        ),
      ];
    case 'find-mistake':
      return [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(expression(division), '=', rng.pick(shownWrittenMisconceptions(division)).shown)),
        p`ولی اشتباهی در آن هست. جواب درست را به صورت کسر بنویس.`,
      ];
    default:
      return [p`حاصل این تقسیم را به صورت کسر بنویس.`, display(row(expression(division), '=', blank()))];
  }
}

/** A quotient turned upside down would show the answer. */
function shownWrittenMisconceptions(division: Division): readonly WrittenMisconception[] {
  return writtenMisconceptions(division).filter(({ id }) => id !== 'first-turned-over');
}

function hints(division: Division, form: QuestionVariant): readonly Hint[] {
  const { amount, by } = division;
  const restated =
    form === 'reverse'
      ? hint(
          p`جای خالی ضرب در ${written(by)} شده ${written(amount)}؛ پس جای خالی با تقسیم ${written(amount)} بر ${written(by)} به دست می‌آید.`,
        )
      : form === 'figure'
        ? hint(p`اول کسر رنگ‌شدهٔ هر نوار را بنویس. بعد ببین کسر اول چند برابر کسر دوم است؛ یعنی تقسیم کن.`)
        : hint(
            p`باید ${written(amount)} را بر ${written(by)} تقسیم کنی؛ یعنی ببینی ${written(amount)} چند برابر ${written(by)} است.`,
          );
  if (isAlike(division)) {
    return [
      restated,
      hint(p`مخرج‌ها یکی است؛ یعنی قسمت‌ها هم‌اندازه‌اند و فقط تعدادشان مهم است.`),
      hint(
        p`${amount.numerator} قسمت را بر ${by.numerator} قسمت تقسیم کن و حاصل را به صورت کسر بنویس.`,
        display(row(amount.numerator, '÷', by.numerator, '=', blank())),
      ),
    ];
  }
  return [
    restated,
    hint(
      p`تقسیم بر یک کسر مثل ضرب در معکوس آن است: در معکوس، صورت و مخرج جابه‌جا می‌شوند. عددی که تقسیم می‌شود عوض نمی‌شود.`,
    ),
    hint(
      p`معکوس ${written(by)} را بنویس و ضرب کن: صورت در صورت، مخرج در مخرج.`,
      display(
        row(written(amount), '×', written({ numerator: by.denominator, denominator: by.numerator }), '=', blank()),
      ),
    ),
  ];
}

/** A product in which a factor of 1 is not written. */
function timesOf(first: number, second: number): MathNode {
  return first === 1 || second === 1 ? num(first * second) : row(first, '×', second);
}

function solution(division: Division, form: QuestionVariant): readonly SolutionStep[] {
  const { amount, by } = division;
  const found = plainQuotient(division);
  const value = quotient(division);
  const over = { numerator: by.denominator, denominator: by.numerator };
  return [
    ...(form === 'reverse'
      ? [step(p`ضرب را با تقسیم برمی‌گردانیم: جای خالی برابر است با حاصل این تقسیم.`, display(expression(division)))]
      : []),
    ...(isAlike(division)
      ? [
          step(
            p`مخرج‌ها یکی است؛ پس قسمت‌ها هم‌اندازه‌اند و کافی است تعداد قسمت‌ها را بر هم تقسیم کنیم.`,
            display(row(expression(division), '=', amount.numerator, '÷', by.numerator)),
          ),
          step(
            p`حاصل تقسیم را به صورت کسر می‌نویسیم.`,
            display(row(amount.numerator, '÷', by.numerator, '=', frac(found.numerator, found.denominator))),
          ),
        ]
      : [
          step(
            p`تقسیم بر ${written(by)} مثل ضرب در معکوس آن است؛ پس این کسر را معکوس می‌کنیم.`,
            display(row(expression(division), '=', written(amount), '×', written(over))),
          ),
          step(
            p`صورت را در صورت و مخرج را در مخرج ضرب می‌کنیم.`,
            display(
              row(
                expression(division),
                '=',
                frac(row(amount.numerator, '×', over.numerator), timesOf(amount.denominator, over.denominator)),
                '=',
                written(found),
              ),
            ),
          ),
        ]),
    ...(isReduced(found)
      ? []
      : [step(p`این کسر ساده هم می‌شود؛ هر دو جواب درست است.`, display(row(written(found), '=', fracOf(value))))]),
  ];
}

export const fractionDivFraction = defineSkill({
  id: 'g5-fraction-div-fraction',
  levels: [1, 2, 3, 4],
  targetLevel: 3,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const division = draw(rng, level);
    if (division === null || (form === 'find-mistake' && shownWrittenMisconceptions(division).length === 0))
      return null;
    const asked = stem(rng, division, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(division) } : {}),
      ...fractionAnswer(quotient(division)),
      misconceptions: misconceptionsOf(writtenMisconceptions(division), fractionKey),
      hints: hints(division, form),
      solution: solution(division, form),
    };
  },
});
