import type { DrawingFigure } from '@mashq/curriculum/model';

/** The paper of a drawing: its size in points, what is printed on it. */
export type Paper = Pick<DrawingFigure, 'width' | 'height' | 'unit' | 'background'>;

/** A place on the screen's side: x to the right, y down, in px of the drawing at its usual size. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface DrawingScale {
  /** Size of the paper in px. */
  readonly width: number;
  readonly height: number;
  /** Px of one point of the drawing. */
  readonly point: number;
  /** Px of one square of the background. */
  readonly square: number;
  /** Squares across and up. */
  readonly columns: number;
  readonly rows: number;
}

const WIDEST = 330;
const HIGHEST = 270;
/** Squares are not drawn larger than this: a sheet of few squares stays small. */
const LARGEST_SQUARE = 42;

/** How large a drawing's paper is at its usual size, which suits a phone; the whole picture shrinks and grows from there. */
export function drawingScale({ width, height, unit = 1, background = 'none' }: Paper): DrawingScale {
  const fitting = Math.min(WIDEST / width, HIGHEST / height);
  const point = background === 'none' ? fitting : Math.min(fitting, LARGEST_SQUARE / unit);
  return {
    width: width * point,
    height: height * point,
    point,
    square: unit * point,
    columns: Math.floor(width / unit),
    rows: Math.floor(height / unit),
  };
}

/** Where a point of the drawing is on the screen. */
export function spotOf(scale: DrawingScale, [x, y]: readonly [number, number]): Spot {
  return { x: x * scale.point, y: scale.height - y * scale.point };
}

/** A step from a spot: `degrees` against the clock from the right, y down. */
export function stepFrom({ x, y }: Spot, degrees: number, length: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + length * Math.cos(angle), y: y - length * Math.sin(angle) };
}

/** The direction from one spot to another in degrees, 0 ≤ d < 360, against the clock from the right. */
export function degreesTo(from: Spot, to: Spot): number {
  const degrees = (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Rounded for an attribute. */
export function px(value: number): number {
  // `+ 0` turns −0 into 0.
  return Math.round(value * 100) / 100 + 0;
}
