import { inscribed, regularDegrees } from '../../../../authoring/geometry/polygons.ts';
import { type Figure, num, persianNumber, type Rng, words } from '../../../../authoring/index.ts';
import type { DrawingPoint } from '../../../../model/index.ts';

export const polygonNames: Readonly<Record<number, string>> = {
  3: 'مثلث',
  4: 'چهارضلعی',
  5: 'پنج‌ضلعی',
  6: 'شش‌ضلعی',
};

/** Points of the drawing for one point of a figure on a circle of radius 1000, and free paper around it. */
const [shrunk, margin] = [8, 40];

export interface MeasuredPolygon {
  readonly corners: readonly DrawingPoint[];
  readonly sides: readonly number[];
  readonly isRegular: boolean;
}

/** A polygon whose sides are drawn as long as they are said to be, up to rounding; `radius` is that of the circle around it. */
export function measuredPolygon(rng: Rng, count: number, radius: number, isRegular: boolean): MeasuredPolygon | null {
  const degrees = isRegular
    ? regularDegrees(count, count % 2 === 1 ? 90 : 180 / count)
    : Array.from(
        { length: count },
        (_, index) => Math.round((360 * index) / count) + Math.round(rng.int(-70, 70) / count),
      );
  const gaps = degrees.map((each, index) => (degrees[index + 1] ?? (degrees[0] ?? 0) + 360) - each);
  if (!isRegular && gaps.some((gap) => gap < 40 || gap > 150)) return null;
  const { corners } = inscribed(degrees);
  const lengths = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % count] ?? [x, y];
    return Math.round((Math.hypot(nextX - x, nextY - y) * radius) / 1000);
  });
  const sides = isRegular ? lengths.map(() => lengths[0] ?? 0) : lengths;
  const longest = Math.max(...sides);
  const around = sides.reduce((sum, side) => sum + side, 0);
  return longest > 40 || Math.min(...sides) < 1 || 2 * longest >= around || around > 200
    ? null
    : { corners, sides, isRegular };
}

/** The polygon with its sides written; one of them may be asked for. Equal sides are marked and written once. */
export function polygonPicture({ corners, sides, isRegular }: MeasuredPolygon, unit: string, asked?: number): Figure {
  const points = corners.map(
    ([x, y]): DrawingPoint => [Math.round(x / shrunk) + margin, Math.round(y / shrunk) + margin],
  );
  const name = polygonNames[sides.length] ?? '';
  const said = sides.flatMap((side, index) => (index === asked ? [] : [persianNumber(side)]));
  return {
    t: 'drawing',
    description:
      isRegular && asked !== undefined
        ? `یک ${name} که روی همهٔ ضلع‌هایش یک نشانهٔ یکسان هست`
        : isRegular
          ? `یک ${name} با ضلع‌های مساوی؛ کنار یک ضلع ${persianNumber(sides[0] ?? 0)} ${unit} نوشته شده است`
          : `یک ${name} با ضلع‌های ${said.join('، ')} ${unit}${asked === undefined ? '' : ' و یک ضلع با علامت سؤال'}`,
    width: Math.max(...points.map(([x]) => x)) + margin,
    height: Math.max(...points.map(([, y]) => y)) + margin,
    shapes: [
      {
        t: 'polygon',
        points,
        tone: 'sky',
        sides: sides.map((side, index) => (index === asked ? words('؟') : isRegular && index > 0 ? null : num(side))),
        ...(isRegular ? { ticks: sides.map(() => 1) } : {}),
      },
    ],
  };
}
