import type { MathNode } from '../math.ts';
import type { FigureTone } from '../tone.ts';
import type { DrawingPoint } from './drawing.ts';

/** A number machine: inputs go in at the left, through each rule's box, and come out at the right. */
export interface MachineFigure {
  readonly t: 'machine';
  /** What is written on the boxes («× ۳»); a blank hides a rule. */
  readonly rules: readonly MathNode[];
  /** Below one another; a blank hides a number. */
  readonly pairs: readonly { readonly input: MathNode; readonly output: MathNode }[];
}

/**
 * Numbered figures of a growing pattern, the first at the left. Places are whole numbers, x to the right, y up. On the
 * `triangle` lattice x counts half steps and a step up is the height of a triangle: (0,0), (2,0) and (1,1) are corners of
 * one with equal sides.
 */
export interface GrowingPatternFigure {
  readonly t: 'growing-pattern';
  readonly lattice?: 'square' | 'triangle';
  readonly figures: readonly PatternStage[];
}

/** One figure of a pattern: dots, unit squares by their lower left corner, or matchsticks by their ends. */
export type PatternStage =
  | { readonly number: number; readonly pieces: 'dots' | 'squares'; readonly at: readonly DrawingPoint[] }
  | {
      readonly number: number;
      readonly pieces: 'sticks';
      readonly at: readonly (readonly [DrawingPoint, DrawingPoint])[];
    };

/** Shapes in a row from left to right; `null` is a box for the one that is asked for. */
export interface SequenceFigure {
  readonly t: 'sequence';
  readonly items: readonly ({ readonly shape: SequenceShape; readonly tone: FigureTone } | null)[];
}

export type SequenceShape = 'circle' | 'square' | 'triangle' | 'star' | 'diamond' | 'hexagon';

/** A tree of choices, from the root at the right to its ends at the left; a path is one outcome. */
export interface TreeFigure {
  readonly t: 'tree';
  readonly root?: string;
  readonly branches: readonly TreeBranch[];
}

export interface TreeBranch {
  /** Persian words; '?' for a box. */
  readonly label: string;
  readonly branches?: readonly TreeBranch[];
}
