import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  frac,
  hint,
  type Level,
  lettersMarked,
  line,
  p,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';
import { type CutWhole, inLetterOrder, letteredShapes, letters } from './question-parts/lettered-shape-choices.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};
/** Numbers of parts a bar of twelve twelfths, or a circle, is cut into. */
const denominatorsOf: Readonly<Record<Level, readonly number[]>> = {
  1: [2, 3, 4],
  2: [3, 4, 6],
  3: [3, 4, 6],
  4: [4, 6, 12],
};

const shares: readonly {
  readonly what: string;
  readonly shapes: readonly ('bar' | 'circle')[];
  readonly did: string;
}[] = [
  { what: 'کیک', shapes: ['bar', 'circle'], did: 'به مهمان‌ها داد' },
  { what: 'پیتزا', shapes: ['circle'], did: 'خورد' },
  { what: 'نان', shapes: ['bar', 'circle'], did: 'برداشت' },
  { what: 'شکلات', shapes: ['bar'], did: 'به دوستش داد' },
  { what: 'باغچه', shapes: ['bar', 'circle'], did: 'گل کاشت' },
  { what: 'پارچه', shapes: ['bar', 'circle'], did: 'رنگ کرد' },
  { what: 'کاغذ', shapes: ['bar', 'circle'], did: 'برید' },
];

function equalParts(count: number, shaded: number, whole: number): CutWhole {
  return { sizes: Array.from({ length: count }, () => whole / count), shaded };
}

/** The same number of parts, some of them plainly larger than others. */
function unequalParts(rng: Rng, count: number, shaded: number, whole: number): CutWhole {
  const grain = whole === 12 ? 1 : 15;
  const pieces = whole / grain;
  for (;;) {
    const cuts = rng
      .sample(
        Array.from({ length: pieces - 1 }, (_, index) => index + 1),
        count - 1,
      )
      .sort((a, b) => a - b);
    const sizes = [...cuts, pieces].map((cut, index) => (cut - (cuts[index - 1] ?? 0)) * grain);
    // The difference must be seen at a glance, and the colored piece must not happen to be the fraction.
    const filled = sizes.slice(0, shaded).reduce((sum, size) => sum + size, 0);
    if (Math.max(...sizes) >= 2 * Math.min(...sizes) && filled * count !== shaded * whole) return { sizes, shaded };
  }
}

export const fractionEqualParts = defineSkill({
  id: 'g3-fraction-equal-parts',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  pictures: [lettersMarked],
  revision: 3,
  make: (rng, level) => {
    const shape = rng.pick(['bar', 'circle'] as const);
    const whole = shape === 'bar' ? 12 : 360;
    const denominator = rng.pick(denominatorsOf[level].filter((each) => shape === 'circle' || each < 12));
    const numerator = rng.int(1, denominator - 1);
    const form = rng.pick(formsOf[level]);
    const right = equalParts(denominator, numerator, whole);
    const others = [2, 3, 4, 6].filter(
      (each) => each !== denominator && each > numerator && numerator * denominator !== numerator * each,
    );
    const otherNumerators = [numerator - 1, numerator + 1].filter((each) => each > 0 && each < denominator);
    const otherDenominator = others.length === 0 ? null : rng.pick(others);
    const otherNumerator = otherNumerators.length === 0 ? null : rng.pick(otherNumerators);
    const wrong = [
      {
        whole: unequalParts(rng, denominator, numerator, whole),
        id: 'unequal-parts-accepted',
        title: 'به نامساوی بودن قسمت‌ها توجه نکرده',
        message: line`تعداد قسمت‌ها درست است، ولی اندازه‌شان را هم نگاه کن. همه یک اندازه‌اند؟`,
      },
      ...(otherDenominator === null
        ? []
        : [
            {
              whole: equalParts(otherDenominator, numerator, whole),
              id: 'parts-not-counted',
              title: 'تعداد همهٔ قسمت‌ها را نشمرده',
              message: line`همهٔ قسمت‌های این شکل را بشمار و با مخرج کسر مقایسه کن.`,
            },
          ]),
      ...(otherNumerator === null
        ? []
        : [
            {
              whole: equalParts(denominator, otherNumerator, whole),
              id: 'shaded-not-counted',
              title: 'قسمت‌های رنگی را نشمرده',
              message: line`قسمت‌ها مساوی‌اند. حالا رنگی‌ها را بشمار و با صورت کسر مقایسه کن.`,
            },
          ]),
      {
        whole: unequalParts(rng, denominator, numerator, whole),
        id: 'sizes-not-looked-at',
        title: 'فقط تعداد قسمت‌ها را شمرده و اندازه‌ها را ندیده',
        message: line`این شکل قسمت‌های بزرگ و کوچک دارد. در کسر، همهٔ قسمت‌ها باید یک اندازه باشند.`,
      },
    ].slice(0, 3);
    if (wrong.length < 3) return null;
    const placed = rng.shuffle([{ whole: right, id: null }, ...wrong]);
    if (new Set(placed.map((one) => JSON.stringify(one.whole))).size < 4) return null;
    const letterOf = (one: { readonly whole: CutWhole }) =>
      letters[placed.findIndex((each) => each.whole === one.whole)] ?? '';
    const name = child(rng);
    const share = rng.pick(shares.filter(({ shapes }) => shapes.includes(shape)));
    const shown = frac(numerator, denominator);
    const choice = choiceAnswer(rng, {
      layout: 'list',
      right: { value: letterOf({ whole: right }), content: line`شکل ${letterOf({ whole: right })}` },
      wrong: wrong.map((one) => ({
        id: one.id,
        title: one.title,
        message: one.message,
        value: letterOf(one),
        content: line`شکل ${letterOf(one)}`,
      })),
    });
    if (choice === null || choice.answer.kind !== 'choice') return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            share.what === 'باغچه'
              ? p`${name} باغچه را به ${denominator} قسمت مساوی تقسیم کرد و در ${shown} آن ${share.did}.`
              : p`${name} ${share.what} را به ${denominator} قسمت مساوی تقسیم کرد و ${shown} آن را ${share.did}.`,
            p`کدام شکل این را نشان می‌دهد؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} می‌گوید شکل ${letterOf(rng.pick(wrong))} کسر ${shown} را نشان می‌دهد، ولی درست نمی‌گوید.`,
            p`کدام شکل ${shown} را درست نشان می‌دهد؟`,
          ];
        default:
          return [p`کدام شکل به قسمت‌های مساوی تقسیم شده و ${shown} آن رنگ شده است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      figure: letteredShapes(
        placed.map((one) => one.whole),
        shape,
      ),
      ...inLetterOrder(choice),
      hints: [
        hint(p`در کسر، همهٔ قسمت‌ها باید یک اندازه باشند. اول شکل‌هایی را که قسمت‌های نامساوی دارند کنار بگذار.`),
        hint(p`بعد در شکل‌هایی که می‌مانند، همهٔ قسمت‌ها را بشمار؛ باید ${denominator} تا باشد.`),
        hint(p`در آخر، قسمت‌های رنگی را بشمار؛ باید ${numerator} تا باشد.`),
      ],
      solution: [
        step(p`شکلی را می‌خواهیم که ${denominator} قسمت مساوی داشته باشد و ${numerator} قسمت آن رنگی باشد.`),
        step(p`فقط شکل ${letterOf({ whole: right })} این‌طور است.`),
      ],
    };
  },
});
