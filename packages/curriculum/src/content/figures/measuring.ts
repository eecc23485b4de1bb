import type { MathNode } from '../math.ts';

/** Something lying along a ruler that is numbered in centimetres and marked in millimetres. */
export interface RulerFigure {
  readonly t: 'ruler';
  /** First and last whole centimetre that is shown; more than 12 of them are hard to tell apart on a phone. */
  readonly from: number;
  readonly to: number;
  /** Where the thing begins and ends, in millimetres of the ruler. */
  readonly object: { readonly kind: 'segment' | 'pencil'; readonly from: number; readonly to: number };
}

/**
 * A protractor on an angle, its middle on the vertex. The inner scale counts from the right against the clock, the outer
 * one from the left with the clock, as on real ones.
 */
export interface ProtractorFigure {
  readonly t: 'protractor';
  /** Where the two arms point, 0 to 180, counted on the inner scale; one of them usually lies at 0 or 180. */
  readonly arms: readonly [number, number];
  /** Persian letters on the first arm, the vertex and the second arm. */
  readonly letters?: readonly [string, string, string];
  /** The scale that help reads on: the other one is pale, and an arc runs from arm to arm. */
  readonly marked?: 'inner' | 'outer';
}

/** Towers of unit cubes seen from a corner above. */
export interface CubesFigure {
  readonly t: 'cubes';
  /**
   * How high each tower is: rows from the back to the front, in a row from the left to the right. No tower may be higher
   * than the one behind it or the one left of it, or it would hide cubes.
   */
  readonly heights: readonly (readonly number[])[];
}

/** A box with its edges measured. */
export interface CuboidFigure {
  readonly t: 'cuboid';
  /** Only the proportions count. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly labels?: { readonly width?: MathNode; readonly height?: MathNode; readonly depth?: MathNode };
}
