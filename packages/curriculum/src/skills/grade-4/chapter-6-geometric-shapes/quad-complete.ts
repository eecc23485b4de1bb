import {
  type Block,
  child,
  defineSkill,
  figureBlock,
  hint,
  type Level,
  line,
  misconception,
  p,
  pointsAnswer,
  pointsKey,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';
import type { DrawingPoint, DrawingShape } from '../../../model/index.ts';
import {
  areParallel,
  arePerpendicular,
  isWithin,
  moved,
  placeWords,
  quarterTurn,
  type Stride,
} from './question-parts/grid-line-directions.ts';
import { type Quad, quadNames } from './question-parts/quadrilateral-kinds.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'find-mistake', 'story'],
};

type Made = Exclude<Quad, 'trapezoid'>;

const made: readonly Made[] = ['square', 'rectangle', 'rhombus', 'parallelogram'];
const size = 10;

/** Pairs of strides of equal length that are neither parallel nor at right angles. */
const equalStrides: readonly (readonly [Stride, Stride])[] = [
  [
    [1, 2],
    [2, 1],
  ],
  [
    [1, 3],
    [3, 1],
  ],
  [
    [1, 2],
    [-1, 2],
  ],
  [
    [2, 1],
    [2, -1],
  ],
  [
    [1, 3],
    [-1, 3],
  ],
  [
    [5, 0],
    [3, 4],
  ],
  [
    [5, 0],
    [4, 3],
  ],
  [
    [0, 5],
    [3, 4],
  ],
  [
    [2, 4],
    [4, 2],
  ],
  [
    [2, 3],
    [3, 2],
  ],
  [
    [2, 3],
    [-2, 3],
  ],
  [
    [1, 4],
    [4, 1],
  ],
];

/** The two sides at the middle corner. */
function sidesOf(rng: Rng, quad: Made, level: Level): readonly [Stride, Stride] | null {
  const level1: Stride = rng.chance(1, 2) ? [rng.int(2, 7), 0] : [0, rng.int(2, 7)];
  const tilted: Stride = [rng.int(1, 4), rng.int(1, 4)];
  const first = level === 1 || (level === 2 && rng.chance(1, 2)) ? level1 : tilted;
  const turned = quarterTurn(first);
  switch (quad) {
    case 'square':
      return [first, turned];
    case 'rectangle': {
      if (first === level1) {
        const other = rng.int(2, 7);
        const [right, up] = turned;
        const unit: Stride = [Math.sign(right), Math.sign(up)];
        const second: Stride = [unit[0] * other, unit[1] * other];
        return other === Math.abs(right + up) ? null : [first, second];
      }
      const [right, up] = turned;
      return [first, [right * 2, up * 2]];
    }
    case 'rhombus':
      return rng.pick(equalStrides);
    case 'parallelogram': {
      const second: Stride = [rng.int(-4, 4), rng.int(1, 5)];
      const isEqual = first[0] ** 2 + first[1] ** 2 === second[0] ** 2 + second[1] ** 2;
      return areParallel(first, second) || arePerpendicular(first, second) || isEqual ? null : [first, second];
    }
  }
}

const stories: readonly ((rng: Rng, name: string) => string)[] = [
  (rng, name) => `${child(rng)} می‌خواهد با نخ و میخ، یک ${name} روی تخته درست کند. سه میخ را زده است.`,
  (_, name) => `روی نقشهٔ گنج، چهار درخت گوشه‌های یک ${name} هستند. جای سه درخت معلوم است.`,
  (rng, name) => `${child(rng)} در حیاط سه گوشهٔ یک ${name} را با سنگ نشان کرده است.`,
  (_, name) => `باغبان سه نهال در سه گوشهٔ باغچه‌ای به شکل ${name} کاشته است.`,
  (rng, name) => `${child(rng)} زمین بازی‌ای به شکل ${name} می‌سازد و در سه گوشهٔ آن پرچم گذاشته است.`,
  (_, name) => `سه چراغ در سه گوشهٔ میدانی به شکل ${name} روشن است.`,
];

export const quadComplete = defineSkill({
  id: 'g4-quad-complete',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 8,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const quad = rng.pick(level === 1 ? (['square', 'rectangle', 'rectangle'] as const) : made);
    const sides = sidesOf(rng, quad, level);
    if (sides === null) return null;
    const [one, other] = rng.chance(1, 2) ? sides : [sides[1], sides[0]];
    const middle: DrawingPoint = [rng.int(0, size), rng.int(0, size)];
    const first = moved(middle, one);
    const third = moved(middle, other);
    const fourth = moved(first, other);
    if (![first, third, fourth].every((point) => isWithin(point, size))) return null;
    const name = quadNames[quad];
    const given: readonly DrawingPoint[] = [first, middle, third];
    const letters = ['الف', 'ب', 'پ'];
    const shapes: readonly DrawingShape[] = [
      { t: 'line', from: first, to: middle },
      { t: 'line', from: middle, to: third },
      ...given.map((at, index) => ({ t: 'point', at, label: letters[index] ?? '' }) as const),
    ];
    const opposite = moved(first, [-other[0], -other[1]]);
    const across = moved(third, [-one[0], -one[1]]);
    const straight: DrawingPoint = [first[0], third[1]];
    const near = rng
      .shuffle<Stride>([
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ])
      .map((stride) => moved(fourth, stride))
      .find((point) => isWithin(point, size) && !given.some(([x, y]) => x === point[0] && y === point[1]));
    if (near === undefined) return null;
    const writtenMisconception = rng.pick(
      [near, straight].filter(
        (point) => isWithin(point, size) && !given.some(([x, y]) => x === point[0] && y === point[1]),
      ),
    );
    if (
      form === 'find-mistake' &&
      (writtenMisconception === undefined ||
        (writtenMisconception[0] === fourth[0] && writtenMisconception[1] === fourth[1]))
    )
      return null;
    if (
      given.some(
        (point) =>
          writtenMisconception !== undefined &&
          point[0] === writtenMisconception[0] &&
          point[1] === writtenMisconception[1],
      )
    )
      return null;
    const isShown = ([x, y]: DrawingPoint) =>
      form === 'find-mistake' && writtenMisconception?.[0] === x && writtenMisconception[1] === y;
    // Another mistake than the one that is drawn must be possible.
    if (form === 'find-mistake' && ![opposite, across].some((point) => isWithin(point, size))) return null;
    const who = child(rng);
    const marked: readonly DrawingShape[] =
      form === 'find-mistake' && writtenMisconception !== undefined
        ? [{ t: 'point', at: writtenMisconception, label: 'ت', tone: 'rose' }]
        : [];
    const asked = p`جای رأس چهارم را روی صفحه نشان بده تا ${name} کامل شود.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(stories)(rng, name)}`, p`دو ضلع شکل کشیده شده است. گوشهٔ چهارم را روی صفحه نشان بده.`];
        case 'find-mistake':
          return [p`${who} برای کامل کردن ${name}، نقطهٔ «ت» را گذاشته است، ولی جای آن درست نیست.`, asked];
        default:
          return [p`دو ضلع یک ${name} کشیده شده است.`, asked];
      }
    };
    return {
      form,
      stem: stem(),
      ...pointsAnswer(
        {
          width: size,
          height: size,
          background: 'squares',
          shapes: [...shapes, ...marked],
          description: `صفحهٔ شطرنجی با سه رأس. با شمردن خانه‌ها از گوشهٔ پایین سمت چپ صفحه: ${given
            .map((point, index) => `${letters[index] ?? ''} ${placeWords(point)}`)
            .join(
              '؛ ',
            )}${marked.length > 0 && writtenMisconception !== undefined ? `؛ ت ${placeWords(writtenMisconception)}` : ''}. پاره‌خط‌های الف ب و ب پ کشیده شده‌اند`,
          join: { t: 'polygon', given },
        },
        [fourth],
      ),
      misconceptions: [
        misconception(
          'other-side-of-first',
          'شکل را از طرف دیگر ضلع اول کامل کرده',
          pointsKey([opposite]),
          line`دو ضلعی که کشیده شده باید ضلع‌های شکل باشند. نقطه‌ات را به «الف» و «پ» وصل کن و ببین چه شکلی می‌شود.`,
        ),
        misconception(
          'other-side-of-second',
          'شکل را از طرف دیگر ضلع دوم کامل کرده',
          pointsKey([across]),
          line`دو ضلعی که کشیده شده باید ضلع‌های شکل باشند. نقطه‌ات را به «الف» و «پ» وصل کن و ببین چه شکلی می‌شود.`,
        ),
        // Between level and upright sides it is the middle corner itself; and what is drawn as wrong is not marked by mistake.
        ...(given.some(([x, y]) => x === straight[0] && y === straight[1]) || isShown(straight)
          ? []
          : [
              misconception(
                'straight-above',
                'رأس را درست بالا یا پایین رأس دیگر گذاشته',
                pointsKey([straight]),
                line`ضلع‌های روبه‌رو باید موازی باشند. از «ب» تا «پ» چند خانه به پهلو و چند خانه به بالا یا پایین رفته‌ای؟`,
              ),
            ]),
        ...(isShown(near)
          ? []
          : [
              misconception(
                'one-square-off',
                'یک خانه جابه‌جا گذاشته',
                pointsKey([near]),
                line`خیلی نزدیک شده‌ای. خانه‌های ضلع روبه‌رو را دوباره بشمار.`,
              ),
            ]),
      ],
      hints: [
        hint(p`در ${name} ضلع‌های روبه‌رو موازی و مساوی‌اند.`),
        hint(p`ببین از «ب» تا «پ» چند خانه به پهلو و چند خانه به بالا یا پایین رفته‌ای.`),
        hint(p`از «الف» هم همان‌قدر و در همان جهت برو.`),
      ],
      solution: [
        step(p`ضلع روبه‌روی «ب پ» از «الف» شروع می‌شود و با آن موازی و مساوی است.`),
        step(
          p`از «الف» همان راهِ «ب» تا «پ» را می‌رویم تا به رأس چهارم برسیم.`,
          figureBlock({
            t: 'drawing',
            description: `${name} کامل؛ رأس چهارم، با شمردن خانه‌ها از گوشهٔ پایین سمت چپ: ${placeWords(fourth)}`,
            width: size,
            height: size,
            background: 'squares',
            shapes: [
              { t: 'polygon', points: [...given, fourth], tone: 'leaf' },
              ...given.map((at, index) => ({ t: 'point', at, label: letters[index] ?? '' }) as const),
              { t: 'point', at: fourth, label: 'ت', tone: 'accent' },
            ],
          }),
        ),
      ],
    };
  },
});
