import type { BoardAxis, BoardCell } from '../../content/figures/index.ts';

/** A square of a board, row and column counted from the top left corner, 0-based. */
export type CellPlace = readonly [row: number, column: number];

/** A board of squares to be colored. */
export interface CellsForm {
  readonly kind: 'cells';
  /** At most 12 of each; eight columns still make good targets on a phone. */
  readonly rows: number;
  readonly columns: number;
  /** Squares colored beforehand; they stay as they are. */
  readonly fixed: readonly BoardCell[];
  /** A mirror line. */
  readonly axis?: BoardAxis;
}

export interface CellsInput {
  readonly kind: 'cells';
  readonly cells: readonly CellPlace[];
}

/**
 * What colored squares may look like when no single picture is asked for: `count` squares that hold together along their
 * sides (`connected`), that hold together only with the help of corners (`corners`), or that do not hold together at all
 * (`scattered`); or squares that hold together along their sides with an outline of `length` sides (`perimeter`).
 */
export type CellsRule =
  | { readonly t: 'connected' | 'corners' | 'scattered'; readonly count: number }
  | { readonly t: 'perimeter'; readonly length: number };

export interface CellsKey {
  readonly kind: 'cells';
  /** The squares; with a rule, one example of those that keep it. */
  readonly cells: readonly CellPlace[];
  readonly rule?: CellsRule;
}
