import { misconceptionsOf } from '../../../authoring/fractions/slips.ts';
import { subtracting } from '../../../authoring/fractions/stories/subtracting.ts';
import { tellOne } from '../../../authoring/fractions/stories/tale.ts';
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
  type Level,
  p,
  persianNumber,
  type QuestionForm,
  type Rng,
  row,
} from '../../../authoring/index.ts';
import {
  drawPair,
  everydayBottoms,
  expressionOf,
  firstNode,
  pairPicture,
  resultOf,
  type SamePair,
  samePairHints,
  samePairSlips,
  samePairSolution,
} from './same-denominator.ts';
import { leftOfOne } from './stories/left-of-one.ts';

const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'compare'],
  4: ['reverse', 'reverse', 'story', 'find-mistake'],
};

const bottoms: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 8], 2: [3, 12], 3: [7, 20], 4: [9, 20] };

const request = 'جواب را به صورت کسر بنویس.';

function draw(rng: Rng, level: Level, form: QuestionForm): SamePair | null {
  const [least, most] = bottoms[level];
  const bottom =
    form === 'story' ? rng.pick(everydayBottoms) : rng.int(least, form === 'figure' ? Math.min(12, most) : most);
  if (form !== 'compare' && form !== 'reverse' && rng.chance(1, 3)) {
    return { first: bottom, second: rng.int(1, bottom - 1), bottom, sign: '−' };
  }
  return drawPair(rng, '−', bottom, { least: 0, most: 1 });
}

function picture(pair: SamePair, isRound: boolean): Figure {
  const { second, bottom } = pair;
  if (pair.first < bottom) return pairPicture(pair, isRound);
  const told = `${persianNumber(bottom)} قسمت مساوی که ${persianNumber(second)} قسمت آن رنگ شده است`;
  const unit = [{ parts: bottom, shaded: second, tone: 'rose' as const }];
  return isRound
    ? { t: 'circles', description: `یک دایره با ${told}`, circles: unit }
    : { t: 'bars', description: `یک نوار با ${told}`, bars: unit };
}

function stem(rng: Rng, pair: SamePair, form: QuestionForm, isRound: boolean): readonly Block[] | null {
  const { first, second, bottom } = pair;
  const unit = isRound ? 'دایره' : 'نوار';
  switch (form) {
    case 'story':
      return first === bottom
        ? tellOne(rng, leftOfOne, { top: second, bottom, request })
        : tellOne(rng, subtracting, {
            first: { whole: 0, top: first, bottom },
            second: { whole: 0, top: second, bottom },
            request,
          });
    case 'figure':
      return first === bottom
        ? [p`این ${unit} یک واحد است. قسمت رنگ‌شده را جدا می‌کنیم و برمی‌داریم. چه کسری از ${unit} می‌ماند؟`]
        : [
            p`هر ${unit} یک واحد است. ${ezafe(unit)} اول به اندازهٔ چه کسری از واحد بیشتر از ${ezafe(unit)} دوم رنگ شده است؟`,
          ];
    case 'compare':
      return [p`${frac(first, bottom)} چقدر از ${frac(second, bottom)} بیشتر است؟ ${request}`];
    case 'find-mistake':
      return [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(expressionOf(pair), '=', rng.pick(samePairSlips(pair)).shown)),
        p`ولی اشتباهی در آن هست. جواب درست را به صورت کسر بنویس.`,
      ];
    case 'reverse':
      return [
        p`در جای خالی چه کسری باید باشد؟`,
        display(row(firstNode(pair), '−', blank(), '=', frac(second, bottom))),
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
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const pair = draw(rng, level, form);
    if (pair === null) return null;
    const isRound = rng.chance(1, 2);
    const asked = stem(rng, pair, form, isRound);
    if (asked === null) return null;
    const meaning =
      form === 'reverse'
        ? p`از ${firstNode(pair)} چیزی برداشته‌ایم و ${frac(pair.second, pair.bottom)} مانده است؛ پس آنچه برداشته‌ایم، اختلاف این دو مقدار است.`
        : null;
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(pair, isRound) } : {}),
      ...fractionAnswer(resultOf(pair)),
      misconceptions: misconceptionsOf(samePairSlips(pair), fractionKey),
      hints: samePairHints(pair, meaning),
      solution: samePairSolution(pair, meaning),
    };
  },
});
