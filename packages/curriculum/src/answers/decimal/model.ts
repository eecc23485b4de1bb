import type { Blank } from '../number-boxes.ts';

/** Decimals to be typed. */
export interface DecimalForm {
  readonly kind: 'decimal';
  readonly blanks: readonly Blank[];
}

export interface DecimalInput {
  readonly kind: 'decimal';
  /** One a blank, exactly as typed. */
  readonly values: readonly string[];
}

export interface DecimalKey {
  readonly kind: 'decimal';
  /** Canonical decimals (`0.7`, `12`), no trailing zeros after the point, one a blank. */
  readonly values: readonly string[];
}
