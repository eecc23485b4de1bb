import { misconceptionsOf, type Slip, slip, slipsFrom } from '../../../authoring/fractions/slips.ts';
import { howManyTimes } from '../../../authoring/fractions/stories/how-many-times.ts';
import { tellOne } from '../../../authoring/fractions/stories/tale.ts';
import {
  type Fraction,
  improperFractions,
  isReduced,
  properFractions,
  reducedFractions,
  worth,
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
  type Hint,
  hint,
  type Level,
  line,
  type MathNode,
  num,
  p,
  persianNumber,
  type QuestionForm,
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

const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['bare', 'story', 'story', 'find-mistake'],
  3: ['bare', 'story', 'story', 'find-mistake'],
  4: ['reverse', 'reverse', 'story', 'find-mistake'],
};

/** One denominator for both: only the numerators are divided. */
function drawAlike(rng: Rng): Division {
  const by = rng.pick(properFractions(3, 12));
  return { amount: { top: rng.int(1, by.bottom - 1), bottom: by.bottom }, by };
}

/** Level 1: one denominator. Level 2: also whole numbers and unit fractions. Level 4: also fractions greater than one. */
function drawDivision(rng: Rng, level: Level): Division {
  switch (level) {
    case 1:
      return drawAlike(rng);
    case 2: {
      const by = rng.pick(reducedFractions(2, 9));
      return rng.chance(1, 2)
        ? { amount: { top: rng.int(2, 8), bottom: 1 }, by }
        : { amount: rng.pick(reducedFractions(2, 9)), by: { top: 1, bottom: by.bottom } };
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
  return worth(amount).over(worth(by));
}

/** A quotient that is whole has no place in fraction boxes; one that stands in its own question gives itself away. */
function draw(rng: Rng, level: Level): Division | null {
  const division = drawDivision(rng, level);
  const value = quotient(division);
  const { amount, by } = division;
  const isShown = value.equals(worth(amount)) || value.equals(worth(by));
  const isTooEasy = level === 3 && amount.bottom === by.bottom;
  return value.isWhole || isShown || isTooEasy ? null : division;
}

function isAlike({ amount, by }: Division): boolean {
  return amount.bottom === by.bottom;
}

function expression({ amount, by }: Division): MathNode {
  return row(written(amount), '÷', written(by));
}

/** The first times the second turned over, not reduced. */
function plainQuotient(division: Division): Fraction {
  const { amount, by } = division;
  return isAlike(division)
    ? { top: amount.top, bottom: by.top }
    : { top: amount.top * by.bottom, bottom: amount.bottom * by.top };
}

function slips(division: Division): readonly Slip[] {
  const { amount, by } = division;
  const rest = worth(amount).minus(worth(by));
  return slipsFrom(quotient(division), [
    isAlike(division)
      ? slip(
          'denominator-kept',
          'مخرج مشترک را در جواب نگه داشته',
          { top: amount.top, bottom: by.top * amount.bottom },
          line`قسمت‌ها هم‌اندازه‌اند و می‌پرسیم یکی چند برابر دیگری است؛ پس اندازهٔ قسمت‌ها در جواب نمی‌آید.`,
        )
      : null,
    slip(
      'second-not-turned-over',
      'کسر دوم را معکوس نکرده و ضرب کرده',
      { top: amount.top * by.top, bottom: amount.bottom * by.bottom },
      line`این حاصل ضرب است. برای تقسیم، پیش از ضرب باید کسر دوم را معکوس کنی.`,
    ),
    slip(
      'first-turned-over',
      'به جای کسر دوم، اولی را معکوس کرده',
      { top: amount.bottom * by.top, bottom: amount.top * by.bottom },
      line`کسر اول همان‌طور می‌ماند. ببین کدام کسر باید معکوس شود.`,
    ),
    slip(
      'both-turned-over',
      'هر دو کسر را معکوس کرده',
      { top: amount.bottom * by.bottom, bottom: amount.top * by.top },
      line`فقط یکی از کسرها معکوس می‌شود: کسری که بر آن تقسیم می‌کنیم.`,
    ),
    slip(
      'subtracted-instead',
      'به جای تقسیم، تفریق کرده',
      { top: rest.sign > 0 ? rest.numerator : 0, bottom: rest.denominator },
      line`اختلاف دو کسر را حساب کرده‌ای. اینجا می‌خواهیم بدانیم یکی چند برابر دیگری است.`,
    ),
  ]);
}

function picture({ amount, by }: Division): Figure {
  const [first, second] = [amount, by].map(
    ({ top, bottom }) => `${persianNumber(top)} قسمت از ${persianNumber(bottom)} قسمت مساوی آن رنگ شده است`,
  );
  return {
    t: 'bars',
    description: `دو نوار هم‌اندازه؛ در نوار اول ${first ?? ''} و در نوار دوم ${second ?? ''}`,
    bars: [amount, by].map(({ top, bottom }) => ({ parts: bottom, shaded: top })),
  };
}

const request = 'جواب را به صورت کسر بنویس.';

function stem(rng: Rng, division: Division, form: QuestionForm): readonly Block[] | null {
  const { amount, by } = division;
  switch (form) {
    case 'figure':
      return [
        rng.chance(1, 2)
          ? p`مقدار رنگ‌شده در نوار اول چند برابر مقدار رنگ‌شده در نوار دوم است؟ ${request}`
          : p`کسر رنگ‌شدهٔ نوار اول را بر کسر رنگ‌شدهٔ نوار دوم تقسیم کن. ${request}`,
      ];
    case 'story':
      return tellOne(rng, howManyTimes, { amount, by, request });
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
        display(row(expression(division), '=', rng.pick(shownSlips(division)).shown)),
        p`ولی اشتباهی در آن هست. جواب درست را به صورت کسر بنویس.`,
      ];
    default:
      return [p`حاصل این تقسیم را به صورت کسر بنویس.`, display(row(expression(division), '=', blank()))];
  }
}

/** A quotient turned upside down would show the answer. */
function shownSlips(division: Division): readonly Slip[] {
  return slips(division).filter(({ id }) => id !== 'first-turned-over');
}

function hints(division: Division, form: QuestionForm): readonly Hint[] {
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
        p`${amount.top} قسمت را بر ${by.top} قسمت تقسیم کن و حاصل را به صورت کسر بنویس.`,
        display(row(amount.top, '÷', by.top, '=', blank())),
      ),
    ];
  }
  return [
    restated,
    hint(p`تقسیم بر یک کسر مثل ضرب در معکوس آن است: در معکوس، صورت و مخرج جابه‌جا می‌شوند. کسر اول عوض نمی‌شود.`),
    hint(
      p`معکوس ${written(by)} را بنویس و ضرب کن: صورت در صورت، مخرج در مخرج.`,
      display(row(written(amount), '×', written({ top: by.bottom, bottom: by.top }), '=', blank())),
    ),
  ];
}

/** A product in which a factor of 1 is not written. */
function timesOf(first: number, second: number): MathNode {
  return first === 1 || second === 1 ? num(first * second) : row(first, '×', second);
}

function solution(division: Division, form: QuestionForm): readonly SolutionStep[] {
  const { amount, by } = division;
  const found = plainQuotient(division);
  const value = quotient(division);
  const over = { top: by.bottom, bottom: by.top };
  return [
    ...(form === 'reverse'
      ? [step(p`ضرب را با تقسیم برمی‌گردانیم: جای خالی برابر است با حاصل این تقسیم.`, display(expression(division)))]
      : []),
    ...(isAlike(division)
      ? [
          step(
            p`مخرج‌ها یکی است؛ پس قسمت‌ها هم‌اندازه‌اند و کافی است تعداد قسمت‌ها را بر هم تقسیم کنیم.`,
            display(row(expression(division), '=', amount.top, '÷', by.top)),
          ),
          step(
            p`حاصل تقسیم را به صورت کسر می‌نویسیم.`,
            display(row(amount.top, '÷', by.top, '=', frac(found.top, found.bottom))),
          ),
        ]
      : [
          step(
            p`تقسیم بر ${written(by)} مثل ضرب در معکوس آن است؛ پس کسر دوم را معکوس می‌کنیم.`,
            display(row(expression(division), '=', written(amount), '×', written(over))),
          ),
          step(
            p`صورت را در صورت و مخرج را در مخرج ضرب می‌کنیم.`,
            display(
              row(
                expression(division),
                '=',
                frac(row(amount.top, '×', over.top), timesOf(amount.bottom, over.bottom)),
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
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const division = draw(rng, level);
    if (division === null || (form === 'find-mistake' && shownSlips(division).length === 0)) return null;
    const asked = stem(rng, division, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(division) } : {}),
      ...fractionAnswer(quotient(division)),
      misconceptions: misconceptionsOf(slips(division), fractionKey),
      hints: hints(division, form),
      solution: solution(division, form),
    };
  },
});
