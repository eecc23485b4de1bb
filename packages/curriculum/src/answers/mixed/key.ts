import { Rational } from '../../numbers/rational.ts';
import type { MixedForm, MixedInput, MixedKey } from './model.ts';

export function parts({ whole, numerator, denominator }: MixedKey): readonly string[] {
  return [Rational.mixed(whole, numerator, denominator).toString()];
}

export function inputFromKey({ kind, whole, numerator, denominator }: MixedKey): MixedInput {
  const isWhole = numerator === 0;
  return {
    kind,
    whole: String(whole),
    numerator: isWhole ? '' : String(numerator),
    denominator: isWhole ? '' : String(denominator),
  };
}

export function canBeGiven({ numerator, denominator }: MixedKey): boolean {
  return numerator >= 0 && numerator < denominator;
}

export function fault(_: MixedForm, { numerator, denominator }: MixedKey): string | null {
  const isProper = Rational.of(numerator, denominator).compare(Rational.of(1)) < 0;
  return isProper ? null : 'the fraction part of a mixed key is not proper';
}
