import { Rational } from '../../numbers/rational.ts';
import type { FractionInput, FractionKey } from './model.ts';

export function parts({ numerator, denominator }: FractionKey): readonly string[] {
  return [Rational.of(numerator, denominator).toString()];
}

export function inputFromKey({ kind, numerator, denominator }: FractionKey): FractionInput {
  return { kind, numerator: String(numerator), denominator: String(denominator) };
}

export function canBeGiven({ denominator }: FractionKey): boolean {
  return denominator !== 0;
}
