import type { Inline } from '../../content/blocks.ts';
import { line, math } from '../../content/build.ts';
import { mixedOf } from '../../content/nodes.ts';
import { Rational } from '../../numbers/rational.ts';
import { readFraction } from '../fraction-boxes.ts';
import { isBlank } from '../is-blank.ts';
import type { AnswerMessages, AnswerModel } from '../kind.ts';
import { isEmptyReading } from '../number-boxes.ts';
import { typed } from '../printed.ts';
import { readWhole } from '../read-number.ts';
import { type Fields, given, type Reading, refuse } from '../reading.ts';
import { mixedEmptiness } from './empty.ts';
import type { MixedForm, MixedInput, MixedKey } from './model.ts';

function publicForm({ kind, improper }: MixedForm): MixedForm {
  return improper === undefined ? { kind } : { kind, improper };
}

function read({ improper }: MixedForm, fields: Fields): Reading {
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

function parts({ whole, numerator, denominator }: MixedKey): readonly string[] {
  return [Rational.mixed(whole, numerator, denominator).toString()];
}

function inputFromKey({ kind, whole, numerator, denominator }: MixedKey): MixedInput {
  const isWhole = numerator === 0;
  return {
    kind,
    whole: String(whole),
    numerator: isWhole ? '' : String(numerator),
    denominator: isWhole ? '' : String(denominator),
  };
}

function canBeGiven({ numerator, denominator }: MixedKey): boolean {
  return numerator >= 0 && numerator < denominator;
}

function fault(_: MixedForm, { numerator, denominator }: MixedKey): string | null {
  const isProper = Rational.of(numerator, denominator).compare(Rational.of(1)) < 0;
  return isProper ? null : 'the fraction part of a mixed key is not proper';
}

function printKey({ whole, numerator, denominator }: MixedKey): readonly Inline[] {
  return [math(mixedOf(Rational.mixed(whole, numerator, denominator)))];
}

/** Boxes that were left empty beside others are left out. */
function printInput(input: MixedInput): readonly Inline[] {
  const whole = typed(input.whole);
  if (isBlank(input.numerator) && isBlank(input.denominator)) return [math(whole)];
  const numerator = typed(input.numerator);
  const denominator = typed(input.denominator);
  return isBlank(input.whole)
    ? [math({ t: 'fraction', numerator, denominator })]
    : [math({ t: 'mixed', whole, numerator, denominator })];
}

const messages: AnswerMessages = {
  empty: line`اول جوابت را در خانه‌های عدد مخلوط بنویس.`,
  wrong: line`یک بار دیگر ببین چند واحد کامل داری و چه کسری می‌ماند.`,
};

export const mixedModel: AnswerModel<MixedForm, MixedInput, MixedKey> = {
  kind: 'mixed',
  publicForm,
  read,
  parts,
  inputFromKey,
  canBeGiven,
  fault,
  printKey,
  printInput,
  messages,
  emptiness: mixedEmptiness,
};
