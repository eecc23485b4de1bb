import type { MathNode } from '../math.ts';
import type { FigureTone } from '../tone.ts';

/**
 * Geometry on a sheet of paper: `width` × `height` points, x to the right from 0, y up from 0. Whole numbers only; where
 * a place does not fall on whole numbers it is stated by angles and lengths (`DrawingPlace`). All angles are in degrees,
 * 0 pointing right and counted against the clock. Shapes are drawn in their order; labels keep clear of lines by
 * themselves, outside of a polygon where they can.
 */
export interface DrawingFigure {
  readonly t: 'drawing';
  readonly width: number;
  readonly height: number;
  /** How many points one square of the background measures; `width` and `height` are multiples of it. Default 1. */
  readonly unit?: number;
  /** `numbered` is squared paper with the axes of coordinates, numerals counting squares from 0. Default `none`. */
  readonly background?: 'none' | 'dots' | 'squares' | 'numbered';
  readonly shapes: readonly DrawingShape[];
}

export type DrawingPoint = readonly [x: number, y: number];

/** A place: a point, or a point reached from another, or the point where two lines meet (they must not be parallel). */
export type DrawingPlace =
  | DrawingPoint
  | { readonly from: DrawingPoint; readonly degrees: number; readonly length: number }
  | { readonly meet: readonly [DrawingDirection, DrawingDirection] };

/** The line through a point that runs at so many degrees. */
export interface DrawingDirection {
  readonly from: DrawingPoint;
  readonly degrees: number;
}

export type DrawingShape =
  | {
      readonly t: 'polygon';
      readonly points: readonly DrawingPlace[];
      /** Fills it, with a pattern of its own beside the color. */
      readonly tone?: FigureTone;
      /** One a side, the first from point 0 to point 1. */
      readonly sides?: readonly (MathNode | null)[];
      /** Strokes across each side that tell equal sides, in the order of `sides`; 0 for none. */
      readonly ticks?: readonly number[];
    }
  | {
      /** A segment; a ray with one arrow, at `to`; a line with both. */
      readonly t: 'line';
      readonly from: DrawingPlace;
      readonly to: DrawingPlace;
      readonly ends?: 'none' | 'one' | 'both';
      readonly dashed?: boolean;
      readonly label?: MathNode;
      readonly ticks?: number;
      readonly tone?: FigureTone;
    }
  | { readonly t: 'circle'; readonly center: DrawingPlace; readonly radius: number; readonly tone?: FigureTone }
  | {
      /** A slice of a circle, counted against the clock from `from` to `to`; half a circle is 0 to 180. */
      readonly t: 'sector';
      readonly center: DrawingPlace;
      readonly radius: number;
      readonly from: number;
      readonly to: number;
      readonly tone?: FigureTone;
    }
  | {
      readonly t: 'arc';
      readonly center: DrawingPlace;
      readonly radius: number;
      readonly from: number;
      readonly to: number;
      readonly ends?: 'none' | 'one';
      readonly dashed?: boolean;
    }
  | {
      /** The mark of an angle, counted against the clock from one arm to the other. */
      readonly t: 'angle';
      readonly vertex: DrawingPlace;
      /** Degrees, or a place the arm goes through. */
      readonly from: number | DrawingPlace;
      readonly to: number | DrawingPlace;
      /** A square instead of an arc, for a right angle. */
      readonly square?: boolean;
      /** 1 to 3 arcs, the same for equal angles. Default 1. */
      readonly arcs?: number;
      readonly label?: MathNode;
      readonly tone?: FigureTone;
    }
  | {
      readonly t: 'point';
      readonly at: DrawingPlace;
      /** A Persian letter. */
      readonly label?: string;
      /** Without a dot only the letter is drawn, as at a polygon's corner. Default true. */
      readonly dot?: boolean;
      readonly tone?: FigureTone;
    }
  | {
      readonly t: 'text';
      readonly at: DrawingPlace;
      readonly text: MathNode;
      /** As large as a shape: a letter or sign that is itself looked at. */
      readonly large?: boolean;
    };
