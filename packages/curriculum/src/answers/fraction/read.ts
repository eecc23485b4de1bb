import { Rational } from '../../numbers/rational.ts';
import { readFraction } from '../fraction-boxes.ts';
import { isEmptyReading } from '../number-boxes.ts';
import { readWhole } from '../read-number.ts';
import { type Fields, given, type Reading, refuse } from '../reading.ts';
import type { FractionForm } from './model.ts';

export function read(_: FractionForm, fields: Fields): Reading {
  if (typeof fields.numerator !== 'string' || typeof fields.denominator !== 'string') return refuse('unknown-option');
  const numerator = readWhole(fields.numerator);
  const denominator = readWhole(fields.denominator);
  if ([numerator, denominator].some((part) => !part.ok && part.reason === 'fraction-in-whole-box'))
    return refuse('fraction-in-one-box');
  if (isEmptyReading(numerator) && isEmptyReading(denominator)) return refuse('empty');
  const fraction = readFraction(numerator, denominator);
  if (!fraction.ok) return fraction;
  const value = Rational.of(fraction.numerator, fraction.denominator);
  const reduced = fraction.denominator === value.d || fraction.denominator === -value.d;
  return given([value.toString()], `${fraction.numerator}/${fraction.denominator}`, reduced);
}
