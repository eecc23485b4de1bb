/** A whole number and a proper fraction. */
export interface MixedForm {
  readonly kind: 'mixed';
  /** A fraction of one or more by itself is an answer too: the stem asks for a value, in whatever form. */
  readonly improper?: true;
}

export interface MixedInput {
  readonly kind: 'mixed';
  readonly whole: string;
  readonly numerator: string;
  readonly denominator: string;
}

export interface MixedKey {
  readonly kind: 'mixed';
  readonly whole: number;
  readonly numerator: number;
  readonly denominator: number;
}
