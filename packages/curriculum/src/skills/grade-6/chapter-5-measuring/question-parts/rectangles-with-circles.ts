import { type Place, scaledDrawing } from '../../../../authoring/geometry/scaled-drawing.ts';
import { Decimal, type Figure, num, persianNumber, type Rng } from '../../../../authoring/index.ts';
import type { DrawingShape } from '../../../../model/index.ts';
import { pi } from './circle-figures-and-formulas.ts';

/** Where the circles of a figure are. */
export type RoundKind =
  | 'circle-in-square'
  | 'circle-in-rectangle'
  | 'two-circles'
  | 'window'
  | 'stadium'
  | 'bitten'
  | 'waisted'
  | 'clover';

/** A rectangle with circles or half circles of one radius, attached to it or taken out of it. */
export interface RoundShape {
  readonly kind: RoundKind;
  readonly width: number;
  readonly height: number;
  /** The diameter of every circle or half circle. */
  readonly across: number;
}

interface Nature {
  /** Half circles, all in all. */
  readonly halves: number;
  readonly isTakenAway: boolean;
  /** What is taken out or attached, as in «از آن … برداشته شده». */
  readonly rounds: string;
}

export const natureOf: Readonly<Record<RoundKind, Nature>> = {
  'circle-in-square': { halves: 2, isTakenAway: true, rounds: 'یک دایره' },
  'circle-in-rectangle': { halves: 2, isTakenAway: true, rounds: 'یک دایره' },
  'two-circles': { halves: 4, isTakenAway: true, rounds: 'دو دایرهٔ مساوی' },
  window: { halves: 1, isTakenAway: false, rounds: 'یک نیم‌دایره' },
  stadium: { halves: 2, isTakenAway: false, rounds: 'دو نیم‌دایرهٔ مساوی' },
  bitten: { halves: 1, isTakenAway: true, rounds: 'یک نیم‌دایره' },
  waisted: { halves: 2, isTakenAway: true, rounds: 'دو نیم‌دایرهٔ مساوی' },
  clover: { halves: 4, isTakenAway: false, rounds: 'چهار نیم‌دایرهٔ مساوی' },
};

/** The sizes of a figure of this kind, no length above `most`; null when those drawn do not suit. */
export function roundShape(rng: Rng, kind: RoundKind, most: number): RoundShape | null {
  const across = rng.int(1, Math.floor(most / 2)) * 2;
  const other = rng.int(3, most);
  switch (kind) {
    case 'circle-in-square':
    case 'clover':
      return across < 4 ? null : { kind, width: across, height: across, across };
    case 'circle-in-rectangle':
      return across < 4 || other <= across || other > 3 * across
        ? null
        : { kind, width: other, height: rng.int(across, Math.min(other - 1, across + 4)), across };
    case 'two-circles':
      return across < 4 || 2 * across > most ? null : { kind, width: 2 * across, height: across, across };
    case 'window':
      return across < 4 || other > 2 * across || across > 3 * other
        ? null
        : { kind, width: across, height: other, across };
    case 'stadium':
      return across < 4 || other > 3 * across || across > 3 * other || other === across
        ? null
        : { kind, width: other, height: across, across };
    case 'bitten':
      return across < 4 || other <= across / 2 + 1 || other > 3 * across || other === across
        ? null
        : { kind, width: other, height: across, across };
    case 'waisted':
      return across < 4 || other <= across + 1 || other > 3 * across
        ? null
        : { kind, width: other, height: across, across };
  }
}

export function rectangleArea({ width, height }: RoundShape): number {
  return width * height;
}

/** The area of all circles and half circles together. */
export function roundArea({ kind, across }: RoundShape): Decimal {
  const radius = Decimal.of(across / 2);
  return radius.times(radius).times(pi).times(Decimal.of(natureOf[kind].halves)).times(Decimal.of(5, 1));
}

export function shadedArea(shape: RoundShape): Decimal {
  const whole = Decimal.of(rectangleArea(shape));
  return natureOf[shape.kind].isTakenAway ? whole.minus(roundArea(shape)) : whole.plus(roundArea(shape));
}

/** The lengths that are written in the picture. */
export function writtenSizes({ kind, width, height, across }: RoundShape): readonly number[] {
  if (kind === 'circle-in-square' || kind === 'clover') return [width];
  return kind === 'circle-in-rectangle' ? [width, height, across] : [width, height];
}

function statement({ kind, width, height, across }: RoundShape, unit: string): string {
  const said = (value: number): string => `${persianNumber(value)} ${unit}`;
  const rectangle = `مستطیلی رنگی به طول ${said(Math.max(width, height))} و عرض ${said(Math.min(width, height))}`;
  switch (kind) {
    case 'circle-in-square':
      return `مربعی رنگی به ضلع ${said(width)} که درون آن دایره‌ای بدون رنگ به هر چهار ضلع می‌رسد`;
    case 'circle-in-rectangle':
      return `${rectangle} که وسط آن دایره‌ای بدون رنگ به قطر ${said(across)} است`;
    case 'two-circles':
      return `${rectangle} که درون آن دو دایرهٔ مساوی بدون رنگ، کنار هم، به ضلع‌ها و به یکدیگر می‌رسند`;
    case 'window':
      return `مستطیلی رنگی به عرض ${said(width)} و ارتفاع ${said(height)} که روی همهٔ ضلع بالای آن نیم‌دایره‌ای رنگی است`;
    case 'stadium':
      return `مستطیلی رنگی که ضلع افقی آن ${said(width)} و ضلع عمودی آن ${said(height)} است و دو ضلع عمودی آن قطر دو نیم‌دایرهٔ رنگی بیرون آن است`;
    case 'bitten':
      return `مستطیلی رنگی که ضلع افقی آن ${said(width)} و ضلع عمودی آن ${said(height)} است؛ ضلع عمودی سمت راست، قطر نیم‌دایره‌ای بدون رنگ درون آن است`;
    case 'waisted':
      return `مستطیلی رنگی که ضلع افقی آن ${said(width)} و ضلع عمودی آن ${said(height)} است؛ هر ضلع عمودی، قطر نیم‌دایره‌ای بدون رنگ درون آن است`;
    case 'clover':
      return `مربعی رنگی به ضلع ${said(width)} که هر ضلع آن قطر نیم‌دایره‌ای رنگی بیرون آن است`;
  }
}

/** Circles and half circles, their places counted from the lower left corner of the rectangle. */
function rounds({ kind, width: w, height: h, across }: RoundShape, at: Place, scale: number): readonly DrawingShape[] {
  const radius = (across / 2) * scale;
  const hole = (x: number, y: number): DrawingShape => ({ t: 'circle', center: at(x, y), radius, tone: 'none' });
  const half = (x: number, y: number, from: number, tone: 'accent' | 'none'): DrawingShape => ({
    t: 'sector',
    center: at(x, y),
    radius,
    from,
    to: from + 180,
    tone,
  });
  switch (kind) {
    case 'circle-in-square':
    case 'circle-in-rectangle':
      return [hole(w / 2, h / 2)];
    case 'two-circles':
      return [hole(w / 4, h / 2), hole((w / 4) * 3, h / 2)];
    case 'window':
      return [half(w / 2, h, 0, 'accent')];
    case 'stadium':
      return [half(w, h / 2, 270, 'accent'), half(0, h / 2, 90, 'accent')];
    case 'bitten':
      return [half(w, h / 2, 90, 'none')];
    case 'waisted':
      return [half(w, h / 2, 90, 'none'), half(0, h / 2, 270, 'none')];
    case 'clover':
      return [
        half(w, h / 2, 270, 'accent'),
        half(w / 2, h, 0, 'accent'),
        half(0, h / 2, 90, 'accent'),
        half(w / 2, 0, 180, 'accent'),
      ];
  }
}

/** Drawn to scale, with its lengths written; the unit is stated beside it, as it would cross the lines. */
export function roundPicture(shape: RoundShape, unit: string): Figure {
  const { kind, width: w, height: h, across } = shape;
  const radius = across / 2;
  const [aside, above, below] = [
    kind === 'stadium' || kind === 'clover' ? radius : 0,
    kind === 'window' || kind === 'clover' ? radius : 0,
    kind === 'clover' ? radius : 0,
  ];
  const isSquare = kind === 'circle-in-square' || kind === 'clover';
  return scaledDrawing(statement(shape, unit), [w + 2 * aside, h + above + below], (paper, scale) => {
    const at: Place = (x, y) => paper(x + aside, y + below);
    return [
      {
        t: 'polygon',
        points: [at(0, 0), at(w, 0), at(w, h), at(0, h)],
        tone: 'accent',
        sides: [num(w), null, null, isSquare ? null : num(h)],
      },
      ...rounds(shape, at, scale),
      ...(kind === 'circle-in-rectangle'
        ? ([
            {
              t: 'line',
              from: at(w / 2 - radius, h / 2),
              to: at(w / 2 + radius, h / 2),
              dashed: true,
              label: num(across),
            },
          ] as const)
        : []),
    ];
  });
}
