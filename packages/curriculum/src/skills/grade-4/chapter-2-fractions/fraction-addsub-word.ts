import { adding } from '../../../authoring/fractions/stories/adding.ts';
import { subtracting } from '../../../authoring/fractions/stories/subtracting.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import { misconceptionsOf } from '../../../authoring/fractions/written-misconceptions.ts';
import {
  type Block,
  child,
  children,
  cities,
  defineSkill,
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
} from '../../../authoring/index.ts';
import { leftOfOne } from './question-parts/part-left-of-one-stories.ts';
import {
  comparedWithOtherPart,
  drawPair,
  firstNode,
  resultOf,
  type SamePair,
  samePairHints,
  samePairSolution,
  samePairWrittenMisconceptions,
  shownMisconceptions,
} from './question-parts/same-denominator-addition-subtraction.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['story', 'story', 'figure', 'find-mistake'],
  3: ['story', 'story', 'reverse', 'find-mistake'],
  4: ['reverse', 'reverse', 'story', 'find-mistake'],
};

const denominatorsOf: Readonly<Record<Level, readonly number[]>> = {
  1: [4, 5, 6],
  2: [4, 5, 6, 8, 10],
  3: [5, 6, 8, 9, 10, 12],
  4: [6, 8, 9, 10, 12],
};

const request = 'جواب را به صورت کسر بنویس.';

/** All is stated with one of its two parts; the other part is asked. None says «روی هم». */
const partsOfSum: readonly ((rng: Rng, pair: SamePair) => readonly Block[])[] = [
  (rng, { first, second, denominator }) => {
    const [one = '', other = ''] = children(rng, 2);
    return [
      p`${one} و ${other} با کمک هم ${frac(first, denominator)} یک دیوار را رنگ کردند. ${one} ${frac(second, denominator)} دیوار را رنگ کرد.`,
      p`${other} چه کسری از دیوار را رنگ کرد؟ ${request}`,
    ];
  },
  (rng, { first, second, denominator }) => [
    p`${child(rng)} در دو روز ${frac(first, denominator)} یک کتاب را خواند. روز اول ${frac(second, denominator)} کتاب را خواند.`,
    p`روز دوم چه کسری از کتاب را خواند؟ ${request}`,
  ],
  (rng, { first, second, denominator }) => {
    const [from = '', to = ''] = rng.sample(cities, 2);
    return [
      p`خانوادهٔ ${child(rng)} تا شب ${frac(first, denominator)} راه ${from} تا ${to} را رفتند. تا ظهر ${frac(second, denominator)} راه را رفته بودند.`,
      p`از ظهر تا شب چه کسری از راه را رفتند؟ ${request}`,
    ];
  },
  (rng, { first, second, denominator }) => {
    const [one = '', other = ''] = rng.sample(['ریحان', 'تره', 'شاهی', 'تربچه', 'نعنا'], 2);
    return [
      p`در ${frac(first, denominator)} یک باغچه ${one} و ${other} کاشته‌ایم. ${frac(second, denominator)} باغچه ${one} است.`,
      p`چه کسری از باغچه ${other} است؟ ${request}`,
    ];
  },
  (rng, { first, second, denominator }) => {
    const [one = '', other = ''] = children(rng, 2);
    return [
      p`${one} و ${other} دو نفری ${frac(first, denominator)} یک پیتزا را خوردند. ${one} ${frac(second, denominator)} پیتزا را خورد.`,
      p`${other} چه کسری از پیتزا را خورد؟ ${request}`,
    ];
  },
  (rng, { first, second, denominator }) => [
    p`${child(rng)} صبح و عصر ${frac(first, denominator)} یک پازل را چید. صبح ${frac(second, denominator)} پازل را چید.`,
    p`عصر چه کسری از پازل را چید؟ ${request}`,
  ],
];

function drawnPair(rng: Rng, level: Level, form: QuestionVariant): SamePair | null {
  const denominator = rng.pick(denominatorsOf[level]);
  if (form === 'reverse') return drawPair(rng, '−', denominator, { least: 0, most: 1 });
  if (form === 'figure' || rng.chance(1, 3))
    return { first: denominator, second: rng.int(1, denominator - 1), denominator, sign: '−' };
  const sum = level === 4 ? { least: 1, most: 2 } : { least: 0, most: 1 };
  return drawPair(rng, rng.pick(['+', '−'] as const), denominator, sum);
}

function write(rng: Rng, pair: SamePair, form: QuestionVariant): readonly Block[] | null {
  const { first, second, denominator, sign } = pair;
  if (form === 'reverse') return rng.pick(partsOfSum)(rng, pair);
  if (sign === '−' && first === denominator)
    return pickWordProblem(rng, leftOfOne, { numerator: second, denominator, request });
  return pickWordProblem(rng, sign === '+' ? adding : subtracting, {
    first: { whole: 0, numerator: first, denominator },
    second: { whole: 0, numerator: second, denominator },
    request,
  });
}

/** All of the thing as a bar, with the part that is stated colored. */
function picture({ second, denominator }: SamePair): Figure {
  return {
    t: 'bars',
    description: `یک نوار با ${persianNumber(denominator)} قسمت مساوی که ${persianNumber(second)} قسمت آن رنگ شده است`,
    bars: [{ parts: denominator, shaded: second, tone: 'turmeric' }],
  };
}

export const fractionAddsubWord = defineSkill({
  id: 'g4-fraction-addsub-word',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 14,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const pair = drawnPair(rng, level, form);
    if (pair === null) return null;
    const { first, second, denominator, sign } = pair;
    const writtenMisconceptions = [
      ...samePairWrittenMisconceptions(pair).filter(
        // One part of the bar is seen without working.
        ({ id }) => form !== 'figure' || second !== 2 || id !== 'one-taken-from-numerator',
      ),
      ...(form === 'figure' ? comparedWithOtherPart(pair) : []),
    ];
    const statement = write(rng, pair, form);
    if (statement === null) return null;
    const isSum = sign === '+';
    const meaning =
      form === 'reverse'
        ? p`مقدار همه ${firstNode(pair)} است و یک قسمت از آن ${frac(second, denominator)}؛ پس قسمت دیگر، اختلاف این دو کسر است.`
        : isSum
          ? p`سؤال مجموع دو مقدار را می‌خواهد؛ پس باید ${firstNode(pair)} و ${frac(second, denominator)} را با هم جمع کنیم.`
          : first === denominator
            ? p`آنچه اول بوده یک واحد کامل است؛ برای این‌که ببینیم چقدر می‌ماند، باید ${frac(second, denominator)} را از ${firstNode(pair)} کم کنیم.`
            : p`سؤال اختلاف دو مقدار را می‌خواهد؛ پس باید ${frac(second, denominator)} را از ${firstNode(pair)} کم کنیم.`;
    return {
      form,
      stem:
        form === 'figure'
          ? [...statement, p`در شکل زیر همهٔ نوار یک واحد کامل است و قسمت رنگ‌شده، کسری را که در سؤال آمده نشان می‌دهد.`]
          : form === 'find-mistake'
            ? [
                ...statement,
                p`${child(rng)} جواب این سؤال را ${rng.pick(shownMisconceptions(pair)).shown} نوشته است، ولی درست نیست. تو جواب درست را بنویس.`,
              ]
            : statement,
      ...(form === 'figure' ? { figure: picture(pair) } : {}),
      ...fractionAnswer(resultOf(pair)),
      misconceptions: misconceptionsOf(writtenMisconceptions, fractionKey),
      hints: samePairHints(pair, meaning),
      solution: samePairSolution(pair, meaning),
    };
  },
});
