/** A numerator over a denominator. */
export interface FractionForm {
  readonly kind: 'fraction';
  /** Lowest terms asked for: an equal, unreduced fraction is refused with that message and costs no try. */
  readonly simplest?: boolean;
}

export interface FractionInput {
  readonly kind: 'fraction';
  readonly numerator: string;
  readonly denominator: string;
}

export interface FractionKey {
  readonly kind: 'fraction';
  readonly numerator: number;
  readonly denominator: number;
}
