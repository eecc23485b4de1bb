import { askedAngle, degreesNode, degreesWords } from '../../../../authoring/geometry/angles.ts';
import { cornerMarks, quadrilateralOf, triangleOf } from '../../../../authoring/geometry/polygons.ts';
import {
  type Block,
  display,
  type Figure,
  p,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../../authoring/index.ts';
import type { DrawingPoint, DrawingShape } from '../../../../model/index.ts';

/** A figure in which one angle is found from others in two or three steps. */
export interface AngleChain {
  readonly figure: Figure;
  /** What the eye cannot be sure of: which lines halve an angle, run on straight or are parallel. */
  readonly given: string;
  readonly answer: number;
  readonly steps: readonly SolutionStep[];
  /** The rules to think of. */
  readonly rules: readonly [Block, Block];
  /** An angle found on the way, where a child may stop. */
  readonly onTheWay: number;
  /** The answer when a triangle is taken to hold 360 degrees, or a quadrilateral 180; null where the known angles come to it. */
  readonly otherSum: number | null;
  /** The sum of the written angles; null when that is right. */
  readonly sumOfKnown: number | null;
  /** The answer when the bisector is taken to leave the angle whole; null where there is none. */
  readonly bisectorOverlooked: number | null;
  /** The answer when a diagonal is taken for a bisector; null where there is none. */
  readonly diagonalHalves: number | null;
  /** How much a ten won in a sum or a difference changes the answer: what is halved afterwards, by five. */
  readonly tenMore: 10 | 5;
}

/** Draws by so many degrees; null when the angles do not suit. */
export type ChainMaker = (rng: Rng, grain: number) => AngleChain | null;

const draw = (rng: Rng, grain: number, from: number, to: number): number =>
  rng.int(Math.ceil(from / grain), Math.floor(to / grain)) * grain;

/** The first side runs on to the right of the second corner. */
function runOn([, second]: readonly DrawingPoint[], length: number): DrawingPoint {
  const [x, y] = second ?? [0, 0];
  return [x + length, y];
}

const lineRule = p`زاویه‌های کنار هم روی یک خط راست با هم نیم‌صفحه می‌سازند که ۱۸۰ درجه است.`;
const triangleRule = p`مجموع زاویه‌های هر مثلث ۱۸۰ درجه است.`;

/** A triangle with one side run on: two angles within are stated, the one outside is asked. */
export const outsideTriangle: ChainMaker = (rng, grain) => {
  const [first, top] = [draw(rng, grain, 35, 85), draw(rng, grain, 35, 85)];
  const second = 180 - first - top;
  if (second < 35 || second === 90 || first === top) return null;
  const { corners, width, height } = triangleOf(first, second);
  const end = runOn(corners, 1100);
  const [, vertex = end, apex = end] = corners;
  return {
    figure: {
      t: 'drawing',
      description: `مثلثی با دو زاویهٔ ${degreesWords(first)} و ${degreesWords(top)} که ضلع پایین آن از رأس سوم به بیرون ادامه یافته است؛ زاویهٔ بیرون مثلث، بین ادامهٔ ضلع و ضلع دیگر، علامت سؤال دارد`,
      width: Math.max(width, end[0] + 100),
      height,
      shapes: [
        { t: 'polygon', points: corners },
        { t: 'line', from: vertex, to: end },
        ...cornerMarks(corners, [degreesNode(first), null, degreesNode(top)]),
        { t: 'angle', vertex, from: end, to: apex, label: askedAngle, arcs: 2 },
      ],
    },
    given: 'ضلع پایین مثلث به صورت خط راست ادامه یافته است.',
    answer: 180 - second,
    steps: [
      step(
        p`زاویهٔ سوم مثلث را پیدا می‌کنیم؛ مجموع زاویه‌های مثلث ۱۸۰ درجه است.`,
        display(row(180, '−', first, '−', top, '=', second)),
      ),
      step(p`این زاویه و زاویهٔ علامت سؤال روی یک خط راست‌اند.`, display(row(180, '−', second, '=', 180 - second))),
    ],
    rules: [triangleRule, lineRule],
    onTheWay: second,
    otherSum: 360 - second,
    sumOfKnown: null,
    bisectorOverlooked: null,
    diagonalHalves: null,
    tenMore: 10,
  };
};

/** As `outsideTriangle`, the other way: an outer angle and one inside are stated, another inside is asked. */
export const insideTriangle: ChainMaker = (rng, grain) => {
  const [first, second] = [draw(rng, grain, 35, 85), draw(rng, grain, 35, 85)];
  const top = 180 - first - second;
  const outer = 180 - second;
  if (top < 35 || new Set([first, second, top]).size < 3) return null;
  const { corners, width, height } = triangleOf(first, second);
  const end = runOn(corners, 1100);
  const [, vertex = end, apex = end] = corners;
  return {
    figure: {
      t: 'drawing',
      description: `مثلثی که یک زاویه‌اش ${degreesWords(first)} است و ضلع پایین آن از رأس دیگر به بیرون ادامه یافته است؛ زاویهٔ بیرون مثلث ${degreesWords(outer)} است و زاویهٔ بالای مثلث علامت سؤال دارد`,
      width: Math.max(width, end[0] + 100),
      height,
      shapes: [
        { t: 'polygon', points: corners },
        { t: 'line', from: vertex, to: end },
        ...cornerMarks(corners, [degreesNode(first), null, askedAngle]),
        { t: 'angle', vertex, from: end, to: apex, label: degreesNode(outer) },
      ],
    },
    given: 'ضلع پایین مثلث به صورت خط راست ادامه یافته است.',
    answer: top,
    steps: [
      step(
        p`زاویهٔ درون مثلث، کنار زاویهٔ ${outer} درجه، با آن نیم‌صفحه می‌سازد.`,
        display(row(180, '−', outer, '=', second)),
      ),
      step(
        p`مجموع زاویه‌های مثلث ۱۸۰ درجه است؛ دو زاویهٔ دیگر را کم می‌کنیم.`,
        display(row(180, '−', first, '−', second, '=', top)),
      ),
    ],
    rules: [lineRule, triangleRule],
    onTheWay: second,
    otherSum: 360 - first - second,
    sumOfKnown: first + outer,
    bisectorOverlooked: null,
    diagonalHalves: null,
    tenMore: 10,
  };
};

/** A triangle with the bisector of its upper angle: a half of it, or the angle where it meets the lower side, is asked. */
export function halvedTriangle(isFoot: boolean): ChainMaker {
  return (rng, grain) => {
    const [first, second] = [draw(rng, grain, 35, 85), draw(rng, grain, 35, 85)];
    const top = 180 - first - second;
    const half = top / 2;
    const foot = 180 - first - half;
    if (top < 50 || top % 2 === 1 || first === second || foot === 90) return null;
    const { corners, width, height } = triangleOf(first, second);
    const [start = [0, 0], end = [0, 0], apex = [0, 0]] = corners;
    const rise = apex[1] - start[1];
    const at: DrawingPoint = [Math.round(apex[0] + rise / Math.tan((foot * Math.PI) / 180)), start[1]];
    const marks: readonly DrawingShape[] = isFoot
      ? [{ t: 'angle', vertex: at, from: apex, to: start, label: askedAngle, arcs: 2 }]
      : [{ t: 'angle', vertex: apex, from: start, to: at, label: askedAngle, arcs: 2 }];
    return {
      figure: {
        t: 'drawing',
        description: `مثلثی با دو زاویهٔ پایین ${degreesWords(first)} در چپ و ${degreesWords(second)} در راست؛ از رأس بالا پاره‌خطی به ضلع پایین رسیده است. ${isFoot ? 'زاویهٔ سمت چپ این پاره‌خط با ضلع پایین' : 'نیمهٔ سمت چپ زاویهٔ بالا'} علامت سؤال دارد`,
        width,
        height,
        shapes: [
          { t: 'polygon', points: corners },
          { t: 'line', from: apex, to: at },
          ...cornerMarks([start, end, apex], [degreesNode(first), degreesNode(second), null]),
          ...marks,
        ],
      },
      given: 'پاره‌خطی که از رأس بالا آمده، نیم‌ساز زاویهٔ بالای مثلث است.',
      answer: isFoot ? foot : half,
      steps: [
        step(
          p`زاویهٔ بالای مثلث بزرگ را پیدا می‌کنیم؛ مجموع زاویه‌های مثلث ۱۸۰ درجه است.`,
          display(row(180, '−', first, '−', second, '=', top)),
        ),
        step(p`نیم‌ساز، زاویه را به دو قسمت مساوی تقسیم می‌کند.`, display(row(top, '÷', 2, '=', half))),
        ...(isFoot
          ? [
              step(
                p`در مثلث سمت چپ دو زاویه را می‌دانیم؛ سومی را پیدا می‌کنیم.`,
                display(row(180, '−', first, '−', half, '=', foot)),
              ),
            ]
          : []),
      ],
      rules: [triangleRule, p`نیم‌ساز، زاویه را به دو زاویهٔ مساوی تقسیم می‌کند.`],
      onTheWay: isFoot ? half : top,
      // Taken so in both triangles.
      otherSum: isFoot ? 360 - first - (360 - first - second) / 2 : (360 - first - second) / 2,
      sumOfKnown: first + second,
      bisectorOverlooked: isFoot ? 180 - first - top : null,
      diagonalHalves: null,
      tenMore: isFoot ? 10 : 5,
    };
  };
}

/** A quadrilateral with one side run on: three angles within are stated, the one outside the fourth is asked. */
export const outsideQuadrilateral: ChainMaker = (rng, grain) => {
  const [first, third, fourth] = [draw(rng, grain, 60, 120), draw(rng, grain, 60, 130), draw(rng, grain, 60, 130)];
  const second = 360 - first - third - fourth;
  if (second < 50 || second > 130 || second === 90 || new Set([first, third, fourth]).size < 3) return null;
  if ([first, third, fourth].includes(90)) return null;
  const drawn = quadrilateralOf([first, second, third, fourth], rng.int(60, 100));
  if (drawn === null) return null;
  const { corners, width, height } = drawn;
  const end = runOn(corners, 1200);
  const [, vertex = end, next = end] = corners;
  return {
    figure: {
      t: 'drawing',
      description: `چهارضلعی با سه زاویهٔ ${degreesWords(first)}، ${degreesWords(third)} و ${degreesWords(fourth)} که ضلع پایین آن از رأس چهارم به بیرون ادامه یافته است؛ زاویهٔ بیرون چهارضلعی در این رأس علامت سؤال دارد`,
      width: Math.max(width, end[0] + 100),
      height,
      shapes: [
        { t: 'polygon', points: corners },
        { t: 'line', from: vertex, to: end },
        ...cornerMarks(corners, [degreesNode(first), null, degreesNode(third), degreesNode(fourth)]),
        { t: 'angle', vertex, from: end, to: next, label: askedAngle, arcs: 2 },
      ],
    },
    given: 'ضلع پایین چهارضلعی به صورت خط راست ادامه یافته است.',
    answer: 180 - second,
    steps: [
      step(
        p`مجموع زاویه‌های چهارضلعی ۳۶۰ درجه است؛ زاویهٔ چهارم را پیدا می‌کنیم.`,
        display(row(360, '−', first, '−', third, '−', fourth, '=', second)),
      ),
      step(p`این زاویه و زاویهٔ علامت سؤال روی یک خط راست‌اند.`, display(row(180, '−', second, '=', 180 - second))),
    ],
    rules: [p`مجموع زاویه‌های هر چهارضلعی ۳۶۰ درجه است.`, lineRule],
    onTheWay: second,
    // The angles that are known come to the same.
    otherSum: null,
    sumOfKnown: 360 - second,
    bisectorOverlooked: null,
    diagonalHalves: null,
    tenMore: 10,
  };
};

/** A parallelogram with a diagonal: one angle and a part of its neighbor are stated, the other part is asked. */
export const slicedParallelogram: ChainMaker = (rng, grain) => {
  const [first, statement] = [draw(rng, grain, 50, 120), draw(rng, grain, 25, 60)];
  const rest = 180 - first - statement;
  if (first === 90 || rest < 25 || new Set([first, statement, rest]).size < 3) return null;
  const [high, margin] = [1500, 100];
  const across = (degrees: number): number => Math.round(high / Math.tan((degrees * Math.PI) / 180));
  const base = across(first) + across(statement);
  if (base < 1200 || base > 3200) return null;
  const left = margin + Math.max(0, -across(first));
  const start: DrawingPoint = [left, margin];
  const right: DrawingPoint = [left + base, margin];
  const fourth: DrawingPoint = [left + across(first), margin + high];
  const upper: DrawingPoint = [fourth[0] + base, margin + high];
  const corners: readonly DrawingPoint[] = [start, right, upper, fourth];
  return {
    figure: {
      t: 'drawing',
      description: `متوازی‌الاضلاعی با زاویهٔ پایین چپ ${degreesWords(first)} و قطری از رأس پایین راست به رأس بالای چپ؛ زاویهٔ بین قطر و ضلع پایین ${degreesWords(statement)} است و زاویهٔ بین قطر و ضلع سمت راست علامت سؤال دارد`,
      width: Math.max(right[0], upper[0]) + margin,
      height: high + 2 * margin,
      shapes: [
        { t: 'polygon', points: corners },
        { t: 'line', from: right, to: fourth },
        ...cornerMarks(corners, [degreesNode(first), null, null, null]),
        { t: 'angle', vertex: right, from: fourth, to: start, label: degreesNode(statement) },
        { t: 'angle', vertex: right, from: upper, to: fourth, label: askedAngle, arcs: 2 },
      ],
    },
    given: 'این چهارضلعی متوازی‌الاضلاع است؛ یعنی ضلع‌های روبه‌روی آن موازی‌اند.',
    answer: rest,
    steps: [
      step(
        p`در متوازی‌الاضلاع مجموع دو زاویهٔ کنار هم ۱۸۰ درجه است؛ همهٔ زاویهٔ پایین راست را پیدا می‌کنیم.`,
        display(row(180, '−', first, '=', 180 - first)),
      ),
      step(
        p`قطر این زاویه را دو قسمت کرده است؛ قسمت معلوم را کم می‌کنیم.`,
        display(row(180 - first, '−', statement, '=', rest)),
      ),
    ],
    rules: [
      p`در متوازی‌الاضلاع مجموع دو زاویهٔ کنار هم ۱۸۰ درجه است.`,
      p`قطر، یک زاویهٔ متوازی‌الاضلاع را به دو قسمت تقسیم می‌کند که با هم همهٔ آن زاویه‌اند.`,
    ],
    onTheWay: 180 - first,
    otherSum: 360 - first - statement,
    sumOfKnown: first + statement,
    bisectorOverlooked: null,
    diagonalHalves: (180 - first) / 2,
    tenMore: 10,
  };
};
