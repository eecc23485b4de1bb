import { subtracting } from '../../../authoring/fractions/stories/subtracting.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import { misconceptionsOf } from '../../../authoring/fractions/written-misconceptions.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  ezafe,
  type Figure,
  frac,
  fractionAnswer,
  fractionKey,
  fractionsDrawn,
  type Level,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
} from '../../../authoring/index.ts';
import { leftOfOne } from './question-parts/part-left-of-one-stories.ts';
import {
  comparedWithOtherPart,
  drawPair,
  everydayDenominators,
  expressionOf,
  firstNode,
  pairPicture,
  resultOf,
  type SamePair,
  samePairHints,
  samePairSolution,
  samePairWrittenMisconceptions,
  shownMisconceptions,
} from './question-parts/same-denominator-addition-subtraction.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'compare'],
  4: ['reverse', 'reverse', 'story', 'find-mistake'],
};

const denominators: Readonly<Record<Level, readonly [number, number]>> = {
  1: [3, 8],
  2: [3, 12],
  3: [7, 20],
  4: [9, 20],
};

const request = 'جواب را به صورت کسر بنویس.';

function draw(rng: Rng, level: Level, form: QuestionVariant): SamePair | null {
  const [least, most] = denominators[level];
  const denominator =
    form === 'story' ? rng.pick(everydayDenominators) : rng.int(least, form === 'figure' ? Math.min(12, most) : most);
  if (form !== 'compare' && form !== 'reverse' && rng.chance(1, 3)) {
    return { first: denominator, second: rng.int(1, denominator - 1), denominator, sign: '−' };
  }
  return drawPair(rng, '−', denominator, { least: 0, most: 1 });
}

function picture(pair: SamePair, isRound: boolean): Figure {
  const { second, denominator } = pair;
  if (pair.first < denominator) return pairPicture(pair, isRound);
  const statement = `${persianNumber(denominator)} قسمت مساوی که ${persianNumber(second)} قسمت آن رنگ شده است`;
  const unit = [{ parts: denominator, shaded: second, tone: 'rose' as const }];
  return isRound
    ? { t: 'circles', description: `یک دایره با ${statement}`, circles: unit }
    : { t: 'bars', description: `یک نوار با ${statement}`, bars: unit };
}

function stem(rng: Rng, pair: SamePair, form: QuestionVariant, isRound: boolean): readonly Block[] | null {
  const { first, second, denominator } = pair;
  const unit = isRound ? 'دایره' : 'نوار';
  switch (form) {
    case 'story':
      return first === denominator
        ? pickWordProblem(rng, leftOfOne, { numerator: second, denominator, request })
        : pickWordProblem(rng, subtracting, {
            first: { whole: 0, numerator: first, denominator },
            second: { whole: 0, numerator: second, denominator },
            request,
          });
    case 'figure':
      return first === denominator
        ? [p`این ${unit} یک واحد است. قسمت رنگ‌شده را جدا می‌کنیم و برمی‌داریم. چه کسری از ${unit} می‌ماند؟`]
        : [
            p`هر ${unit} یک واحد است. ${ezafe(unit)} اول به اندازهٔ چه کسری از واحد بیشتر از ${ezafe(unit)} دوم رنگ شده است؟`,
          ];
    case 'compare':
      return [p`${frac(first, denominator)} چقدر از ${frac(second, denominator)} بیشتر است؟ ${request}`];
    case 'find-mistake':
      return [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(expressionOf(pair), '=', rng.pick(shownMisconceptions(pair)).shown)),
        p`ولی اشتباهی در آن هست. جواب درست را به صورت کسر بنویس.`,
      ];
    case 'reverse':
      return [
        p`در جای خالی چه کسری باید باشد؟`,
        display(row(firstNode(pair), '−', blank(), '=', frac(second, denominator))),
      ];
    default:
      return [p`حاصل این تفریق را به صورت کسر بنویس.`, display(row(expressionOf(pair), '=', blank()))];
  }
}

export const fractionSubSame = defineSkill({
  id: 'g4-fraction-sub-same',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 11,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const pair = draw(rng, level, form);
    if (pair === null) return null;
    const isRound = rng.chance(1, 2);
    const asked = stem(rng, pair, form, isRound);
    if (asked === null) return null;
    const meaning =
      form === 'reverse'
        ? p`از ${firstNode(pair)} چیزی برداشته‌ایم و ${frac(pair.second, pair.denominator)} مانده است؛ پس آنچه برداشته‌ایم، اختلاف این دو مقدار است.`
        : null;
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(pair, isRound) } : {}),
      ...fractionAnswer(resultOf(pair)),
      misconceptions: misconceptionsOf(
        [
          // One figure of which a part is taken shows no second number to be taken from or added to.
          ...samePairWrittenMisconceptions(pair).filter(
            ({ id }) =>
              form !== 'figure' ||
              pair.first < pair.denominator ||
              (id !== 'one-taken-from-numerator' && id !== 'added-instead'),
          ),
          ...(form === 'figure' ? comparedWithOtherPart(pair) : []),
        ],
        fractionKey,
      ),
      hints: samePairHints(pair, meaning),
      solution: samePairSolution(pair, meaning),
    };
  },
});
