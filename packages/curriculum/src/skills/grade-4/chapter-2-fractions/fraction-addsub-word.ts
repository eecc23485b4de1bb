import { misconceptionsOf } from '../../../authoring/fractions/slips.ts';
import { adding } from '../../../authoring/fractions/stories/adding.ts';
import { subtracting } from '../../../authoring/fractions/stories/subtracting.ts';
import { tellOne } from '../../../authoring/fractions/stories/tale.ts';
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
  type Level,
  p,
  persianNumber,
  type QuestionForm,
  type Rng,
} from '../../../authoring/index.ts';
import {
  drawPair,
  firstNode,
  resultOf,
  type SamePair,
  samePairHints,
  samePairSlips,
  samePairSolution,
} from './same-denominator.ts';
import { leftOfOne } from './stories/left-of-one.ts';

const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
  1: ['figure', 'story'],
  2: ['story', 'story', 'figure', 'find-mistake'],
  3: ['story', 'story', 'reverse', 'find-mistake'],
  4: ['reverse', 'reverse', 'story', 'find-mistake'],
};

const bottomsOf: Readonly<Record<Level, readonly number[]>> = {
  1: [4, 5, 6],
  2: [4, 5, 6, 8, 10],
  3: [5, 6, 8, 9, 10, 12],
  4: [6, 8, 9, 10, 12],
};

const request = 'جواب را به صورت کسر بنویس.';

/** All is told with one of its two parts; the other part is asked. None says «روی هم». */
const partsOfSum: readonly ((rng: Rng, pair: SamePair) => readonly Block[])[] = [
  (rng, { first, second, bottom }) => {
    const [one = '', other = ''] = children(rng, 2);
    return [
      p`${one} و ${other} با کمک هم ${frac(first, bottom)} یک دیوار را رنگ کردند. ${one} ${frac(second, bottom)} دیوار را رنگ کرد.`,
      p`${other} چه کسری از دیوار را رنگ کرد؟ ${request}`,
    ];
  },
  (rng, { first, second, bottom }) => [
    p`${child(rng)} در دو روز ${frac(first, bottom)} یک کتاب را خواند. روز اول ${frac(second, bottom)} کتاب را خواند.`,
    p`روز دوم چه کسری از کتاب را خواند؟ ${request}`,
  ],
  (rng, { first, second, bottom }) => {
    const [from = '', to = ''] = rng.sample(cities, 2);
    return [
      p`خانوادهٔ ${child(rng)} تا شب ${frac(first, bottom)} راه ${from} تا ${to} را رفتند. تا ظهر ${frac(second, bottom)} راه را رفته بودند.`,
      p`از ظهر تا شب چه کسری از راه را رفتند؟ ${request}`,
    ];
  },
  (rng, { first, second, bottom }) => {
    const [one = '', other = ''] = rng.sample(['ریحان', 'تره', 'شاهی', 'تربچه', 'نعنا'], 2);
    return [
      p`در ${frac(first, bottom)} یک باغچه ${one} و ${other} کاشته‌ایم. ${frac(second, bottom)} باغچه ${one} است.`,
      p`چه کسری از باغچه ${other} است؟ ${request}`,
    ];
  },
  (rng, { first, second, bottom }) => {
    const [one = '', other = ''] = children(rng, 2);
    return [
      p`${one} و ${other} دو نفری ${frac(first, bottom)} یک پیتزا را خوردند. ${one} ${frac(second, bottom)} پیتزا را خورد.`,
      p`${other} چه کسری از پیتزا را خورد؟ ${request}`,
    ];
  },
  (rng, { first, second, bottom }) => [
    p`${child(rng)} صبح و عصر ${frac(first, bottom)} یک پازل را چید. صبح ${frac(second, bottom)} پازل را چید.`,
    p`عصر چه کسری از پازل را چید؟ ${request}`,
  ],
];

function drawnPair(rng: Rng, level: Level, form: QuestionForm): SamePair | null {
  const bottom = rng.pick(bottomsOf[level]);
  if (form === 'reverse') return drawPair(rng, '−', bottom, { least: 0, most: 1 });
  if (form === 'figure' || rng.chance(1, 3))
    return { first: bottom, second: rng.int(1, bottom - 1), bottom, sign: '−' };
  const sum = level === 4 ? { least: 1, most: 2 } : { least: 0, most: 1 };
  return drawPair(rng, rng.pick(['+', '−'] as const), bottom, sum);
}

function tell(rng: Rng, pair: SamePair, form: QuestionForm): readonly Block[] | null {
  const { first, second, bottom, sign } = pair;
  if (form === 'reverse') return rng.pick(partsOfSum)(rng, pair);
  if (sign === '−' && first === bottom) return tellOne(rng, leftOfOne, { top: second, bottom, request });
  return tellOne(rng, sign === '+' ? adding : subtracting, {
    first: { whole: 0, top: first, bottom },
    second: { whole: 0, top: second, bottom },
    request,
  });
}

/** All of the thing as a bar, with the part that is told coloured. */
function picture({ second, bottom }: SamePair): Figure {
  return {
    t: 'bars',
    description: `یک نوار با ${persianNumber(bottom)} قسمت مساوی که ${persianNumber(second)} قسمت آن رنگ شده است`,
    bars: [{ parts: bottom, shaded: second, tone: 'turmeric' }],
  };
}

export const fractionAddsubWord = defineSkill({
  id: 'g4-fraction-addsub-word',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const pair = drawnPair(rng, level, form);
    if (pair === null) return null;
    const { second, bottom, sign } = pair;
    const slips = samePairSlips(pair);
    const told = tell(rng, pair, form);
    if (told === null) return null;
    const isSum = sign === '+';
    const meaning =
      form === 'reverse'
        ? p`مقدار همه ${firstNode(pair)} است و یک قسمت از آن ${frac(second, bottom)}؛ پس قسمت دیگر، اختلاف این دو کسر است.`
        : isSum
          ? p`سؤال مجموع دو مقدار را می‌خواهد؛ پس باید ${firstNode(pair)} و ${frac(second, bottom)} را با هم جمع کنیم.`
          : p`سؤال اختلاف دو مقدار را می‌خواهد؛ پس باید ${frac(second, bottom)} را از ${firstNode(pair)} کم کنیم.`;
    return {
      form,
      stem:
        form === 'figure'
          ? [...told, p`در شکل زیر همهٔ نوار یک واحد کامل است و قسمت رنگ‌شده، کسری را که در سؤال آمده نشان می‌دهد.`]
          : form === 'find-mistake'
            ? [
                ...told,
                p`${child(rng)} جواب این سؤال را ${rng.pick(slips).shown} نوشته است، ولی درست نیست. تو جواب درست را بنویس.`,
              ]
            : told,
      ...(form === 'figure' ? { figure: picture(pair) } : {}),
      ...fractionAnswer(resultOf(pair)),
      misconceptions: misconceptionsOf(slips, fractionKey),
      hints: samePairHints(pair, meaning),
      solution: samePairSolution(pair, meaning),
    };
  },
});
