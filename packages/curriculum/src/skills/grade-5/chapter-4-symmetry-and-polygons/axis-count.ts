import {
  allShapes,
  type KnownShape,
  placedShape,
  plainPolygons,
  regularPolygons,
  signs,
} from '../../../authoring/geometry/known-shapes.ts';
import {
  type Block,
  child,
  defineSkill,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['compare', 'find-mistake'],
};

const stories: readonly ((rng: Rng) => Block)[] = [
  (rng) =>
    p`${child(rng)} این شکل را از کاغذ بریده است. از چند خطِ مختلف می‌تواند آن را تا کند تا دو طرف درست روی هم بیفتند؟`,
  (rng) => p`${child(rng)} این نقش را روی کاشی کشیده است. این نقش چند خط تقارن دارد؟`,
  (rng) => p`${child(rng)} آینه را روی شکل می‌گذارد تا همان شکل کامل را ببیند. آینه را روی چند خط می‌تواند بگذارد؟`,
  (rng) => p`${child(rng)} این طرح را برای جلد دفترش انتخاب کرده است. این طرح چند خط تقارن دارد؟`,
  (rng) => p`${child(rng)} این شکل را با مقوا ساخته و همهٔ خط‌های تقارنش را با مداد می‌کشد. چند خط می‌کشد؟`,
  (rng) =>
    p`${child(rng)} این کلوچه را با قالب درست کرده است. کلوچه را با چند برشِ راستِ مختلف می‌شود به دو نیمهٔ قرینه تقسیم کرد؟`,
];

const tones = ['sky', 'turmeric', 'leaf', 'rose'] as const;

function pool(level: Level): readonly KnownShape[] {
  if (level === 1)
    return [...regularPolygons.slice(0, 2), ...plainPolygons, ...signs.filter(({ axes }) => axes <= 2)].filter(
      ({ axes }) => axes > 0,
    );
  return level === 2 ? [...regularPolygons, ...plainPolygons] : allShapes;
}

export const axisCount = defineSkill({
  id: 'g5-axis-count',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 12,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isPair = form === 'compare';
    const shapes = rng.sample(pool(level), isPair ? 2 : 1);
    const tone = rng.pick(tones);
    const placed = shapes.map((shape, index) => ({
      shape,
      drawn: placedShape(shape, { middle: [70 + 140 * index, 70], quarters: rng.pick([0, 1, 2, 3] as const) }, tone),
    }));
    const [first] = shapes;
    if (first === undefined) return null;
    const value = shapes.reduce((sum, { axes }) => sum + axes, 0);
    // The line of one shape, or all of the other, are the lines of one shape alone.
    const hasLoneLine = isPair && shapes.some(({ axes }) => axes === 1);
    const sides = first.corners.at.length;
    const names = shapes.map(({ name }) => name);
    const figure: Figure = {
      t: 'drawing',
      description: `${names.join(' و ')}`,
      width: isPair ? 280 : 140,
      height: 140,
      shapes: placed.map(({ drawn }) => drawn),
    };
    // Lines a child takes for mirrors: diagonals of a rectangle, the slant of a parallelogram, every corner of a star.
    const imagined = first.axes === 0 ? 2 : first.axes === 1 ? 2 : first.axes === 2 ? 4 : 2 * first.axes;
    const claim = first.axes > 2 ? first.axes * 2 : imagined;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(stories)(rng)];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید: «این شکل ${claim} خط تقارن دارد.» ولی اشتباه کرده است. این شکل چند خط تقارن دارد؟ اگر ندارد، صفر بنویس.`,
          ];
        case 'compare':
          return [p`این دو شکل روی هم چند خط تقارن دارند؟`];
        default:
          return [
            first.axes === 0 || level > 1
              ? p`این شکل چند خط تقارن دارد؟ اگر ندارد، صفر بنویس.`
              : p`این شکل چند خط تقارن دارد؟`,
          ];
      }
    };
    if ((form === 'story' || isPair) && value === 0) return null;
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(value),
      misconceptions: wholeMisconceptions(
        [
          'one-shape-only',
          'فقط خط‌های یکی از دو شکل را شمرده',
          isPair && first.axes !== 1 ? first.axes : null,
          line`هر دو شکل را ببین و خط‌هایشان را جمع کن.`,
        ],
        [
          'halves-not-folding',
          'خطی را هم شمرده که دو طرفش روی هم نمی‌افتند',
          // A shape with more lines has them in all directions: nobody imagines others.
          first.axes > 2 ? null : value - first.axes + imagined,
          line`هر خطی که شکل را نصف کند خط تقارن نیست. شکل را از روی آن تا کن؛ آیا دو طرف روی هم می‌افتند؟`,
        ],
        [
          'lines-counted-twice',
          'هر خط را از هر دو سرش شمرده یا خط‌های دیگری را هم شمرده',
          !isPair && first.axes > 2 ? imagined : null,
          line`هر خط تقارن از یک طرف شکل تا طرف دیگر می‌رود؛ آن را فقط یک بار بشمار.`,
        ],
        [
          'one-line-only',
          'فقط یک خط تقارن پیدا کرده',
          value > 1 && !hasLoneLine ? 1 : null,
          line`خط‌های دیگر را هم امتحان کن: افقی، عمودی و کج.`,
        ],
        [
          'lines-of-cross-only',
          'فقط خط افقی و عمودی را دیده',
          // With an odd number of lines, the one across or the one upright is none.
          !isPair && value > 2 && value % 2 === 0 ? 2 : null,
          line`خط‌های کج را هم امتحان کن.`,
        ],
        [
          'corners-counted',
          'به تعداد رأس‌ها یا ضلع‌ها خط تقارن گرفته',
          isPair ? null : sides,
          line`تعداد خط‌های تقارن با تعداد رأس‌ها یکی نیست. شکل را از روی هر خط تا کن و ببین دو طرف روی هم می‌افتند یا نه.`,
        ],
        [
          'one-missed',
          'یکی از خط‌ها را جا انداخته',
          value > 1 && !hasLoneLine ? value - 1 : null,
          line`یک بار دیگر دور شکل بگرد و خط‌ها را بشمار.`,
        ],
      ),
      hints: [
        hint(p`اگر شکل را از روی خط تقارن تا کنیم، دو طرف درست روی هم می‌افتند.`),
        hint(p`خط عمودی، خط افقی و خط‌های کج را یکی‌یکی امتحان کن.`),
        ...(isPair ? [hint(p`خط‌های هر شکل را جدا بشمار و بعد جمع کن.`)] : []),
      ],
      solution: [
        step(p`خط‌هایی را پیدا می‌کنیم که اگر شکل از روی آن‌ها تا شود، دو طرف روی هم بیفتند.`),
        ...shapes.map(({ name, axes }) =>
          step(axes === 0 ? p`${name} خط تقارنی ندارد؛ یعنی ${0} خط.` : p`${name} ${axes} خط تقارن دارد.`),
        ),
        ...(isPair
          ? [
              step(
                p`روی هم ${value} خط تقارن دارند: ${shapes.map(({ axes }) => persianNumber(axes)).join(' و ')} را جمع کردیم.`,
              ),
            ]
          : []),
      ],
    };
  },
});
