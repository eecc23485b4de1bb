import type { FigureTone } from '../tone.ts';

/** Boards of squares side by side, some squares filled: areas by counting, mirror pictures. */
export interface CellsFigure {
  readonly t: 'cells';
  readonly boards: readonly CellBoard[];
}

export interface CellBoard {
  readonly rows: number;
  readonly columns: number;
  readonly filled: readonly BoardCell[];
  readonly axis?: BoardAxis;
  /** Persian words below the board («الف»). */
  readonly label?: string;
}

/** A square, counted from the top left corner, 0-based. */
export interface BoardCell {
  readonly row: number;
  readonly column: number;
  /** Default `turmeric`. */
  readonly tone?: FigureTone;
  /** Only the half at this corner is filled, cut along the diagonal. */
  readonly half?: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
}

/**
 * A mirror line. `halves` counts half squares from the left (vertical) or from the top (horizontal): 6 is between the
 * third square and the fourth. `rising` and `falling` run from corner to corner of a square board.
 */
export type BoardAxis =
  | { readonly kind: 'vertical' | 'horizontal'; readonly halves: number }
  | { readonly kind: 'rising' | 'falling' };

/** Squares of a hundred side by side, so many small squares of each filled: percents, hundredths. */
export interface HundredGridFigure {
  readonly t: 'hundred-grid';
  /** 0 to 100 a square; columns are filled from the left, each from the top. */
  readonly shaded: readonly number[];
  /** Default `turmeric`. */
  readonly tone?: FigureTone;
}
