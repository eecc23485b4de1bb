import { type Figure, num, persianNumber, words } from '../../../../authoring/index.ts';
import type { DrawingPoint, DrawingShape, MathNode } from '../../../../model/index.ts';

/** Free paper around a figure. */
export const margin = 40;

/** A length that is asked for. */
export const asked: MathNode = words('؟');

/** How long two lengths are drawn: in proportion, as long as the shorter one can still be seen well. */
export function drawnLengths(across: number, up: number): readonly [number, number] {
  const most = Math.max(across, up);
  const drawn = (length: number) => Math.max(110, Math.round((340 * length) / most));
  return [drawn(across), drawn(up)];
}

/** The length of a side or a height as it is written in a picture, and how it is said. */
export interface Length {
  /** How long it is; also when it is asked for. */
  readonly value: number;
  readonly isAsked?: boolean;
}

function label({ value, isAsked = false }: Length): MathNode {
  return isAsked ? asked : num(value);
}

function said({ value, isAsked = false }: Length, unit: string): string {
  return isAsked ? 'نامعلوم' : `${persianNumber(value)} ${unit}`;
}

/** A rectangle with one length and one width written at it; a square has one only. */
export function rectangleFigure(across: number, up: number, unit: string): Figure {
  const [width, height] = drawnLengths(across, up);
  const isSquare = across === up;
  return {
    t: 'drawing',
    description: isSquare
      ? `مربعی با ضلع ${persianNumber(across)} ${unit}`
      : `مستطیلی با دو ضلع ${persianNumber(across)} ${unit} و ${persianNumber(up)} ${unit}`,
    width: width + 2 * margin,
    height: height + 2 * margin,
    shapes: [
      {
        t: 'polygon',
        points: [
          [margin, margin],
          [margin + width, margin],
          [margin + width, margin + height],
          [margin, margin + height],
        ],
        tone: 'sky',
        sides: [num(across), isSquare ? null : num(up), null, null],
        ...(isSquare ? { ticks: [1, 1, 1, 1] } : {}),
      },
      {
        t: 'angle',
        vertex: [margin, margin],
        from: 0,
        to: 90,
        square: true,
      },
    ],
  };
}

interface Slanted {
  readonly base: Length;
  readonly height: Length;
  /** A slanted side written beside it, longer than the height. */
  readonly side?: number;
  readonly unit: string;
  readonly leansLeft: boolean;
}

/** A parallelogram lying on its base, its height dashed from an upper corner, a slanted side written if there is one. */
export function parallelogramFigure({ base, height, side, unit, leansLeft }: Slanted): Figure {
  const [across, up] = drawnLengths(base.value, height.value);
  const lean =
    side === undefined
      ? Math.round(up / 2)
      : Math.round((up * Math.sqrt(side * side - height.value ** 2)) / height.value);
  const shift = Math.min(Math.max(lean, 50), across - 40);
  const [low, high] = [margin, margin + up];
  const left = leansLeft ? margin + shift : margin;
  const top = leansLeft ? margin : margin + shift;
  const corners: readonly DrawingPoint[] = [
    [left, low],
    [left + across, low],
    [top + across, high],
    [top, high],
  ];
  // The height falls from the upper corner that stands over the base.
  const foot = leansLeft ? top + across : top;
  return {
    t: 'drawing',
    description: `متوازی‌الاضلاعی با قاعدهٔ ${said(base, unit)} و ارتفاع ${said(height, unit)}${
      side === undefined ? '' : ` و ضلع مایل ${persianNumber(side)} ${unit}`
    }`,
    width: across + shift + 2 * margin,
    height: up + 2 * margin,
    shapes: [
      {
        t: 'polygon',
        points: corners,
        tone: 'leaf',
        sides: leansLeft
          ? [label(base), null, null, side === undefined ? null : num(side)]
          : [label(base), side === undefined ? null : num(side), null, null],
      },
      { t: 'line', from: [foot, high], to: [foot, low], dashed: true, label: label(height) },
      { t: 'angle', vertex: [foot, low], from: leansLeft ? 90 : 0, to: leansLeft ? 180 : 90, square: true },
    ],
  };
}

export type TriangleKind = 'right' | 'acute' | 'obtuse';

/** What a triangle is called by its angles. */
export const triangleNames: Readonly<Record<TriangleKind, string>> = {
  right: 'مثلث قائم‌الزاویه‌ای',
  acute: 'مثلثی',
  obtuse: 'مثلثی با یک زاویهٔ باز',
};

interface Triangular extends Omit<Slanted, 'leansLeft'> {
  readonly kind: TriangleKind;
}

/** A triangle lying on its base with its height; beyond the base for an obtuse one. */
export function triangleFigure({ kind, base, height, side, unit }: Triangular): Figure {
  const [across, up] = drawnLengths(base.value, height.value);
  const beyond = kind === 'obtuse' ? Math.max(60, Math.round(across / 4)) : 0;
  const apex =
    kind === 'right' ? margin : kind === 'acute' ? margin + Math.round(across / 3) : margin + across + beyond;
  const [low, high] = [margin, margin + up];
  const shapes: DrawingShape[] = [
    {
      t: 'polygon',
      points: [
        [margin, low],
        [margin + across, low],
        [apex, high],
      ],
      tone: 'turmeric',
      sides: [label(base), side === undefined ? null : num(side), kind === 'right' ? label(height) : null],
    },
    ...(kind === 'right'
      ? []
      : [{ t: 'line', from: [apex, high], to: [apex, low], dashed: true, label: label(height) } as const]),
    ...(kind === 'obtuse' ? [{ t: 'line', from: [margin + across, low], to: [apex, low], dashed: true } as const] : []),
    {
      t: 'angle',
      vertex: [apex, low],
      from: kind === 'obtuse' ? 90 : 0,
      to: kind === 'obtuse' ? 180 : 90,
      square: true,
    },
  ];
  return {
    t: 'drawing',
    description: `${triangleNames[kind]} با قاعدهٔ ${said(base, unit)} و ارتفاع ${said(height, unit)}${
      side === undefined ? '' : ` و ضلع مایل ${persianNumber(side)} ${unit}`
    }${kind === 'obtuse' ? '؛ ارتفاع بیرون مثلث و بر ادامهٔ قاعده عمود است' : ''}`,
    width: across + beyond + 2 * margin,
    height: up + 2 * margin,
    shapes,
  };
}

/** A whole slanted side that goes with a height: longer than it, in keeping with the picture. */
export function slantedSide(height: number, more: number): number {
  return height + Math.max(1, Math.round((height * more) / 10));
}

/** The whole length of the side that rises to the top of such a triangle from the end of its base. */
export function triangleSide(kind: TriangleKind, base: number, height: number): number {
  const across = kind === 'right' ? base : kind === 'acute' ? (2 * base) / 3 : base / 4;
  return Math.max(height + 1, Math.round(Math.hypot(across, height)));
}
