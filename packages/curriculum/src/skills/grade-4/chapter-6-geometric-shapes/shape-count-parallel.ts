import {
  type Block,
  child,
  defineSkill,
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
import type { DrawingPoint } from '../../../model/index.ts';
import {
  areParallel,
  arePerpendicular,
  isWithin,
  placeWords,
  runSentence,
  type Stride,
} from './question-parts/grid-line-directions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'find-mistake'],
};
const size = 10;

type Corners = readonly DrawingPoint[];

/** Figures without a corner that points inwards, by four lengths. */
const shapes = {
  rectangle: (a, b) => [
    [0, 0],
    [a + 1, 0],
    [a + 1, b],
    [0, b],
  ],
  parallelogram: (a, b, c) => [
    [0, 0],
    [a + 1, 0],
    [a + 1 + c, b + 1],
    [c, b + 1],
  ],
  rightTrapezoid: (a, b, c) => [
    [0, 0],
    [a + c, 0],
    [a, b + 1],
    [0, b + 1],
  ],
  trapezoid: (a, b, c, d) => [
    [0, 0],
    [a + c + d, 0],
    [a + c, b + 1],
    [c, b + 1],
  ],
  rightTriangle: (a, b) => [
    [0, 0],
    [a + 2, 0],
    [0, b + 1],
  ],
  tiltedSquare: (a, b) => [
    [b, 0],
    [a + b, a],
    [a, a + b],
    [0, b],
  ],
  gable: (a, b) => [
    [0, 0],
    [2 * a, 0],
    [2 * a, b + 1],
    [a, a + b + 1],
    [0, b + 1],
  ],
  cutCorner: (a, b, c, d) => [
    [0, 0],
    [a + c, 0],
    [a + c, b],
    [a, b + d],
    [0, b + d],
  ],
  hexagon: (a, b, c) => [
    [c, 0],
    [a + c, 0],
    [a + 2 * c, b],
    [a + c, 2 * b],
    [c, 2 * b],
    [0, b],
  ],
  kite: (a, b, c) => [
    [a, 0],
    [2 * a, b],
    [a, b + c + 1],
    [0, b],
  ],
} as const satisfies Readonly<Record<string, (a: number, b: number, c: number, d: number) => Corners>>;

const kindsOf: Readonly<Record<Level, readonly (keyof typeof shapes)[]>> = {
  1: ['rectangle', 'rightTriangle', 'rightTrapezoid'],
  2: ['rectangle', 'parallelogram', 'rightTrapezoid', 'trapezoid', 'rightTriangle', 'tiltedSquare'],
  3: ['rightTrapezoid', 'trapezoid', 'tiltedSquare', 'gable', 'cutCorner', 'kite'],
  4: ['tiltedSquare', 'gable', 'cutCorner', 'hexagon', 'kite'],
};

const turns: readonly ((point: DrawingPoint) => DrawingPoint)[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [size - x, y],
  ([x, y]) => [x, size - y],
  ([x, y]) => [y, x],
  ([x, y]) => [size - y, x],
];

function stridesOf(corners: Corners): readonly Stride[] {
  return corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return [nextX - x, nextY - y];
  });
}

/** A corner within about eight degrees of a right one, which no eye could tell from it. */
function isAlmostRight([a, b]: Stride, [c, d]: Stride): boolean {
  const dot = a * c + b * d;
  return dot !== 0 && dot * dot * 50 < (a * a + b * b) * (c * c + d * d);
}

const sceneOf: readonly ((rng: Rng) => string)[] = [
  (rng) => `${child(rng)} این شکل را روی کاغذ شطرنجی کشیده است.`,
  (rng) => `این نقشهٔ باغچهٔ خانهٔ ${child(rng)} است.`,
  () => 'این طرح یک کاشی است.',
  (rng) => `${child(rng)} با نخ روی تختهٔ میخ این شکل را ساخته است.`,
  () => 'این نقشهٔ یک میدان است.',
  (rng) => `این طرح پنجرهٔ اتاق ${child(rng)} است.`,
];

export const shapeCountParallel = defineSkill({
  id: 'g4-shape-count-parallel',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const kind = rng.pick(kindsOf[level]);
    const [a, b, c, d] = [rng.int(1, 7), rng.int(1, 7), rng.int(1, 4), rng.int(1, 4)];
    const raw = shapes[kind](a, b, c, d);
    const width = Math.max(...raw.map(([x]) => x));
    const height = Math.max(...raw.map(([, y]) => y));
    if (width > size || height > size || width < 3 || height < 2) return null;
    const [right, up] = [rng.int(0, size - width), rng.int(0, size - height)];
    const turn = rng.pick(turns);
    const corners = raw.map(([x, y]) => turn([x + right, y + up]));
    if (!corners.every((point) => isWithin(point, size))) return null;
    const strides = stridesOf(corners);
    if (strides.some((one, index) => isAlmostRight(one, strides[(index + 1) % strides.length] ?? one))) return null;
    const parallel = strides.reduce(
      (sum, one, index) => sum + strides.slice(index + 1).filter((other) => areParallel(one, other)).length,
      0,
    );
    /** How the sides of each parallel pair run. */
    const pairRuns = strides.flatMap((one, index) =>
      strides
        .slice(index + 1)
        .filter((other) => areParallel(one, other))
        .map(() => runSentence(one)),
    );
    const rightAngles = strides.filter((one, index) =>
      arePerpendicular(one, strides[(index + 1) % strides.length] ?? one),
    ).length;
    const asksParallel = rng.chance(1, 2);
    const value = asksParallel ? parallel : rightAngles;
    const sides = corners.length;
    const writtenMisconception = asksParallel
      ? parallel === 0
        ? 1
        : parallel * 2
      : rightAngles === sides
        ? 2
        : rightAngles + 1;
    const ask = asksParallel ? p`این شکل چند جفت ضلع موازی دارد؟` : p`این شکل چند زاویهٔ راست دارد؟`;
    const thing = asksParallel ? 'جفت ضلع موازی' : 'زاویهٔ راست';
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(sceneOf)(rng)}`, ask];
        case 'find-mistake':
          return [p`${child(rng)} می‌گوید این شکل ${writtenMisconception} ${thing} دارد، ولی درست نشمرده است.`, ask];
        default:
          return [ask];
      }
    };
    return {
      form,
      stem: stem(),
      figure: {
        t: 'drawing',
        description: `شکلی با ${['', '', '', 'سه', 'چهار', 'پنج', 'شش'][sides] ?? ''} ضلع روی صفحهٔ شطرنجی. رأس‌ها به ترتیب، با شمردن خانه‌ها از گوشهٔ پایین سمت چپ صفحه: ${corners.map(placeWords).join('؛ ')}`,
        width: size,
        height: size,
        background: 'squares',
        shapes: [{ t: 'polygon', points: corners, tone: 'sky' }],
      },
      ...integerAnswer(value, { unit: asksParallel ? 'جفت' : 'زاویه' }),
      misconceptions: wholeMisconceptions(
        [
          'sides-for-pairs',
          'به جای جفت‌ها، ضلع‌های موازی را یکی‌یکی شمرده',
          asksParallel ? parallel * 2 : null,
          line`هر دو ضلع موازی، یک جفت هستند. جفت‌ها را بشمار.`,
        ],
        [
          'all-corners-counted',
          'همهٔ گوشه‌ها یا ضلع‌ها را شمرده',
          sides,
          asksParallel
            ? line`همهٔ ضلع‌ها موازی نیستند. ضلع‌ها را دو به دو مقایسه کن.`
            : line`همهٔ گوشه‌ها راست نیستند. هر گوشه را با گوشهٔ کاغذ مقایسه کن.`,
        ],
        [
          'one-missed',
          'یکی را ندیده',
          value - 1,
          asksParallel
            ? line`شاید جفتی جا مانده باشد. همهٔ ضلع‌ها را دو به دو مقایسه کن.`
            : line`شاید گوشه‌ای جا مانده باشد. همه را یکی‌یکی با گوشهٔ کاغذ مقایسه کن.`,
        ],
        [
          'one-too-many',
          'یکی بیشتر شمرده',
          !asksParallel && rightAngles === sides ? null : value + 1,
          asksParallel
            ? line`ضلع‌هایی که اگر ادامه پیدا کنند به هم می‌رسند، موازی نیستند.`
            : line`گوشه‌ای که فقط کمی بازتر یا بسته‌تر است، راست نیست. خانه‌ها را بشمار.`,
        ],
      ),
      hints: [
        hint(
          asksParallel ? p`دو ضلع موازی اگر ادامه پیدا کنند هیچ‌وقت به هم نمی‌رسند.` : p`زاویهٔ راست مثل گوشهٔ کاغذ است.`,
        ),
        hint(
          asksParallel
            ? p`ضلع‌ها را دو به دو مقایسه کن: با چند خانه به پهلو، چند خانه بالا یا پایین می‌روند؟`
            : p`گوشه‌ها را یکی‌یکی نگاه کن و خانه‌های دو ضلع هر گوشه را بشمار.`,
        ),
      ],
      solution: asksParallel
        ? [
            step(
              p`ضلع‌ها را دو به دو مقایسه می‌کنیم و می‌بینیم کدام‌ها یک‌جور پیش می‌روند.`,
              ...pairRuns.map((run) => p`دو ضلع موازی‌اند: هر کدام ${run}.`),
            ),
            step(
              value === 0 ? p`هیچ دو ضلعی موازی نیستند؛ پس جواب ${value} است.` : p`${value} جفت ضلع موازی پیدا می‌شود.`,
            ),
          ]
        : [
            step(p`هر گوشه را با گوشهٔ کاغذ مقایسه می‌کنیم.`),
            step(
              value === 0
                ? p`هیچ گوشه‌ای راست نیست؛ پس جواب ${value} است.`
                : p`${value} گوشه مثل گوشهٔ کاغذ است؛ پس ${value} زاویهٔ راست دارد.`,
            ),
          ],
    };
  },
});
