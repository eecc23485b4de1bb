import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  type NodeLike,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { largerStory } from './question-parts/large-product-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['reverse', 'find-mistake', 'story'],
};

export const multTens = defineSkill({
  id: 'g3-mult-tens',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 11,
  make: (rng, level) => {
    const a = rng.int(level === 4 ? 4 : 2, 9);
    const b = rng.int(level === 4 ? 4 : 2, 9);
    const unit = level === 1 ? 10 : rng.pick([10, 100]);
    const round = b * unit;
    const product = a * round;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const isFirst = rng.chance(1, 2);
    const bundle = unit === 10 ? 'ده‌تایی' : 'صدتایی';
    // Blocks of a place are at most nine.
    const written = (box: NodeLike, result: NodeLike) =>
      isFirst ? row(box, '×', round, '=', result) : row(round, '×', box, '=', result);
    const { statement, ask, unit: thing } = largerStory(rng, a, round);
    const wrong = rng.pick([a * b, product * 10, product / 10, a * b * unit * unit]);
    if (form === 'find-mistake' && (wrong === product || wrong < 1 || wrong > 90_000)) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`این شکل عدد ${round} را نشان می‌دهد. اگر ${a} تا از آن داشته باشیم، چه عددی می‌شود؟`];
        case 'story':
          return [statement, ask];
        case 'reverse':
          return [p`در جای خالی چه عددی می‌آید؟`, display(written(blank(), product))];
        case 'find-mistake':
          return [
            p`${name} این ضرب را نوشته، ولی حاصل آن درست نیست.`,
            display(written(a, wrong)),
            p`حاصل درست چند است؟`,
          ];
        default:
          return [p`حاصل ضرب را بنویس.`, display(written(a, blank()))];
      }
    };
    const answer = form === 'reverse' ? a : product;
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'place-blocks' as const,
              description: `${persianNumber(b)} دستهٔ ${bundle}`,
              thousands: 0,
              hundreds: unit === 100 ? b : 0,
              tens: unit === 10 ? b : 0,
              ones: 0,
            },
          }
        : {}),
      ...integerAnswer(answer, form === 'story' ? { unit: thing } : {}),
      misconceptions:
        form === 'reverse'
          ? [
              misconception(
                'zero-kept',
                'صفر را در جواب هم گذاشته',
                integerKey(a * 10),
                line`صفرِ حاصل از کدام عدد آمده است؟ جوابت را در ${round} ضرب کن و ببین.`,
              ),
              misconception(
                'one-too-many',
                'یکی زیاد نوشته',
                integerKey(a + 1),
                line`جوابت را در ${round} ضرب کن و با حاصل مقایسه کن.`,
              ),
              misconception(
                'one-too-few',
                'یکی کم نوشته',
                integerKey(a - 1),
                line`جوابت را در ${round} ضرب کن و با حاصل مقایسه کن.`,
              ),
              misconception(
                'other-digit',
                'رقم عدد گرد را نوشته',
                integerKey(b),
                line`این رقم در عدد گرد هست. عدد دیگر ضرب را پیدا کن.`,
              ),
            ]
          : [
              misconception(
                'zeros-forgotten',
                'صفرها را در حاصل نگذاشته',
                integerKey(a * b),
                line`ضرب رقم‌ها درست است، ولی حاصل به همین تعداد ${bundle} دارد. صفرهای آن را هم بگذار.`,
              ),
              misconception(
                'one-zero-too-many',
                'یک صفر بیشتر گذاشته',
                integerKey(product * 10),
                (a * b) % 10 === 0
                  ? line`صفرهای عدد گرد را بشمار و همان‌قدر صفر بگذار. گاهی خودِ ضرب رقم‌ها هم صفر دارد.`
                  : line`صفرهای عدد گرد را بشمار و همان‌قدر صفر بگذار.`,
              ),
              misconception(
                'one-zero-too-few',
                'یک صفر کمتر گذاشته',
                integerKey(product / 10),
                (a * b) % 10 === 0
                  ? line`صفرها را بشمار: هم صفرهای عدد گرد، هم صفری که از ضرب رقم‌ها می‌آید.`
                  : line`صفرهای عدد گرد را بشمار و همان‌قدر صفر بگذار.`,
              ),
              // Of 9 and 90, who doubles the round number writes the same.
              ...(a === b
                ? []
                : [
                    misconception(
                      'added-digits',
                      'رقم‌ها را جمع کرده و صفر گذاشته',
                      integerKey((a + b) * unit),
                      line`رقم‌ها را ضرب کن، نه جمع.`,
                    ),
                  ]),
              misconception(
                'one-group-short',
                'یک دسته کمتر حساب کرده',
                integerKey(product - round),
                line`ببین چند بار باید ${round} را بگیری.`,
              ),
            ],
      hints: [
        hint(p`${round} یعنی ${b} تا ${bundle}.`),
        hint(
          form === 'reverse'
            ? p`حاصل هم چند تا ${bundle} است. چند دستهٔ ${b}تایی از آن‌ها داریم؟`
            : p`اول بدون صفر ضرب کن، بعد ببین حاصل چند تا ${bundle} است.`,
          ...(form === 'reverse' ? [] : [display(row(a, '×', b, '=', blank()))]),
        ),
      ],
      solution: [
        step(p`${round} برابر است با ${b} تا ${bundle}.`, display(row(round, '=', b, '×', unit))),
        step(p`${a} بار ${b} تا ${bundle} می‌شود ${a * b} تا ${bundle}.`, display(row(a, '×', b, '=', a * b))),
        step(
          form === 'reverse'
            ? p`پس جای خالی ${a} است.`
            : p`حالا ${unit === 10 ? 'صفر' : 'صفرها'} را سمت راست آن می‌گذاریم.`,
          display(row(a, '×', round, '=', product)),
        ),
      ],
    };
  },
});
