import type { Inline } from '../../content/blocks.ts';
import { line } from '../../content/build.ts';
import { num } from '../../content/nodes.ts';
import type { AnswerMessages, AnswerModel } from '../kind.ts';
import { labeled, numberParts, publicBlank, readBoxes } from '../number-boxes.ts';
import { typed } from '../printed.ts';
import { readDecimal } from '../read-number.ts';
import type { Fields, Reading } from '../reading.ts';
import { decimalEmptiness } from './empty.ts';
import type { DecimalForm, DecimalInput, DecimalKey } from './model.ts';

function publicForm({ kind, blanks }: DecimalForm): DecimalForm {
  return { kind, blanks: blanks.map(publicBlank) };
}

/** A number in every box. */
function read({ blanks }: DecimalForm, fields: Fields): Reading {
  return readBoxes(readDecimal, blanks, fields);
}

function inputFromKey({ kind, values }: DecimalKey): DecimalInput {
  return { kind, values };
}

/** Every key is a number that can be typed. */
function canBeGiven(): boolean {
  return true;
}

function printKey({ values }: DecimalKey, { blanks }: DecimalForm): readonly Inline[] {
  return labeled(
    values.map((value) => num(value)),
    blanks,
  );
}

function printInput({ values }: DecimalInput, { blanks }: DecimalForm): readonly Inline[] {
  return labeled(values.map(typed), blanks);
}

const messages: AnswerMessages = {
  empty: line`اول جوابت را در جای خالی بنویس.`,
  wrong: line`یک بار دیگر حساب کن و به جای ممیز دقت کن.`,
};

export const decimalModel: AnswerModel<DecimalForm, DecimalInput, DecimalKey> = {
  kind: 'decimal',
  publicForm,
  read,
  parts: numberParts,
  inputFromKey,
  canBeGiven,
  printKey,
  printInput,
  messages,
  emptiness: decimalEmptiness,
};
