import { sharing } from '../../../authoring/fractions/stories/sharing.ts';
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
  figureBlock,
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
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';

interface Division {
  readonly amount: Fraction;
  readonly among: number;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'story', 'find-mistake'],
  4: ['reverse', 'reverse', 'story', 'find-mistake'],
};

/** Level 1: the parts can be dealt out as they are. Later each must be cut; at level 4 the fraction may be more than one. */
function draw(rng: Rng, level: Level): Division | null {
  switch (level) {
    case 1: {
      const amount = rng.pick(properFractions(3, 12));
      const among = rng.int(2, 4);
      return amount.numerator % among === 0 ? { amount, among } : null;
    }
    case 2: {
      const amount = rng.pick(reducedFractions(2, 8));
      const among = rng.int(2, 5);
      return amount.numerator % among === 0 ? null : { amount, among };
    }
    case 3:
      return { amount: rng.pick(reducedFractions(3, 12)), among: rng.int(2, 9) };
    case 4: {
      const amount = rng.pick(rng.chance(1, 2) ? improperFractions : reducedFractions(5, 12));
      const among = rng.int(3, 9);
      return amount.numerator % among === 0 ? null : { amount, among };
    }
  }
}

function quotient({ amount, among }: Division): Rational {
  return fractionValue(amount).over(Rational.of(among));
}

function expression({ amount, among }: Division): MathNode {
  return row(written(amount), '÷', among);
}

function writtenMisconceptions(division: Division): readonly WrittenMisconception[] {
  const { amount, among } = division;
  const { numerator, denominator } = amount;
  return writtenMisconceptionsFrom(quotient(division), [
    // Times one it is the number itself over the denominator.
    numerator === 1
      ? null
      : writtenMisconception(
          'numerator-multiplied',
          'صورت را در عدد ضرب کرده',
          { numerator: numerator * among, denominator },
          line`جوابت از کسرِ سؤال بزرگ‌تر شده است. وقتی چیزی تقسیم می‌شود، هر سهم باید کوچک‌تر باشد.`,
        ),
    writtenMisconception(
      'both-terms-multiplied',
      'صورت و مخرج، هر دو را در عدد ضرب کرده',
      { numerator: numerator * among, denominator: denominator * among },
      line`وقتی صورت و مخرج هر دو در یک عدد ضرب شوند، مقدار کسر عوض نمی‌شود؛ پس هنوز چیزی تقسیم نشده است.`,
    ),
    writtenMisconception(
      'fraction-turned-over',
      'به جای عدد، کسر را معکوس کرده یا جواب را وارونه نوشته',
      { numerator: denominator * among, denominator: numerator },
      line`جای صورت و مخرج را در جوابت ببین. کسری که تقسیم می‌شود معکوس نمی‌شود، و هر سهم باید از آن کوچک‌تر باشد.`,
    ),
    writtenMisconception(
      'added-to-denominator',
      'عدد را با مخرج جمع کرده',
      { numerator, denominator: denominator + among },
      line`هر قسمت را به چند قسمت کوچک‌تر تقسیم می‌کنی؛ پس تعداد قسمت‌های واحد چند برابر می‌شود، نه چند تا بیشتر.`,
    ),
    numerator > among
      ? writtenMisconception(
          'subtracted-from-numerator',
          'عدد را از صورت کم کرده',
          { numerator: numerator - among, denominator },
          line`تقسیم کردن با کم کردن فرق دارد: باید مقدار را به چند سهم مساوی تقسیم کنی.`,
        )
      : null,
    // Where it divides the denominator, a numerator alone made simple is 1 as well.
    numerator > 1 && numerator % among > 0 && (denominator * among) % numerator > 0
      ? writtenMisconception(
          'numerator-left-out',
          'صورت کسر را جا انداخته',
          { numerator: 1, denominator: denominator * among },
          line`مخرج درست است. یادت باشد از اول چند قسمت داشتیم؛ صورت را هم بنویس.`,
        )
      : null,
  ]);
}

/** The shared part either as a bar, when its parts can be dealt out, or as a rectangle cut across. */
function picture({ amount, among }: Division): Figure {
  const { numerator, denominator } = amount;
  if (numerator % among === 0) {
    return {
      t: 'bars',
      description: `یک نوار با ${persianNumber(denominator)} قسمت مساوی که ${persianNumber(numerator)} قسمت آن رنگ شده است`,
      bars: [{ parts: denominator, shaded: numerator, tone: 'accent' }],
    };
  }
  return {
    t: 'area',
    description: `مستطیلی با ${persianNumber(among)} ردیف و ${persianNumber(denominator)} ستون برابر؛ ${persianNumber(numerator)} ستون از سمت چپ رنگ شده است`,
    rows: among,
    columns: denominator,
    shadedRows: 0,
    shadedColumns: numerator,
  };
}

const request = 'جواب را به صورت کسر بنویس.';

function stem(rng: Rng, division: Division, form: QuestionVariant): readonly Block[] | null {
  const { amount, among } = division;
  switch (form) {
    case 'figure':
      return amount.numerator % among === 0
        ? [
            p`قسمت رنگ‌شدهٔ نوار را به طور مساوی بین ${among} نفر تقسیم می‌کنیم.`,
            p`سهم هر نفر چه کسری از همهٔ نوار است؟ ${request}`,
          ]
        : [
            p`${written(amount)} این مستطیل رنگ شده است. مستطیل را به ${among} ردیف مساوی تقسیم کرده‌ایم و قسمت رنگ‌شدهٔ هر ردیف، سهم یک نفر است.`,
            p`سهم یک نفر چه کسری از همهٔ مستطیل است؟`,
          ];
    case 'story':
      return pickWordProblem(rng, sharing, { amount, among, request });
    case 'reverse':
      return [
        p`در جای خالی چه کسری باید باشد؟`,
        display(
          rng.chance(1, 2)
            ? row(among, '×', blank(), '=', written(amount))
            : row(blank(), '×', among, '=', written(amount)),
        ),
      ];
    case 'find-mistake':
      return [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(expression(division), '=', rng.pick(writtenMisconceptions(division)).shown)),
        p`ولی اشتباهی در آن هست. جواب درست را به صورت کسر بنویس.`,
      ];
    default:
      return [p`حاصل این تقسیم را به صورت کسر بنویس.`, display(row(expression(division), '=', blank()))];
  }
}

function hints({ amount, among }: Division, form: QuestionVariant): readonly Hint[] {
  const restated =
    form === 'reverse'
      ? hint(p`${among} برابرِ جای خالی ${written(amount)} شده است؛ پس جای خالی یکی از ${among} سهم مساوی آن است.`)
      : hint(
          p`باید ${written(amount)} را به ${among} سهم مساوی تقسیم کنی؛ پس هر سهم از ${written(amount)} کوچک‌تر است.`,
        );
  if (amount.numerator % among === 0) {
    return [
      restated,
      hint(p`صورت می‌گوید ${amount.numerator} قسمت داریم. می‌شود این قسمت‌ها را همین‌طور بین ${among} سهم تقسیم کرد.`),
      hint(
        p`اندازهٔ قسمت‌ها عوض نمی‌شود؛ پس فقط صورت را تقسیم کن.`,
        display(row(amount.numerator, '÷', among, '=', blank())),
      ),
    ];
  }
  return [
    restated,
    hint(p`تقسیم بر ${among} یعنی گرفتن ${frac(1, among)} از آن؛ پس مثل ضرب در ${frac(1, among)} است.`),
    hint(
      p`حالا صورت را در صورت و مخرج را در مخرج ضرب کن.`,
      display(row(written(amount), '×', frac(1, among), '=', blank())),
    ),
  ];
}

/** The same rectangle with the share of one in it: the shaded part of the first row. */
function shareShown({ amount, among }: Division): Figure {
  return {
    t: 'area',
    description: `همان مستطیل با ${persianNumber(among)} ردیف و ${persianNumber(amount.denominator)} ستون؛ ${persianNumber(amount.numerator)} ستون و ردیف اول رنگ شده است و سهم یک نفر، جایی که به هم می‌رسند، پررنگ‌تر است`,
    rows: among,
    columns: amount.denominator,
    shadedRows: 1,
    shadedColumns: amount.numerator,
  };
}

function solution(division: Division, form: QuestionVariant): readonly SolutionStep[] {
  const { amount, among } = division;
  const { numerator, denominator } = amount;
  const value = quotient(division);
  const dealt = numerator % among === 0;
  const result = dealt
    ? { numerator: numerator / among, denominator }
    : { numerator, denominator: denominator * among };
  return [
    ...(form === 'reverse'
      ? [
          step(
            p`${among} برابرِ جای خالی ${written(amount)} است؛ پس جای خالی با تقسیم به دست می‌آید.`,
            display(expression(division)),
          ),
        ]
      : []),
    ...(dealt
      ? [
          step(
            p`${numerator} قسمت داریم و آن‌ها را بین ${among} سهم تقسیم می‌کنیم.`,
            display(row(numerator, '÷', among, '=', result.numerator)),
          ),
          step(
            p`اندازهٔ قسمت‌ها عوض نشده است؛ پس مخرج همان ${denominator} می‌ماند.`,
            display(row(expression(division), '=', written(result))),
          ),
        ]
      : [
          step(
            p`تقسیم بر ${among} یعنی گرفتن ${frac(1, among)} از کسر؛ پس آن را به ضرب تبدیل می‌کنیم.`,
            display(row(expression(division), '=', written(amount), '×', frac(1, among))),
          ),
          step(
            p`صورت در صورت و مخرج در مخرج ضرب می‌شود: هر قسمت به ${among} قسمت مساوی تقسیم شده است.`,
            display(
              row(
                expression(division),
                '=',
                frac(row(numerator, '×', 1), row(denominator, '×', among)),
                '=',
                written(result),
              ),
            ),
            ...(form === 'figure' ? [figureBlock(shareShown(division))] : []),
          ),
        ]),
    ...(isReduced(result)
      ? []
      : [step(p`این کسر ساده هم می‌شود؛ هر دو جواب درست است.`, display(row(written(result), '=', fracOf(value))))]),
  ];
}

export const fractionDivWhole = defineSkill({
  id: 'g5-fraction-div-whole',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 12,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const division = draw(rng, level);
    if (division === null) return null;
    const asked = stem(rng, division, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(division) } : {}),
      ...fractionAnswer(quotient(division)),
      misconceptions: misconceptionsOf(
        writtenMisconceptions(division).filter(
          ({ id }) =>
            form !== 'figure' ||
            // In a bar it is the fraction that is seen, and so only copied.
            (id !== 'both-terms-multiplied' &&
              // The shaded parts may have been counted beside all parts.
              (id !== 'added-to-denominator' || division.amount.numerator !== division.among)),
        ),
        fractionKey,
      ),
      hints: hints(division, form),
      solution: solution(division, form),
    };
  },
});
