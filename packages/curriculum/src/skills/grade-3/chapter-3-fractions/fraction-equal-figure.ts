import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  display,
  ezafe,
  frac,
  fractionsDrawn,
  hint,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
  words,
} from '../../../authoring/index.ts';
import { inLetterOrder, letters } from './question-parts/lettered-shape-choices.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'figure'],
};

/** Fractions that can be written over another denominator of at most 12. */
function draw(
  rng: Rng,
  level: Level,
): { readonly numerator: number; readonly denominator: number; readonly times: number } {
  const denominator = rng.int(2, level === 1 ? 3 : level === 4 ? 6 : 6);
  return {
    numerator: rng.int(1, denominator - 1),
    denominator,
    times: rng.int(2, Math.min(level === 1 ? 3 : 6, Math.floor(12 / denominator))),
  };
}

const stories = [
  { thing: 'تختهٔ شکلات', did: 'خورد' },
  { thing: 'نان سنگک', did: 'برداشت' },
  { thing: 'کیک مستطیلی', did: 'به مهمان‌ها داد' },
  { thing: 'روبان', did: 'برید' },
  { thing: 'لواش', did: 'برداشت' },
  { thing: 'باقلوا', did: 'خورد' },
  { thing: 'سیم', did: 'برید' },
] as const;

interface Bar {
  readonly numerator: number;
  readonly denominator: number;
}

export const fractionEqualFigure = defineSkill({
  id: 'g3-fraction-equal-figure',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  pictures: [fractionsDrawn],
  revision: 5,
  make: (rng, level) => {
    const drawn = draw(rng, level);
    const small: Bar = { numerator: drawn.numerator, denominator: drawn.denominator };
    const large: Bar = { numerator: drawn.numerator * drawn.times, denominator: drawn.denominator * drawn.times };
    // From level 3 on the given bar may be the one with the smaller parts.
    const [given, right] = level >= 3 && rng.chance(1, 2) ? [large, small] : [small, large];
    const isSame = ({ numerator, denominator }: Bar) => numerator * given.denominator === given.numerator * denominator;
    const candidates = [
      {
        bar: { numerator: given.numerator, denominator: right.denominator },
        id: 'same-count-shaded',
        title: 'فقط تعداد قسمت‌های رنگی را یکی گرفته',
        message: line`تعداد قسمت‌های رنگی یکی است، ولی اندازهٔ قسمت‌ها فرق دارد. طول رنگ‌شده را مقایسه کن.`,
      },
      {
        bar: { numerator: right.numerator + 1, denominator: right.denominator },
        id: 'one-part-more',
        title: 'نواری با یک قسمت رنگی بیشتر را گرفته',
        message: line`آخرِ قسمت رنگی را با آخرِ رنگِ نوار بالا دقیق مقایسه کن.`,
      },
      {
        bar: { numerator: right.numerator - 1, denominator: right.denominator },
        id: 'one-part-fewer',
        title: 'نواری با یک قسمت رنگی کمتر را گرفته',
        message: line`آخرِ قسمت رنگی را با آخرِ رنگِ نوار بالا دقیق مقایسه کن.`,
      },
      {
        bar: { numerator: right.denominator - (given.denominator - given.numerator), denominator: right.denominator },
        id: 'same-count-unshaded',
        title: 'فقط تعداد قسمت‌های بی‌رنگ را یکی گرفته',
        message: line`تعداد قسمت‌های بی‌رنگ یکی است، ولی اندازهٔ قسمت‌ها فرق دارد. طول رنگ‌شده را مقایسه کن.`,
      },
      {
        bar: { numerator: given.numerator, denominator: given.denominator + 1 },
        id: 'parts-miscounted',
        title: 'تعداد همهٔ قسمت‌ها را نشمرده',
        message: line`همهٔ قسمت‌های این نوار را بشمار. آیا طول رنگ‌شده همان است؟`,
      },
    ].filter(
      ({ bar }) => bar.numerator > 0 && bar.numerator < bar.denominator && bar.denominator <= 12 && !isSame(bar),
    );
    const wrong = candidates.slice(0, 3);
    if (wrong.length < 3 || new Set(wrong.map(({ bar }) => `${bar.numerator}/${bar.denominator}`)).size < 3)
      return null;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const placed = rng.shuffle([right, ...wrong.map(({ bar }) => bar)]);
    const letterOf = (bar: Bar) => letters[placed.indexOf(bar)] ?? '';
    const choice = choiceAnswer(rng, {
      layout: 'list',
      right: { value: letterOf(right), content: line`نوار ${letterOf(right)}` },
      wrong: wrong.map(({ bar, id, title, message }) => ({
        id,
        title,
        message,
        value: letterOf(bar),
        content: line`نوار ${letterOf(bar)}`,
      })),
    });
    if (choice === null) return null;
    const statement = ({ numerator, denominator }: Bar) =>
      `${persianNumber(denominator)} قسمت مساوی دارد و ${persianNumber(numerator)} قسمت آن رنگ شده است`;
    const { thing, did } = rng.pick(stories);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`نوار اول ${ezafe(thing)} ${name} است که قسمت رنگی آن را ${did}. دوستش از ${ezafe(thing)} خودش همان اندازه را ${did}.`,
            p`کدام نوار برای دوست ${name} است؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} می‌گوید در نوار ${letterOf(rng.pick(wrong).bar)} به اندازهٔ نوار اول رنگ شده است، ولی درست نمی‌گوید.`,
            p`در کدام نوار به اندازهٔ نوار اول رنگ شده است؟`,
          ];
        default:
          return [p`در کدام نوار به اندازهٔ نوار اول رنگ شده است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      figure: {
        t: 'bars',
        description: `پنج نوار هم‌اندازه. نوار اول ${statement(given)}؛ ${placed.map((bar) => `نوار ${letterOf(bar)} ${statement(bar)}`).join('؛ ')}`,
        bars: [
          { parts: given.denominator, shaded: given.numerator, tone: 'accent', label: words('اول') },
          ...placed.map((bar) => ({
            parts: bar.denominator,
            shaded: bar.numerator,
            tone: 'turmeric' as const,
            label: words(letterOf(bar)),
          })),
        ],
      },
      ...inLetterOrder(choice),
      hints: [
        hint(p`همهٔ نوارها هم‌اندازه‌اند. نواری را می‌خواهیم که رنگش درست همان‌جا تمام شود که رنگ نوار اول تمام می‌شود.`),
        hint(p`تعداد قسمت‌ها مهم نیست، چون اندازهٔ قسمت‌ها فرق دارد. طول رنگ‌شده را مقایسه کن.`),
      ],
      solution: [
        step(
          p`در نوار اول ${given.numerator} قسمت از ${given.denominator} قسمت رنگ شده است.`,
          display(frac(given.numerator, given.denominator)),
        ),
        step(
          p`در نوار ${letterOf(right)} ${right.numerator} قسمت از ${right.denominator} قسمت رنگ شده و این دو کسر مساوی‌اند؛ پس جواب نوار ${letterOf(right)} است.`,
          display(row(frac(given.numerator, given.denominator), '=', frac(right.numerator, right.denominator))),
        ),
      ],
    };
  },
});
