import { adding } from '../../../authoring/fractions/stories/adding.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import {
  misconceptionsOf,
  writtenMisconception,
  writtenMisconceptionsFrom,
} from '../../../authoring/fractions/written-misconceptions.ts';
import {
  blank,
  child,
  defineSkill,
  display,
  frac,
  fractionAnswer,
  fractionKey,
  fractionsDrawn,
  type Level,
  line,
  p,
  type QuestionVariant,
  row,
} from '../../../authoring/index.ts';
import {
  drawPair,
  everydayDenominators,
  expressionOf,
  pairPicture,
  resultOf,
  type SamePair,
  samePairHints,
  samePairSolution,
  samePairWrittenMisconceptions,
} from './question-parts/same-denominator-addition-subtraction.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['bare', 'story', 'find-mistake', 'figure'],
};

/** The book's denominators go to 20; only level 4 passes one whole. */
const denominators: Readonly<Record<Level, readonly [number, number]>> = {
  1: [3, 8],
  2: [3, 12],
  3: [7, 20],
  4: [3, 20],
};
const sums: Readonly<Record<Level, { least: number; most: number }>> = {
  1: { least: 0, most: 1 },
  2: { least: 0, most: 1 },
  3: { least: 0, most: 1 },
  4: { least: 1, most: 2 },
};

const request = 'جواب را به صورت کسر بنویس.';

export const fractionAddSame = defineSkill({
  id: 'g4-fraction-add-same',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 11,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isDrawn = form === 'figure';
    const denominator =
      form === 'story'
        ? rng.pick(everydayDenominators)
        : rng.int(denominators[level][0], isDrawn ? Math.min(12, denominators[level][1]) : denominators[level][1]);
    const drawn = drawPair(rng, '+', denominator, sums[level]);
    if (drawn === null) return null;
    // Beside one colored part, the parts of the other shape alone are the sum but one.
    if (isDrawn && Math.min(drawn.first, drawn.second) === 1) return null;
    if (form === 'reverse') {
      // □ + second = total is worked out as total − second.
      const total = drawn.first + drawn.second;
      if (total >= denominator) return null;
      const pair: SamePair = { first: total, second: drawn.second, denominator, sign: '−' };
      const [one, other] = rng.chance(1, 2)
        ? [blank(), frac(pair.second, denominator)]
        : [frac(pair.second, denominator), blank()];
      const meaning = p`چیزی با ${frac(pair.second, denominator)} جمع شده و ${frac(total, denominator)} شده است؛ پس باید ببینیم از ${frac(pair.second, denominator)} تا ${frac(total, denominator)} چقدر مانده است.`;
      return {
        form,
        stem: [p`در جای خالی چه کسری باید باشد؟`, display(row(one, '+', other, '=', frac(total, denominator)))],
        ...fractionAnswer(resultOf(pair)),
        misconceptions: misconceptionsOf(samePairWrittenMisconceptions(pair), fractionKey),
        hints: samePairHints(pair, meaning),
        solution: samePairSolution(pair, meaning),
      };
    }
    const isRound = rng.chance(1, 2);
    const writtenMisconceptions = samePairWrittenMisconceptions(drawn);
    const unit = isRound ? 'دایره' : 'نوار';
    const oneUnitOnly = writtenMisconceptionsFrom(
      resultOf(drawn),
      [drawn.first, drawn.second].map((numerator) =>
        writtenMisconception(
          'one-unit-only',
          'فقط یکی از دو شکل را حساب کرده',
          { numerator, denominator },
          line`این کسرِ یکی از دو شکل است. قسمت‌های رنگ‌شدهٔ هر دو را روی هم حساب کن.`,
        ),
      ),
    );
    const stem =
      form === 'story'
        ? pickWordProblem(rng, adding, {
            first: { whole: 0, numerator: drawn.first, denominator },
            second: { whole: 0, numerator: drawn.second, denominator },
            request,
          })
        : form === 'figure'
          ? [p`هر ${unit} یک واحد است. قسمت‌های رنگ‌شدهٔ هر دو ${unit} روی هم چه کسری از یک ${unit} می‌شود؟`]
          : form === 'find-mistake'
            ? [
                p`${child(rng)} این‌طور حساب کرده است:`,
                display(row(expressionOf(drawn), '=', rng.pick(writtenMisconceptions).shown)),
                p`ولی اشتباهی در آن هست. جواب درست را به صورت کسر بنویس.`,
              ]
            : [p`حاصل این جمع را به صورت کسر بنویس.`, display(row(expressionOf(drawn), '=', blank()))];
    if (stem === null) return null;
    return {
      form,
      stem,
      ...(isDrawn ? { figure: pairPicture(drawn, isRound) } : {}),
      ...fractionAnswer(resultOf(drawn)),
      misconceptions: misconceptionsOf([...(isDrawn ? oneUnitOnly : []), ...writtenMisconceptions], fractionKey),
      hints: samePairHints(drawn, null),
      solution: samePairSolution(drawn, null),
    };
  },
});
