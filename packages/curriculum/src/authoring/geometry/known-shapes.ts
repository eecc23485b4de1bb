import type { DrawingPlace, DrawingPoint, DrawingShape } from '../../model/index.ts';
import { moved } from './grid-motions.ts';

/** A shape whose symmetries are known. */
export interface KnownShape {
  /** «متوازی‌الاضلاع», for descriptions and solutions. */
  readonly name: string;
  /** Corners around the middle, on a field from −6 to 6 each way; or directions from the middle with lengths up to 60. */
  readonly corners:
    | { readonly t: 'points'; readonly at: readonly DrawingPoint[] }
    | { readonly t: 'rays'; readonly at: readonly (readonly [degrees: number, length: number])[] };
  /** How many lines of symmetry it has. */
  readonly axes: number;
  /** How many times in a full turn it fits itself; 1 for never before the end. */
  readonly turns: number;
}

/** Whether a half turn round its middle leaves it as it was. */
export function hasCentre({ turns }: KnownShape): boolean {
  return turns % 2 === 0;
}

const drawn = (name: string, axes: number, turns: number, ...at: readonly DrawingPoint[]): KnownShape => ({
  name,
  corners: { t: 'points', at },
  axes,
  turns,
});

const rayed = (
  name: string,
  axes: number,
  turns: number,
  rays: readonly (readonly [degrees: number, length: number])[],
): KnownShape => ({
  name,
  corners: {
    t: 'rays',
    // Whole degrees: a polygon of seven sides is drawn a fraction of a degree off.
    at: Array.from({ length: turns }, (_, part) =>
      rays.map(([degrees, length]): readonly [number, number] => [Math.round((360 * part) / turns) + degrees, length]),
    ).flat(),
  },
  axes,
  turns,
});

const regular = (name: string, sides: number) => rayed(name, sides, sides, [[90, 60]]);
const star = (name: string, points: number) =>
  rayed(name, points, points, [
    [90, 60],
    [90 + Math.round(180 / points), points < 5 ? 22 : points === 5 ? 24 : 34],
  ]);
/** Blades that all lean the same way: it turns but has no mirror. */
const pinwheel = (name: string, blades: number) =>
  rayed(name, 0, blades, [
    [90, 60],
    [90 + Math.round(130 / blades), 30],
    [90 + Math.round(330 / blades), 14],
  ]);

/** Regular polygons from the triangle to eight sides. */
export const regularPolygons: readonly KnownShape[] = [
  regular('مثلث متساوی‌الاضلاع', 3),
  regular('مربع', 4),
  regular('پنج‌ضلعی منتظم', 5),
  regular('شش‌ضلعی منتظم', 6),
  regular('هفت‌ضلعی منتظم', 7),
  regular('هشت‌ضلعی منتظم', 8),
];

/** Triangles and quadrilaterals that are not regular. */
export const plainPolygons: readonly KnownShape[] = [
  drawn('مثلث متساوی‌الساقین', 1, 1, [-4, -4], [4, -4], [0, 6]),
  drawn('مثلث مختلف‌الاضلاع', 0, 1, [-6, -3], [6, -3], [2, 4]),
  drawn('مثلث قائم‌الزاویه با ضلع‌های نامساوی', 0, 1, [-5, -3], [5, -3], [-5, 3]),
  drawn('مستطیل', 2, 2, [-6, -3], [6, -3], [6, 3], [-6, 3]),
  drawn('لوزی', 2, 2, [0, -6], [3, 0], [0, 6], [-3, 0]),
  drawn('متوازی‌الاضلاع', 0, 2, [-6, -3], [3, -3], [6, 3], [-3, 3]),
  drawn('ذوزنقهٔ متساوی‌الساقین', 1, 1, [-6, -3], [6, -3], [3, 3], [-3, 3]),
  drawn('ذوزنقهٔ قائم‌الزاویه', 0, 1, [-5, -3], [5, -3], [1, 3], [-5, 3]),
  drawn('بادبادک', 1, 1, [0, -6], [4, 2], [0, 5], [-4, 2]),
];

/** Signs and letter-like shapes. */
export const signs: readonly KnownShape[] = [
  drawn(
    'علامت به‌علاوه',
    4,
    4,
    [-2, -6],
    [2, -6],
    [2, -2],
    [6, -2],
    [6, 2],
    [2, 2],
    [2, 6],
    [-2, 6],
    [-2, 2],
    [-6, 2],
    [-6, -2],
    [-2, -2],
  ),
  drawn('پیکان', 1, 1, [-6, -2], [0, -2], [0, -5], [6, 0], [0, 5], [0, 2], [-6, 2]),
  drawn('پیکان دوسر', 2, 2, [-6, 0], [-2, -4], [-2, -1], [2, -1], [2, -4], [6, 0], [2, 4], [2, 1], [-2, 1], [-2, 4]),
  drawn('شکلی مانند میز با یک پایه', 1, 1, [-1, -6], [1, -6], [1, 3], [5, 3], [5, 6], [-5, 6], [-5, 3], [-1, 3]),
  drawn(
    'شکلی مانند نردبان یک‌پله',
    2,
    2,
    [-5, -6],
    [-2, -6],
    [-2, -1],
    [2, -1],
    [2, -6],
    [5, -6],
    [5, 6],
    [2, 6],
    [2, 1],
    [-2, 1],
    [-2, 6],
    [-5, 6],
  ),
  drawn('شکلی با دو بازوی نابرابر عمود بر هم', 0, 1, [-4, -6], [4, -6], [4, -3], [-1, -3], [-1, 6], [-4, 6]),
  drawn(
    'شکلی با دو بازوی برابر در دو سوی مخالف',
    0,
    2,
    [-6, -5],
    [1, -5],
    [1, 2],
    [6, 2],
    [6, 5],
    [-1, 5],
    [-1, -2],
    [-6, -2],
  ),
  drawn('شکلی مانند نعل گوشه‌دار', 1, 1, [-5, -6], [5, -6], [5, 6], [2, 6], [2, -3], [-2, -3], [-2, 6], [-5, 6]),
  drawn('شکلی مانند خانه', 1, 1, [-4, -6], [4, -6], [4, 1], [0, 6], [-4, 1]),
  drawn('صاعقه', 0, 2, [-1, 6], [-5, -1], [-1, -1], [1, -6], [5, 1], [1, 1]),
  star('ستارهٔ چهارپر', 4),
  star('ستارهٔ پنج‌پر', 5),
  star('ستارهٔ شش‌پر', 6),
  pinwheel('فرفرهٔ سه‌پره', 3),
  pinwheel('فرفرهٔ چهارپره', 4),
  pinwheel('فرفرهٔ پنج‌پره', 5),
  pinwheel('فرفرهٔ شش‌پره', 6),
];

export const allShapes: readonly KnownShape[] = [...regularPolygons, ...plainPolygons, ...signs];

/** How a shape is laid on the paper. */
export interface Placed {
  /** Its middle, at least 62 from the edges. */
  readonly middle: DrawingPoint;
  /** Quarters of a turn. */
  readonly quarters: 0 | 1 | 2 | 3;
}

/** A shape's corners on the paper. */
export function placedCorners({ corners }: KnownShape, { middle, quarters }: Placed): readonly DrawingPlace[] {
  if (corners.t === 'rays')
    return corners.at.map(([degrees, length]) => ({ from: middle, degrees: degrees + 90 * quarters, length }));
  return corners.at.map((point) => {
    const [x, y] = quarters === 0 ? point : moved({ t: 'turn', center: [0, 0], quarters }, point);
    return [middle[0] + 10 * x, middle[1] + 10 * y];
  });
}

/** A shape as a filled polygon. */
export function placedShape(
  shape: KnownShape,
  placed: Placed,
  tone: 'sky' | 'turmeric' | 'leaf' | 'rose',
): DrawingShape {
  return { t: 'polygon', points: placedCorners(shape, placed), tone };
}
