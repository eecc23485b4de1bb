import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  hint,
  type Level,
  lettersMarked,
  line,
  type MisconceptionName,
  p,
  type QuestionVariant,
  type Rng,
  step,
  words,
} from '../../../authoring/index.ts';
import type { DrawingPoint, DrawingShape } from '../../../model/index.ts';
import { isWithin, placeWords } from './question-parts/grid-line-directions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};
const size = 12;
const letters = ['الف', 'ب', 'پ', 'ت'] as const;

type WrittenMisconception = 'side' | 'slanted' | 'level';

const writtenMisconceptions: Readonly<Record<WrittenMisconception, MisconceptionName>> = {
  side: {
    id: 'side-taken-for-height',
    title: 'ضلع را به جای ارتفاع گرفته',
    message: line`این پاره‌خط ضلع شکل است. با قاعده چه زاویه‌ای می‌سازد؟`,
  },
  slanted: {
    id: 'slanted-taken-for-height',
    title: 'پاره‌خط مایل را به جای ارتفاع گرفته',
    message: line`این پاره‌خط به قاعده می‌رسد، ولی کج است. ارتفاع با قاعده زاویهٔ راست می‌سازد.`,
  },
  level: {
    id: 'level-taken-for-height',
    title: 'ضلع روبه‌روی قاعده را ارتفاع گرفته',
    message: line`این پاره‌خط ضلع روبه‌روی قاعده است و به قاعده نمی‌رسد. ارتفاع از آن ضلع تا قاعده یا ادامهٔ آن کشیده می‌شود.`,
  },
};

const turnsOf: Readonly<Record<Level, readonly ((point: DrawingPoint) => DrawingPoint)[]>> = {
  1: [([x, y]) => [x, y], ([x, y]) => [size - x, y]],
  2: [([x, y]) => [x, y], ([x, y]) => [size - x, y], ([x, y]) => [x, size - y]],
  3: [([x, y]) => [y, x], ([x, y]) => [size - y, x], ([x, y]) => [x, size - y], ([x, y]) => [y, size - x]],
  4: [([x, y]) => [x, y], ([x, y]) => [y, x], ([x, y]) => [size - y, x], ([x, y]) => [x, size - y]],
};

const wordProblems: readonly ((rng: Rng, shape: string) => string)[] = [
  (rng, shape) => `باغچهٔ خانهٔ ${child(rng)} به شکل ${shape} است و می‌خواهند مساحتش را حساب کنند.`,
  (rng, shape) => `${child(rng)} یک ${shape} از مقوا بریده و می‌خواهد مساحتش را حساب کند.`,
  (_, shape) => `این نقشهٔ زمینی به شکل ${shape} است و می‌خواهند مساحتش را حساب کنند.`,
  (rng, shape) => `${child(rng)} برای حساب کردن مساحت یک کاشی به شکل ${shape}، به ارتفاع آن نیاز دارد.`,
  (_, shape) => `روی این پرچم به شکل ${shape}، چند پاره‌خط کشیده‌اند.`,
];

interface Drawn {
  readonly corners: readonly DrawingPoint[];
  /** The marked base lies between the first two corners. */
  readonly height: readonly [DrawingPoint, DrawingPoint];
  readonly others: readonly {
    readonly writtenMisconception: WrittenMisconception;
    readonly ends: readonly [DrawingPoint, DrawingPoint];
  }[];
  /** Where the base is drawn on to, for a height outside of the figure. */
  readonly beyond?: readonly [DrawingPoint, DrawingPoint];
}

function drawTriangle(rng: Rng, level: Level): Drawn {
  const base = rng.int(6, 9);
  const up = rng.int(4, 9);
  const isOutside = level === 4 || (level === 3 && rng.chance(1, 3));
  const apexX = isOutside ? base + rng.int(2, 3) : rng.int(2, base - 2);
  const [first, second, apex]: readonly [DrawingPoint, DrawingPoint, DrawingPoint] = [
    [0, 0],
    [base, 0],
    [apexX, up],
  ];
  const inside = Array.from({ length: base - 1 }, (_, index) => index + 1).filter((x) => Math.abs(x - apexX) >= 2);
  const foot: DrawingPoint = [rng.pick(inside.length > 0 ? inside : [1]), 0];
  return {
    corners: [first, second, apex],
    height: [apex, [apexX, 0]],
    others: [
      { writtenMisconception: 'slanted', ends: [apex, foot] },
      { writtenMisconception: 'side', ends: rng.chance(1, 2) ? [first, apex] : [second, apex] },
    ],
    ...(isOutside ? { beyond: [second, [apexX, 0]] as const } : {}),
  };
}

function drawParallelogram(rng: Rng, level: Level): Drawn {
  const base = rng.int(5, 8);
  // Lower ones leave no room between four segments and their letters.
  const up = rng.int(5, 8);
  const lean = rng.int(1, level === 1 ? 2 : 4);
  const isOutside = level === 4;
  const x = isOutside ? base + lean : lean + rng.int(0, Math.max(0, base - lean - 1));
  const far = Array.from({ length: base }, (_, index) => index + 1).filter(
    (each) => Math.abs(each - x) >= 2 && each !== x - lean,
  );
  const corners: readonly DrawingPoint[] = [
    [0, 0],
    [base, 0],
    [base + lean, up],
    [lean, up],
  ];
  return {
    corners,
    height: [
      [x, up],
      [x, 0],
    ],
    others: [
      {
        writtenMisconception: 'slanted',
        ends: [
          [x, up],
          [rng.pick(far.length > 0 ? far : [1]), 0],
        ],
      },
      {
        writtenMisconception: 'side',
        ends: [
          [0, 0],
          [lean, up],
        ],
      },
      {
        writtenMisconception: 'level',
        ends: [
          [lean, up],
          [base + lean, up],
        ],
      },
    ],
    ...(isOutside
      ? {
          beyond: [
            [base, 0],
            [x, 0],
          ] as const,
        }
      : {}),
  };
}

export const heightIdentify = defineSkill({
  id: 'g4-height-identify',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 3,
  pictures: [lettersMarked],
  revision: 5,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isTriangle = rng.chance(1, 2);
    const shape = isTriangle ? 'مثلث' : 'متوازی‌الاضلاع';
    const drawn = isTriangle ? drawTriangle(rng, level) : drawParallelogram(rng, level);
    const widest = Math.max(...drawn.corners.map(([x]) => x), drawn.height[0][0]);
    const highest = Math.max(...drawn.corners.map(([, y]) => y));
    if (widest > size || highest > size) return null;
    const [right, up] = [rng.int(0, size - widest), rng.int(0, size - highest)];
    const turn = rng.pick(turnsOf[level]);
    const place = ([x, y]: DrawingPoint): DrawingPoint => turn([x + right, y + up]);
    const all = [{ writtenMisconception: null, ends: drawn.height }, ...drawn.others].map(
      ({ writtenMisconception, ends: [from, to] }) => ({
        writtenMisconception,
        from: place(from),
        to: place(to),
      }),
    );
    if (!all.every(({ from, to }) => isWithin(from, size) && isWithin(to, size))) return null;
    const order = rng.shuffle(all);
    const letter = (one: (typeof all)[number]) => letters[order.indexOf(one)] ?? '';
    const option = (one: (typeof all)[number]) => {
      const text = `پاره‌خط «${letter(one)}»`;
      return { value: text, content: line`${text}` };
    };
    const wanted = all.find(({ writtenMisconception }) => writtenMisconception === null);
    if (wanted === undefined) return null;
    const choices = choiceAnswer(rng, {
      layout: 'list',
      right: option(wanted),
      wrong: all.flatMap((one) =>
        one.writtenMisconception === null
          ? []
          : [{ ...option(one), ...writtenMisconceptions[one.writtenMisconception] }],
      ),
    });
    if (choices === null) return null;
    const corners = drawn.corners.map(place);
    const [first, second] = corners;
    if (first === undefined || second === undefined) return null;
    const beyond = drawn.beyond?.map(place);
    const [from, to] = beyond ?? [];
    const shapes: readonly DrawingShape[] = [
      { t: 'polygon', points: corners, tone: 'leaf' },
      ...(from === undefined || to === undefined ? [] : [{ t: 'line', from, to, dashed: true } as const]),
      { t: 'line', from: first, to: second, tone: 'rose', label: words('قاعده') },
      ...order.map(
        (one) => ({ t: 'line', from: one.from, to: one.to, tone: 'accent', label: words(letter(one)) }) as const,
      ),
    ];
    const wrong = rng.pick(all.filter(({ writtenMisconception }) => writtenMisconception !== null));
    const ask = p`کدام پاره‌خط، ارتفاعِ وارد بر این قاعده است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(wordProblems)(rng, shape)} قاعده روی شکل نوشته شده است.`, ask];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید ارتفاع این ${shape}، ${option(wrong).value} است، ولی این‌طور نیست. قاعده روی شکل نوشته شده است.`,
            ask,
          ];
        default:
          return [p`قاعدهٔ این ${shape} روی شکل نوشته شده است.`, ask];
      }
    };
    return {
      form,
      stem: stem(),
      figure: {
        t: 'drawing',
        description: `${shape} روی صفحهٔ شطرنجی. با شمردن خانه‌ها از گوشهٔ پایین سمت چپ: قاعده از ${placeWords(first)} تا ${placeWords(second)}. ${order
          .map((one) => `پاره‌خط ${letter(one)} از ${placeWords(one.from)} تا ${placeWords(one.to)}`)
          .join('؛ ')}`,
        width: size,
        height: size,
        background: 'squares',
        shapes,
      },
      ...choices,
      hints: [
        hint(p`ارتفاع از ${isTriangle ? 'رأس روبه‌رو' : 'ضلع روبه‌رو'} تا قاعده یا ادامهٔ آن می‌رود.`),
        hint(p`ارتفاع با قاعده زاویهٔ راست می‌سازد. گوشهٔ یک کاغذ را در ذهنت روی قاعده بگذار.`),
      ],
      solution: [
        step(
          p`پاره‌خطی را می‌خواهیم که از ${isTriangle ? 'رأس روبه‌رو' : 'ضلع روبه‌رو'} به قاعده یا ادامهٔ آن برسد و بر آن عمود باشد.`,
        ),
        step(p`فقط ${option(wanted).value} با قاعده زاویهٔ راست می‌سازد.`),
      ],
    };
  },
});
