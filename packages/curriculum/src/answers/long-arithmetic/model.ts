/** A sum, difference or product to be worked out in columns, or a division with its steps. Numbers are canonical ASCII. */
export type LongArithmeticForm =
  | {
      readonly kind: 'long-arithmetic';
      /** Decimals in sums and differences only; their marks stand below one another. */
      readonly operation: '+' | '−' | '×';
      /** From the top down; a difference and a product have two. */
      readonly terms: readonly string[];
      /** Room for small numbers above the places. Default `true`. */
      readonly hasCarries?: boolean;
    }
  | {
      readonly kind: 'long-arithmetic';
      readonly operation: '÷';
      /** Whole numbers; the divisor has no more digits than the dividend. */
      readonly dividend: string;
      readonly divisor: string;
    };

/** What was written, digit by digit from the left in the digits it was typed in; '' for an empty box. */
export interface LongArithmeticInput {
  readonly kind: 'long-arithmetic';
  /** Small numbers above the places. They are notes: nothing depends on them. */
  readonly carries: readonly string[];
  /** Partial products from the top down; of a division in turn what is taken away and what is left. */
  readonly lines: readonly (readonly string[])[];
  /** The result, of a division the quotient. */
  readonly result: readonly string[];
}

/** Canonical whole numbers; of decimals the digits without the mark (`16.25` with two places is `1625`). */
export interface LongArithmeticKey {
  readonly kind: 'long-arithmetic';
  /** The result, of a division the quotient. */
  readonly result: string;
  /**
   * Partial products with their zeros at the end, or in turn what is taken away and what is left with the next digit
   * brought down; the last one is the remainder. A line may be left empty, for it can be worked out in the head.
   */
  readonly lines: readonly string[];
  /** Digits after the mark. Default 0. */
  readonly decimals?: number;
  /** Of a division that leaves something: it is to be written at the end. */
  readonly remainder?: string;
  /** Of a known misconception: its result shows it, whatever was written on the way. */
  readonly telling?: true;
}
