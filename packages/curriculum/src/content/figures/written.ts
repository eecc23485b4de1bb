/**
 * Written addition, subtraction or multiplication, one digit below another. Rows are canonical ASCII: digits, at most
 * one '.', '?' for a box and ' ' for a place left empty. In sums and differences the decimal points stand below one
 * another, in products the last digits do.
 */
export interface ColumnFigure {
  readonly t: 'column';
  readonly operator: '+' | '−' | '×';
  /** From the top down, at least two. */
  readonly terms: readonly string[];
  /**
   * Small numbers above the top term, one a place, the last above the last place; '' for none. In a subtraction they are
   * what a digit became by borrowing, and the digit below is struck out.
   */
  readonly carries?: readonly string[];
  /** Partial products from the top down, all ending at the last place: `'560'`, or `'56 '` with its place left empty. */
  readonly partials?: readonly string[];
  /** `null` leaves one box for the whole of it. */
  readonly result: string | null;
}
