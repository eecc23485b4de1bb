import type { Inline } from '../../content/blocks.ts';
import { line, math } from '../../content/build.ts';
import { num } from '../../content/nodes.ts';
import { Rational } from '../../numbers/rational.ts';
import { readFraction } from '../fraction-boxes.ts';
import type { AnswerMessages, AnswerModel } from '../kind.ts';
import { isEmptyReading } from '../number-boxes.ts';
import { typed } from '../printed.ts';
import { readWhole } from '../read-number.ts';
import { type Fields, given, type Reading, refuse } from '../reading.ts';
import { fractionEmptiness } from './empty.ts';
import type { FractionForm, FractionInput, FractionKey } from './model.ts';

function publicForm({ kind, simplest }: FractionForm): FractionForm {
  return simplest === undefined ? { kind } : { kind, simplest };
}

function read(_: FractionForm, fields: Fields): Reading {
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

function parts({ numerator, denominator }: FractionKey): readonly string[] {
  return [Rational.of(numerator, denominator).toString()];
}

function inputFromKey({ kind, numerator, denominator }: FractionKey): FractionInput {
  return { kind, numerator: String(numerator), denominator: String(denominator) };
}

function canBeGiven({ denominator }: FractionKey): boolean {
  return denominator !== 0;
}

function printKey({ numerator, denominator }: FractionKey): readonly Inline[] {
  return denominator === 1
    ? [math(num(numerator))]
    : [math({ t: 'fraction', numerator: num(numerator), denominator: num(denominator) })];
}

function printInput({ numerator, denominator }: FractionInput): readonly Inline[] {
  return [math({ t: 'fraction', numerator: typed(numerator), denominator: typed(denominator) })];
}

const messages: AnswerMessages = {
  empty: line`اول صورت و مخرج کسر را بنویس.`,
  wrong: line`یک بار دیگر به صورت و مخرج نگاه کن.`,
};

export const fractionModel: AnswerModel<FractionForm, FractionInput, FractionKey> = {
  kind: 'fraction',
  publicForm,
  read,
  parts,
  inputFromKey,
  canBeGiven,
  printKey,
  printInput,
  messages,
  emptiness: fractionEmptiness,
};
