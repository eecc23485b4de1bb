import { scaledDrawing } from '../../../../authoring/geometry/scaled-drawing.ts';
import { type Figure, group, type MathNode, num, persianNumber, type Rng, row } from '../../../../authoring/index.ts';

/** A basic shape that is added to the others or taken away from them. */
export interface Piece {
  readonly name: string;
  readonly area: number;
  readonly work: MathNode;
  /** What the work leads to when its halving, or its shortened side, is overlooked. */
  readonly mistaken: number;
  readonly isTakenAway: boolean;
}

/** A figure of two or three basic shapes, its first piece always added. */
export interface Joined {
  readonly pieces: readonly Piece[];
  /** The lengths that are written. */
  readonly sizes: readonly number[];
  /** The rectangle around a shape that lacks one of its corners. */
  readonly around?: number;
  /** Room that must be wide enough to be seen, beside the lengths. */
  readonly gap?: number;
  /** Lengths are written without their unit, which would cross the lines. */
  readonly figure: (unit: string) => Figure;
}

/** Null when the sizes drawn do not suit. */
export type Joiner = (rng: Rng, most: number) => Joined | null;

function rectangle(w: number, h: number, isTakenAway = false): Piece {
  return { name: 'مستطیل', area: w * h, work: row(w, '×', h, '=', w * h), mistaken: w * h, isTakenAway };
}

function halved(name: string, a: number, b: number, isTakenAway = false): Piece {
  const area = (a * b) / 2;
  return { name, area, work: row(a, '×', b, '÷', 2, '=', area), mistaken: a * b, isTakenAway };
}

function trapezoid(a: number, b: number, h: number): Piece {
  const area = ((a + b) * h) / 2;
  return {
    name: 'ذوزنقه',
    area,
    work: row(group(row(a, '+', b)), '×', h, '÷', 2, '=', area),
    mistaken: (a + b) * h,
    isTakenAway: false,
  };
}

const said = (value: number, unit: string): string => `${persianNumber(value)} ${unit}`;
const even = (rng: Rng, from: number, to: number): number => rng.int(Math.ceil(from / 2), Math.floor(to / 2)) * 2;

/** Two rectangles that make the shape of an L. */
export const ell: Joiner = (rng, most) => {
  const [w, h] = [rng.int(5, most), rng.int(5, most)];
  const [narrow, low] = [rng.int(2, w - 2), rng.int(2, h - 2)];
  const upper = narrow * (h - low);
  return {
    pieces: [
      { ...rectangle(w, low), name: 'مستطیل پایین' },
      {
        name: 'مستطیل بالا',
        area: upper,
        work: row(narrow, '×', group(row(h, '−', low)), '=', upper),
        mistaken: narrow * h,
        isTakenAway: false,
      },
    ],
    sizes: [w, h, narrow, low],
    around: w * h,
    gap: Math.min(h - low, w - narrow),
    figure: (unit) =>
      scaledDrawing(
        `شکلی با گوشه‌های راست که از دو مستطیل روی هم ساخته شده است و خط‌چینی آن‌ها را جدا می‌کند؛ ضلع پایین ${said(w, unit)}، ضلع سمت راست ${said(low, unit)}، ضلع بالا ${said(narrow, unit)} و ضلع سمت چپ، به بلندی همهٔ شکل، ${said(h, unit)}`,
        [w, h],
        (at) => [
          {
            t: 'polygon',
            points: [at(0, 0), at(w, 0), at(w, low), at(narrow, low), at(narrow, h), at(0, h)],
            tone: 'accent',
            sides: [num(w), num(low), null, null, num(narrow), num(h)],
          },
          { t: 'line', from: at(0, low), to: at(narrow, low), dashed: true },
        ],
      ),
  };
};

/** A rectangle with a triangle on its whole upper side. */
export const roofed: Joiner = (rng, most) => {
  const [w, h, t] = [even(rng, 4, most), rng.int(3, most), rng.int(2, most)];
  return {
    pieces: [rectangle(w, h), halved('مثلث', w, t)],
    sizes: [w, h, t],
    figure: (unit) =>
      scaledDrawing(
        `مستطیلی به عرض ${said(w, unit)} و ارتفاع ${said(h, unit)} که روی ضلع بالای آن مثلثی با همان قاعده و ارتفاع ${said(t, unit)} است`,
        [w, h + t],
        (at) => [
          {
            t: 'polygon',
            points: [at(0, 0), at(w, 0), at(w, h), at(w / 2, h + t), at(0, h)],
            tone: 'accent',
            sides: [num(w), null, null, null, num(h)],
          },
          { t: 'line', from: at(0, h), to: at(w, h), dashed: true },
          { t: 'line', from: at(w / 2, h), to: at(w / 2, h + t), dashed: true, label: num(t) },
        ],
      ),
  };
};

/** A colored rectangle with a plain one in its middle. */
export const framed: Joiner = (rng, most) => {
  const [w, h] = [rng.int(5, most), rng.int(4, most)];
  const margin = rng.int(1, Math.floor((Math.min(w, h) - 2) / 2));
  const [a, b] = [w - 2 * margin, h - 2 * margin];
  if (a === b) return null;
  return {
    pieces: [
      { ...rectangle(w, h), name: 'مستطیل بزرگ' },
      { ...rectangle(a, b, true), name: 'مستطیل کوچک' },
    ],
    sizes: [w, h, a, b],
    gap: margin * 2,
    figure: (unit) =>
      scaledDrawing(
        `مستطیلی رنگی به ضلع‌های ${said(w, unit)} و ${said(h, unit)} که وسط آن مستطیلی بدون رنگ به ضلع‌های ${said(a, unit)} و ${said(b, unit)} است`,
        [w, h],
        (at) => [
          {
            t: 'polygon',
            points: [at(0, 0), at(w, 0), at(w, h), at(0, h)],
            tone: 'accent',
            sides: [num(w), null, null, num(h)],
          },
          {
            t: 'polygon',
            points: [at(margin, margin), at(margin + a, margin), at(margin + a, margin + b), at(margin, margin + b)],
            tone: 'none',
            sides: [null, num(b), num(a), null],
          },
        ],
      ),
  };
};

/** A flag: a triangle is cut out of a rectangle's whole right side. */
export const notched: Joiner = (rng, most) => {
  const [w, h] = [rng.int(6, most), even(rng, 4, most)];
  const depth = rng.int(2, w - 3);
  return {
    pieces: [rectangle(w, h), halved('مثلث', h, depth, true)],
    sizes: [w, h, depth],
    figure: (unit) =>
      scaledDrawing(
        `مستطیلی به طول ${said(w, unit)} و عرض ${said(h, unit)} که از سمت راست آن مثلثی بریده شده است؛ قاعدهٔ مثلث همهٔ ضلع سمت راست و ارتفاع آن ${said(depth, unit)} است`,
        [w, h],
        (at) => [
          {
            t: 'polygon',
            points: [at(0, 0), at(w, 0), at(w - depth, h / 2), at(w, h), at(0, h)],
            tone: 'accent',
            sides: [num(w), null, null, null, num(h)],
          },
          { t: 'line', from: at(w, 0), to: at(w, h), dashed: true },
          { t: 'line', from: at(w - depth, h / 2), to: at(w, h / 2), dashed: true, label: num(depth) },
        ],
      ),
  };
};

/** A triangle with its whole base on the right side of a rectangle, longer than that side. */
export const arrowed: Joiner = (rng, most) => {
  const [w, h, wing] = [rng.int(3, most), rng.int(2, Math.floor(most / 2)), rng.int(1, Math.floor(most / 4))];
  const [base, tip] = [h + 2 * wing, rng.int(3, most)];
  if ((base * tip) % 2 === 1) return null;
  return {
    pieces: [rectangle(w, h), halved('مثلث', base, tip)],
    sizes: [w, h, base, tip],
    gap: wing * 2,
    figure: (unit) =>
      scaledDrawing(
        `شکلی مانند پیکان: مستطیلی به طول ${said(w, unit)} و عرض ${said(h, unit)} و در سمت راست آن مثلثی با قاعدهٔ ${said(base, unit)} و ارتفاع ${said(tip, unit)}`,
        [w + tip, base],
        (at) => [
          {
            t: 'polygon',
            points: [
              at(0, wing),
              at(w, wing),
              at(w, 0),
              at(w + tip, base / 2),
              at(w, base),
              at(w, wing + h),
              at(0, wing + h),
            ],
            tone: 'accent',
            sides: [num(w), null, null, null, null, null, num(h)],
          },
          { t: 'line', from: at(w, 0), to: at(w, base), dashed: true, label: num(base) },
          { t: 'line', from: at(w, base / 2), to: at(w + tip, base / 2), dashed: true, label: num(tip) },
        ],
      ),
  };
};

/** A colored rectangle with a plain rhombus in its middle. */
export const gemmed: Joiner = (rng, most) => {
  const [w, h] = [even(rng, 6, most), even(rng, 6, most)];
  const [a, b] = [even(rng, 2, w - 2), even(rng, 2, h - 2)];
  return {
    pieces: [rectangle(w, h), halved('لوزی', a, b, true)],
    sizes: [w, h, a, b],
    figure: (unit) =>
      scaledDrawing(
        `مستطیلی رنگی به طول ${said(w, unit)} و عرض ${said(h, unit)} که وسط آن یک لوزی بدون رنگ است؛ قطر افقی لوزی ${said(a, unit)} و قطر عمودی آن ${said(b, unit)} است`,
        [w, h],
        (at) => [
          {
            t: 'polygon',
            points: [at(0, 0), at(w, 0), at(w, h), at(0, h)],
            tone: 'accent',
            sides: [num(w), null, null, num(h)],
          },
          {
            t: 'polygon',
            points: [at((w - a) / 2, h / 2), at(w / 2, (h - b) / 2), at((w + a) / 2, h / 2), at(w / 2, (h + b) / 2)],
            tone: 'none',
          },
          { t: 'line', from: at((w - a) / 2, h / 2), to: at((w + a) / 2, h / 2), dashed: true, label: num(a) },
          { t: 'line', from: at(w / 2, (h - b) / 2), to: at(w / 2, (h + b) / 2), dashed: true, label: num(b) },
        ],
      ),
  };
};

/** A rectangle with a trapezoid on its upper side and, where `isTipped`, a triangle on its right side. */
function lidded(isTipped: boolean): Joiner {
  return (rng, most) => {
    const slope = rng.int(1, Math.floor(most / 6));
    const top = rng.int(2, Math.floor(most / 2));
    const w = top + 2 * slope;
    const [h, t, tip] = [even(rng, 4, most), even(rng, 2, most / 2), rng.int(2, Math.floor(most / 2))];
    return {
      pieces: [rectangle(w, h), trapezoid(w, top, t), ...(isTipped ? [halved('مثلث', h, tip)] : [])],
      sizes: [w, h, top, t, ...(isTipped ? [tip] : [])],
      figure: (unit) =>
        scaledDrawing(
          `مستطیلی به عرض ${said(w, unit)} و ارتفاع ${said(h, unit)} که روی آن ذوزنقه‌ای با ضلع بالای ${said(top, unit)} و ارتفاع ${said(t, unit)} است${isTipped ? ` و به ضلع سمت راست آن مثلثی با همان قاعده و ارتفاع ${said(tip, unit)} چسبیده است` : ''}`,
          [w + (isTipped ? tip : 0), h + t],
          (at) => [
            {
              t: 'polygon',
              points: [
                at(0, 0),
                at(w, 0),
                ...(isTipped ? [at(w + tip, h / 2)] : []),
                at(w, h),
                at(w - slope, h + t),
                at(slope, h + t),
                at(0, h),
              ],
              tone: 'accent',
              sides: [num(w), null, ...(isTipped ? [null] : []), null, num(top), null, num(h)],
            },
            { t: 'line', from: at(0, h), to: at(w, h), dashed: true },
            { t: 'line', from: at(slope, h), to: at(slope, h + t), dashed: true, label: num(t) },
            ...(isTipped
              ? ([
                  { t: 'line', from: at(w, 0), to: at(w, h), dashed: true },
                  { t: 'line', from: at(w, h / 2), to: at(w + tip, h / 2), dashed: true, label: num(tip) },
                ] as const)
              : []),
          ],
        ),
    };
  };
}

export const withTrapezoid: Joiner = lidded(false);
export const withTrapezoidAndTriangle: Joiner = lidded(true);
