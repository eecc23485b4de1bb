import type { Blank } from '../number-boxes.ts';

/** Whole numbers to be typed. */
export interface IntegerForm {
  readonly kind: 'integer';
  readonly blanks: readonly Blank[];
}

export interface IntegerInput {
  readonly kind: 'integer';
  /** One a blank, exactly as typed. */
  readonly values: readonly string[];
}

export interface IntegerKey {
  readonly kind: 'integer';
  /** Canonical integers (`1234`, `-3`), one a blank. */
  readonly values: readonly string[];
}
