import { Rational } from '../../numbers/rational.ts';
import { readFraction } from '../fraction-boxes.ts';
import { isEmptyReading } from '../number-boxes.ts';
import { readWhole } from '../read-number.ts';
import { type Fields, given, type Reading, refuse } from '../reading.ts';
import type { MixedForm } from './model.ts';

export function read({ improper }: MixedForm, fields: Fields): Reading {
  if (
    typeof fields.whole !== 'string' ||
    typeof fields.numerator !== 'string' ||
    typeof fields.denominator !== 'string'
  ) {
    return refuse('unknown-option');
  }
  const whole = readWhole(fields.whole);
  const upper = readWhole(fields.numerator);
  const lower = readWhole(fields.denominator);
  if ([whole, upper, lower].some((part) => !part.ok && part.reason === 'fraction-in-whole-box'))
    return refuse('fraction-in-one-box');
  if ([whole, upper, lower].every(isEmptyReading)) return refuse('empty');
  if (!whole.ok && !isEmptyReading(whole)) return whole;
  const wholeValue = whole.ok ? whole.value.units : 0n;
  if (isEmptyReading(upper) && isEmptyReading(lower)) return given([`${wholeValue}`]);
  const fraction = readFraction(upper, lower);
  if (!fraction.ok) return fraction;
  const { numerator, denominator } = fraction;
  const part = Rational.of(numerator, denominator);
  // A sign belongs to the whole part when there is one: −2 1/3 is −(2 + 1/3), and no fraction of it has a sign of its own.
  if (wholeValue !== 0n && part.sign < 0) return refuse('two-signs');
  const isProper = part.compare(Rational.of(1)) < 0 && part.compare(Rational.of(-1)) > 0;
  if (!isProper && !(improper === true && wholeValue === 0n)) return refuse('improper-part');
  const size = Rational.of(wholeValue < 0n ? -wholeValue : wholeValue).plus(part);
  const value = wholeValue < 0n ? Rational.of(0).minus(size) : size;
  const shown =
    numerator === 0n
      ? `${wholeValue}`
      : wholeValue === 0n
        ? `${numerator}/${denominator}`
        : `${wholeValue} ${numerator}/${denominator}`;
  return given([value.toString()], shown, denominator === part.d);
}
