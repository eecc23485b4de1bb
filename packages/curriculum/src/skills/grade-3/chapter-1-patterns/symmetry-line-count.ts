import {
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
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake', 'reverse'],
  4: ['story', 'find-mistake', 'reverse'],
};

const stories: readonly ((rng: Rng) => Block)[] = [
  (rng) =>
    p`${child(rng)} این شکل را از کاغذ بریده است. آن را از روی چند خطِ مختلف می‌شود تا کرد که دو طرف درست روی هم بیفتند؟`,
  (rng) => p`${child(rng)} این نقش را برای گل‌دوزی روی پارچه کشیده است. این نقش چند خط تقارن دارد؟`,
  (rng) => p`${child(rng)} یک آینه دارد. آن را روی چند خط از این شکل می‌تواند بگذارد تا همان شکل کامل دیده شود؟`,
  (rng) => p`${child(rng)} این شکل را با نمد ساخته و می‌خواهد همهٔ خط‌های تقارنش را بدوزد. چند خط می‌دوزد؟`,
  (rng) => p`${child(rng)} این نقش را روی کاشی‌های یک دیوار دیده است. این نقش چند خط تقارن دارد؟`,
  (rng) => p`${child(rng)} با خمیر این شکل را ساخته و می‌خواهد همهٔ خط‌های تقارنش را با نخ نشان بدهد. چند خط می‌شود؟`,
  (rng) => p`${child(rng)} این طرح را برای بادبادکش انتخاب کرده است. این طرح چند خط تقارن دارد؟`,
];

const tones = ['sky', 'turmeric', 'leaf', 'rose'] as const;

/** Shapes of at most six lines, as the book has them. */
function pool(level: Level): readonly KnownShape[] {
  const regular = regularPolygons.filter(({ axes }) => axes <= 6);
  if (level === 1)
    return [...regular.slice(0, 2), ...plainPolygons, ...signs].filter(({ axes }) => axes > 0 && axes <= 4);
  if (level === 2) return [...regular, ...plainPolygons, ...signs.filter(({ axes }) => axes > 0)];
  return [...regular, ...plainPolygons, ...signs];
}

/** Where the lines of symmetry of a shape that is not turned run, all through its middle. */
function directionsOf({ corners, axes }: KnownShape): readonly number[] {
  if (corners.t === 'rays') return Array.from({ length: axes }, (_, index) => 90 + (180 / axes) * index);
  const has = (x: number, y: number) => corners.at.some(([a, b]) => a === x && b === y);
  const images: readonly (readonly [degrees: number, image: (x: number, y: number) => boolean])[] = [
    [90, (x, y) => has(-x, y)],
    [0, (x, y) => has(x, -y)],
    [45, (x, y) => has(y, x)],
    [135, (x, y) => has(-y, -x)],
  ];
  return images.flatMap(([degrees, image]) => (corners.at.every(([x, y]) => image(x, y)) ? [degrees] : []));
}

export const symmetryLineCount = defineSkill({
  id: 'g3-symmetry-line-count',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 8,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const shape = rng.pick(pool(level));
    const { axes, name, corners } = shape;
    // A question about the lines still to be drawn, or a word problem of drawing them, needs some; a stretch is not about one.
    if ((form === 'story' && axes === 0) || (form === 'reverse' && axes < 2)) return null;
    if (level === 4 && axes === 1) return null;
    const quarters = rng.pick([0, 1, 2, 3] as const);
    const middle = [75, 75] as const;
    const lines = directionsOf(shape).map((degrees) => ({
      t: 'line' as const,
      from: { from: middle, degrees: degrees + 90 * quarters, length: 70 },
      to: { from: middle, degrees: degrees + 90 * quarters + 180, length: 70 },
      dashed: true,
    }));
    const drawn = placedShape(shape, { middle, quarters }, rng.pick(tones));
    const isRest = form === 'reverse';
    const picture = (count: number, description: string): Figure => ({
      t: 'drawing',
      description,
      width: 150,
      height: 150,
      shapes: [drawn, ...lines.slice(0, count)],
    });
    const value = isRest ? axes - 1 : axes;
    // Lines a child takes for mirrors: diagonals of a rectangle, the slant of a parallelogram, every corner of a star.
    const imagined = axes < 2 ? 2 : axes === 2 ? 4 : 2 * axes;
    const claimed = rng.pick([imagined, axes + 1]);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(stories)(rng)];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید: «این شکل ${claimed} خط تقارن دارد.» ولی درست نشمرده است.`,
            p`این شکل چند خط تقارن دارد؟ اگر ندارد، صفر بنویس.`,
          ];
        case 'reverse':
          return [p`خط‌چین، یکی از خط‌های تقارن این شکل است. شکل چند خط تقارنِ دیگر دارد؟`];
        default:
          return [level === 1 ? p`این شکل چند خط تقارن دارد؟` : p`این شکل چند خط تقارن دارد؟ اگر ندارد، صفر بنویس.`];
      }
    };
    return {
      form,
      stem: stem(),
      figure: picture(isRest ? 1 : 0, isRest ? `${name} با یک خط تقارن که خط‌چین است` : name),
      ...integerAnswer(value),
      misconceptions: wholeMisconceptions(
        [
          'drawn-line-counted',
          'خط تقارنی را هم که کشیده شده بود شمرده',
          isRest ? axes : null,
          line`یکی از خط‌ها کشیده شده است. فقط خط‌های دیگر را بشمار.`,
        ],
        [
          'halves-not-folding',
          'خط‌هایی را هم شمرده که دو طرفشان روی هم نمی‌افتند',
          axes > 2 ? null : isRest ? value + 2 : imagined,
          line`هر خطی که شکل را نصف کند خط تقارن نیست. در ذهنت شکل را از روی آن تا کن؛ آیا دو طرف روی هم می‌افتند؟`,
        ],
        [
          'each-line-twice',
          'هر خط را از دو سر، دو بار شمرده',
          axes > 2 && !isRest ? 2 * axes : null,
          line`هر خط تقارن از یک طرف شکل تا طرف دیگر آن می‌رود. آن را فقط یک بار بشمار.`,
        ],
        [
          isRest ? 'one-line-or-drawn-one' : 'one-line-only',
          isRest ? 'فقط یک خط را شمرده، شاید همان خط کشیده‌شده را' : 'فقط یک خط تقارن پیدا کرده',
          value > 1 ? 1 : null,
          line`خط‌های دیگر را هم امتحان کن: ایستاده، خوابیده و کج.`,
        ],
        [
          'slanted-lines-missed',
          'فقط خط ایستاده و خوابیده را شمرده',
          value > 2 && !isRest ? 2 : null,
          line`خط‌های کج را هم امتحان کن.`,
        ],
        [
          'sides-counted',
          'ضلع‌ها یا گوشه‌ها را شمرده، یا به تعداد آن‌ها خط گرفته',
          isRest ? null : corners.at.length,
          line`ضلع‌ها و گوشه‌ها را نشمار. ببین از روی کدام خط‌ها می‌شود شکل را تا کرد.`,
        ],
        [
          'one-missed',
          'یکی از خط‌ها را جا انداخته',
          value > 1 ? value - 1 : null,
          line`شکل را آرام بچرخان و خط‌ها را یک بار دیگر بشمار.`,
        ],
        [
          'one-too-many',
          'یک خط بیشتر شمرده',
          value + 1,
          line`هر خط را در ذهنت تا کن و ببین دو طرف درست روی هم می‌افتند یا نه.`,
        ],
      ),
      hints: [
        hint(p`اگر شکل را از روی خط تقارن تا کنیم، دو طرف درست روی هم می‌افتند.`),
        hint(p`خط ایستاده، خط خوابیده و خط‌های کج را یکی‌یکی امتحان کن.`),
        ...(isRest ? [hint(p`خطی را که کشیده شده است دوباره نشمار.`)] : []),
      ],
      solution: [
        step(p`خط‌هایی را پیدا می‌کنیم که اگر شکل از روی آن‌ها تا شود، دو طرف درست روی هم بیفتند.`),
        ...(axes === 0
          ? [step(p`از روی هیچ خطی دو طرف روی هم نمی‌افتند؛ پس این شکل خط تقارن ندارد و جواب ${0} است.`)]
          : [
              step(axes === 1 ? p`خط تقارن را با خط‌چین می‌کشیم.` : p`همهٔ خط‌های تقارن را با خط‌چین می‌کشیم.`, {
                t: 'figure',
                figure: picture(axes, axes === 1 ? `${name} با خط تقارنش` : `${name} با همهٔ خط‌های تقارنش`),
              }),
              isRest
                ? step(p`شکل ${axes} خط تقارن دارد. یکی از آن‌ها کشیده شده بود؛ پس ${value} خط تقارن دیگر دارد.`)
                : step(
                    axes === 1
                      ? p`این شکل فقط ${axes} خط تقارن دارد.`
                      : p`خط‌ها را می‌شماریم: این شکل ${axes} خط تقارن دارد.`,
                  ),
            ]),
      ],
    };
  },
});
