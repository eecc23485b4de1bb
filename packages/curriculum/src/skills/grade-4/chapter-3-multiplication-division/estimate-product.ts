import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  paragraph,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { estimatePictures, roundingWrongLine } from '../../../authoring/whole-numbers/rounding-wrong-line.ts';
import { productStory } from './question-parts/multiplication-stories.ts';
import {
  cutDown,
  isMiddle,
  type RoundPlace,
  rounded,
  roundingReason,
  roundPlaceName,
} from './question-parts/rounding-to-places.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};

interface Factors {
  /** Size of a group. */
  readonly a: number;
  /** Number of groups, of two digits. */
  readonly b: number;
  readonly places: readonly [RoundPlace, RoundPlace];
}

/** Neither factor is round; exactly in the middle only at the stretch. */
function draw(rng: Rng, level: Level): Factors | null {
  const isThree = level === 4 || (level === 3 && rng.chance(1, 2));
  const a = isThree ? rng.int(112, 489) : rng.int(level === 1 ? 18 : 21, level === 1 ? 62 : 97);
  const b = rng.int(level === 1 ? 12 : 17, level === 1 ? 32 : 59);
  const places: Factors['places'] = [isThree ? 100 : 10, 10];
  const suits = [
    [a, places[0]],
    [b, places[1]],
  ].every(([value = 0, place = 10]) => value % place !== 0 && (level === 4 || !isMiddle(value, place)));
  return suits ? { a, b, places } : null;
}

function howTo({ places }: Factors): string {
  return places[0] === places[1]
    ? 'هر دو عدد را به نزدیک‌ترین ده‌تایی گرد کن'
    : 'عدد سه‌رقمی را به نزدیک‌ترین صدتایی و عدد دورقمی را به نزدیک‌ترین ده‌تایی گرد کن';
}

export const estimateProduct = defineSkill({
  id: 'g4-estimate-product',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [estimatePictures],
  revision: 8,
  make: (rng, level) => {
    const factors = draw(rng, level);
    if (factors === null) return null;
    const { a, b, places } = factors;
    const [roundA, roundB] = [rounded(a, places[0]), rounded(b, places[1])];
    const answer = roundA * roundB;
    const form = rng.pick(formsOf[level]);
    const story = form === 'story' ? productStory(rng, b, a) : null;
    if (form === 'story' && story === null) return null;
    const otherWay = (value: number, place: number) => {
      const low = cutDown(value, place);
      return rounded(value, place) === low ? low + place : low;
    };
    const wrong = rng.pick([otherWay(a, places[0]) * roundB, roundA * otherWay(b, places[1])]);
    const stem = (): readonly Block[] => {
      if (story !== null) {
        const [statement, ask] = story.write(rng, b, a);
        return [
          ...(statement ? [statement] : []),
          ...(ask ? [ask] : []),
          p`حاصل تقریبی را پیدا کن: ${howTo(factors)} و بعد ضرب کن.`,
        ];
      }
      if (form === 'find-mistake') {
        return [
          p`${child(rng)} برای حاصل تقریبی این ضرب، ${wrong} را به دست آورد، ولی یکی از عددها را درست گرد نکرده بود.`,
          display(row(a, '×', b)),
          p`${howTo(factors)} و حاصل تقریبی را بنویس.`,
        ];
      }
      return [p`${howTo(factors)} و حاصل تقریبی ضرب را بنویس.`, display(row(a, '×', b, '≃'))];
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer, story === null ? {} : { unit: story.unit }),
      misconceptions: wholeMisconceptions(
        ['exact-product', 'حاصل دقیق را نوشته', a * b, line`حاصل دقیق را نمی‌خواهیم. اول عددها را گرد کن، بعد ضرب کن.`],
        [
          'cut-in-place-of-rounded',
          'به جای گرد کردن، رقم‌های آخر را صفر کرده',
          cutDown(a, places[0]) * cutDown(b, places[1]),
          line`هر عدد را به نزدیک‌ترین عدد گرد ببر؛ گاهی عدد گرد بزرگ‌تر است.`,
        ],
        [
          'one-factor-rounded',
          'فقط یکی از عددها را گرد کرده',
          roundA * b,
          line`یکی از عددها را گرد کرده‌ای. عدد دیگر را هم گرد کن.`,
        ],
        [
          'other-factor-rounded',
          'فقط یکی از عددها را گرد کرده',
          a * roundB,
          line`یکی از عددها را گرد کرده‌ای. عدد دیگر را هم گرد کن.`,
        ],
        ['one-zero-too-few', 'یک صفر کمتر نوشته', answer / 10, line`صفرهای دو عدد گرد را بشمار و در حاصل بنویس.`],
        [
          'first-rounded-the-other-way',
          'یکی از عددها را به طرف دیگر گرد کرده',
          otherWay(a, places[0]) * roundB,
          line`ببین هر عدد به کدام طرف نزدیک‌تر است.`,
        ],
        [
          'second-rounded-the-other-way',
          'یکی از عددها را به طرف دیگر گرد کرده',
          roundA * otherWay(b, places[1]),
          line`ببین هر عدد به کدام طرف نزدیک‌تر است.`,
        ],
      ),
      hints: [
        hint(p`حاصل تقریبی می‌خواهیم؛ پس اول هر عدد را گرد می‌کنیم و بعد ضرب می‌کنیم.`),
        hint(
          p`${a} را به نزدیک‌ترین ${roundPlaceName(places[0])} ببر: بین ${cutDown(a, places[0])} و ${cutDown(a, places[0]) + places[0]} است. به کدام نزدیک‌تر است؟`,
        ),
        hint(p`با ${b} هم همین کار را بکن. بعد رقم‌های غیر صفر را در هم ضرب کن و صفرها را سمت راست بنویس.`),
      ],
      solution: [
        step(paragraph(roundingReason(a, places[0]))),
        step(paragraph(roundingReason(b, places[1]))),
        step(p`عددهای گردشده را در هم ضرب می‌کنیم.`, display(row(a, '×', b, '≃', roundA, '×', roundB, '=', answer))),
      ],
    };
  },
  makeWrongLine: (rng, level) => {
    const factors = draw(rng, level);
    return factors === null
      ? null
      : roundingWrongLine(rng, {
          numbers: [factors.a, factors.b],
          places: factors.places,
          sign: '×',
          how: `${howTo(factors).replace(/گرد کن/u, 'گرد می‌کنیم')} تا حاصل تقریبی را پیدا کنیم:`,
        });
  },
});
