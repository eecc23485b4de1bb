import { inscribed, irregularDegrees, letteredCorners } from '../../../authoring/geometry/polygons.ts';
import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  figureBlock,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { polygonName } from './question-parts/polygon-names.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'find-mistake', 'story'],
};

const oneStories: readonly ((rng: Rng, name: string) => Block)[] = [
  (rng, name) =>
    p`باغچهٔ ${child(rng)} به شکل ${name} است. او از یک گوشه به همهٔ گوشه‌هایی که کنار آن نیستند طناب می‌کشد. چند طناب لازم است؟`,
  (rng, name) =>
    p`${child(rng)} روی تخته‌ای به شکل ${name} در هر رأس یک میخ کوبیده است. از یک میخ چند قطر با نخ می‌شود ساخت؟`,
  (rng, name) => p`${child(rng)} از یک رأس ${name} همهٔ قطرها را می‌کشد. چند قطر کشیده می‌شود؟`,
  (rng, name) =>
    p`میز بزرگی به شکل ${name} است و در هر گوشهٔ آن یک نفر نشسته است. ${child(rng)} یکی از آن‌هاست و با همه جز دو نفر کناری‌اش دست می‌دهد. با چند نفر دست می‌دهد؟`,
  (rng, name) =>
    p`${child(rng)} از یک گوشهٔ حوضی به شکل ${name} به گوشه‌های روبه‌رو ریسه‌های نورانی می‌بندد، ولی به دو گوشهٔ کناری نه. چند ریسه لازم است؟`,
  (rng, name) =>
    p`پنجره‌ای به شکل ${name} است. ${child(rng)} از یک رأس آن به رأس‌های غیر مجاور نوار رنگی می‌چسباند. چند نوار لازم است؟`,
];

const allStories: readonly ((rng: Rng, name: string) => Block)[] = [
  (rng, name) => p`${child(rng)} همهٔ قطرهای یک ${name} را با مداد رنگی می‌کشد. روی هم چند قطر کشیده می‌شود؟`,
  (rng, name) =>
    p`${child(rng)} روی تخته‌ای به شکل ${name} در هر رأس یک میخ کوبیده و همهٔ قطرها را با نخ ساخته است. چند نخ به کار برده است؟`,
  (rng, name) =>
    p`دور میزی به شکل ${name} در هر گوشه یک نفر نشسته است. ${child(rng)} می‌گوید هر دو نفری که کنار هم نیستند با هم دست بدهند. روی هم چند بار دست داده می‌شود؟`,
  (rng, name) =>
    p`در پارکی به شکل ${name}، از هر گوشه به هر گوشهٔ غیر مجاور یک راه راست هست. ${child(rng)} همهٔ این راه‌ها را می‌شمارد. چند راه هست؟`,
  (rng, name) => p`${child(rng)} قابی به شکل ${name} ساخته و همهٔ قطرهای آن را با نی گذاشته است. چند نی لازم بوده است؟`,
  (rng, name) => p`نقش یک کاشی، ${name} با همهٔ قطرهایش است. ${child(rng)} قطرها را می‌شمارد. چند قطر دارد؟`,
];

export const polygonDiagonals = defineSkill({
  id: 'g5-polygon-diagonals',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 10,
  commonMistakes: ['all-corners-counted'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isAll = level === 4 || (level >= 2 && rng.chance(level === 2 ? 1 : 2, 3));
    const sides = rng.int(level < 3 ? 4 : 5, 8);
    const one = sides - 3;
    const value = isAll ? (sides * one) / 2 : one;
    const drawn = inscribed(irregularDegrees(rng, sides));
    const { corners, width, height } = drawn;
    const [from = [0, 0] as const] = corners;
    const outline = { t: 'polygon', points: corners, tone: 'sky' } as const;
    const mark = { t: 'point', at: from, label: 'الف' } as const;
    const figure: Figure = {
      t: 'drawing',
      description: `شکلی با ${persianNumber(sides)} ضلع${isAll ? '' : '؛ یکی از رأس‌ها با حرف الف نشان داده شده است'}`,
      width,
      height,
      shapes: [outline, ...(isAll ? letteredCorners(corners) : [mark])],
    };
    const pairs = corners.flatMap((to, index) => {
      if (!isAll) return index >= 2 && index < sides - 1 ? [[from, to] as const] : [];
      return corners.slice(index + 2, index === 0 ? sides - 1 : sides).map((other) => [to, other] as const);
    });
    const finished: Figure = {
      t: 'drawing',
      description: isAll ? 'همان شکل با همهٔ قطرهایش' : 'همان شکل با قطرهایی که از رأس الف کشیده شده‌اند',
      width,
      height,
      shapes: [
        outline,
        ...pairs.map(([a, b]) => ({ t: 'line', from: a, to: b, tone: 'accent' }) as const),
        ...(isAll ? [] : [mark]),
      ],
    };
    const claim = isAll ? sides * one : sides - 1;
    const name = polygonName(sides);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(isAll ? allStories : oneStories)(rng, name)];
        case 'find-mistake':
          return isAll
            ? [
                p`${child(rng)} می‌گوید: «این شکل روی هم ${claim} قطر دارد.» ولی اشتباه کرده است. تعداد درست قطرها چند تاست؟`,
              ]
            : [
                p`${child(rng)} می‌گوید: «از رأس الف ${claim} قطر کشیده می‌شود.» ولی اشتباه کرده است. تعداد درست چند تاست؟`,
              ];
        default:
          return isAll ? [p`این شکل روی هم چند قطر دارد؟`] : [p`از رأس «الف» چند قطر می‌شود کشید؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'story' ? {} : { figure }),
      ...integerAnswer(value),
      misconceptions: wholeMisconceptions(
        [
          'each-counted-twice',
          'هر قطر را دو بار شمرده',
          isAll ? sides * one : null,
          line`هر قطر دو سر دارد. ببین هر قطر را چند بار شمرده‌ای.`,
        ],
        ['one-corner-only', 'فقط قطرهای یک رأس را شمرده', isAll ? one : null, line`قطرهای رأس‌های دیگر را هم بشمار.`],
        [
          'opposite-corners-only',
          'فقط قطرهای میان رأس‌های روبه‌رو را شمرده',
          isAll && sides > 4 && sides % 2 === 0 ? sides / 2 : null,
          line`قطرهای کوتاه‌تر هم هست: هر دو رأسی که کنار هم نیستند یک قطر دارند.`,
        ],
        [
          'sides-counted-too',
          'ضلع‌ها را هم قطر شمرده',
          isAll ? value + sides : sides - 1,
          line`خطی که دو رأس کنار هم را وصل می‌کند ضلع است، نه قطر.`,
        ],
        [
          'one-neighbour-forgotten',
          'یک قطر زیادتر شمرده، شاید چون خود رأس یا یکی از رأس‌های کناری را کنار نگذاشته',
          // A quadrilateral has two in all.
          isAll || sides === 4 ? null : sides - 2,
          line`به کدام رأس‌ها قطر کشیده نمی‌شود؟ خود رأس و هر دو رأس کناری‌اش را کنار گذاشته‌ای؟`,
        ],
        // A pentagon has as many diagonals as sides.
        [
          'all-corners-counted',
          'قطرهای همهٔ رأس‌ها را حساب کرده',
          isAll ? null : (sides * one) / 2,
          line`سؤال فقط یک رأس را می‌خواهد. از رأس‌های دیگر حساب نکن.`,
        ],
        [
          'sides-or-corners-for-diagonals',
          'تعداد ضلع‌ها یا رأس‌ها را نوشته',
          sides,
          line`قطر با ضلع فرق دارد: قطر دو رأسی را وصل می‌کند که کنار هم نیستند.`,
        ],
      ),
      hints: [
        hint(p`قطر، پاره‌خطی است که دو رأسِ غیر مجاور را به هم وصل می‌کند.`),
        hint(p`از یک رأس، نه به خودش قطر کشیده می‌شود و نه به دو رأس کناری‌اش.`),
        ...(isAll ? [hint(p`قطرهای همهٔ رأس‌ها را حساب کن، ولی یادت باشد هر قطر دو سر دارد.`)] : []),
      ],
      solution: [
        step(
          p`شکل ${sides} رأس دارد. از هر رأس به خودش و دو رأس کناری‌اش قطری نیست.`,
          display(row(sides, '−', 3, '=', one)),
          ...(isAll ? [] : [figureBlock(finished)]),
        ),
        ...(isAll
          ? [
              step(
                p`از ${sides} رأس روی هم این‌قدر می‌شمریم، ولی هر قطر دو بار شمرده شده است.`,
                display(row(sides, '×', one, '=', sides * one)),
              ),
              step(
                p`پس نصف آن، یعنی ${value} قطر داریم.`,
                display(row(sides * one, '÷', 2, '=', value)),
                figureBlock(finished),
              ),
            ]
          : [step(p`پس از این رأس ${value} قطر کشیده می‌شود.`)]),
      ],
    };
  },
});
