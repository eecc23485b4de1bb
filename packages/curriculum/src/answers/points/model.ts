import type { DrawingPoint, DrawingShape } from '../../content/figures/index.ts';

/** Points to be set on the crossings of a squared paper, x to the right and y up from 0. */
export interface PointsForm {
  readonly kind: 'points';
  /** In squares, at most 12; the crossings are 0 to `width` and 0 to `height`. */
  readonly width: number;
  readonly height: number;
  /** `numbered` has the axes of coordinates. */
  readonly background: 'dots' | 'squares' | 'numbered';
  /** What is drawn already: figures, their letters, a line, a center. One unit is one square. */
  readonly shapes: readonly DrawingShape[];
  /** What is drawn already, in Persian words for a screen reader, with the places of its points; never the answer. */
  readonly description: string;
  /** How many points are asked for. */
  readonly count: number;
  /** What is drawn through the points while they are set. Default nothing. */
  readonly join?: PointsJoin;
}

export type PointsJoin =
  /** A polygon through the given points and then those set, in their order. */
  | { readonly t: 'polygon'; readonly given: readonly DrawingPoint[] }
  /** The straight line through this point and the one set. */
  | { readonly t: 'line'; readonly through: DrawingPoint };

export interface PointsInput {
  readonly kind: 'points';
  /** In the order they were set. */
  readonly points: readonly DrawingPoint[];
}

/** Any crossing, other than `through` itself, on the line that runs through it in a direction: a parallel, a perpendicular. */
export interface PointsRule {
  readonly t: 'on-line';
  readonly through: DrawingPoint;
  readonly direction: readonly [dx: number, dy: number];
}

export interface PointsKey {
  readonly kind: 'points';
  /** In any order; with a rule, one example of those that keep it. */
  readonly points: readonly DrawingPoint[];
  readonly rule?: PointsRule;
}
