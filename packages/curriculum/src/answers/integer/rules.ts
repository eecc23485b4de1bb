import type { Inline } from '../../content/blocks.ts';
import { line } from '../../content/build.ts';
import { num } from '../../content/nodes.ts';
import type { AnswerMessages, AnswerModel } from '../kind.ts';
import { labeled, numberParts, publicBlank, readBoxes } from '../number-boxes.ts';
import { typed } from '../printed.ts';
import { readWhole } from '../read-number.ts';
import type { Fields, Reading } from '../reading.ts';
import { integerEmptiness } from './empty.ts';
import type { IntegerForm, IntegerInput, IntegerKey } from './model.ts';

function publicForm({ kind, blanks }: IntegerForm): IntegerForm {
  return { kind, blanks: blanks.map(publicBlank) };
}

/** A number in every box. */
function read({ blanks }: IntegerForm, fields: Fields): Reading {
  return readBoxes(readWhole, blanks, fields);
}

function inputFromKey({ kind, values }: IntegerKey): IntegerInput {
  return { kind, values };
}

/** Every key is a number that can be typed. */
function canBeGiven(): boolean {
  return true;
}

function printKey({ values }: IntegerKey, { blanks }: IntegerForm): readonly Inline[] {
  return labeled(
    values.map((value) => num(value)),
    blanks,
  );
}

function printInput({ values }: IntegerInput, { blanks }: IntegerForm): readonly Inline[] {
  return labeled(values.map(typed), blanks);
}

const messages: AnswerMessages = {
  empty: line`اول جوابت را در جای خالی بنویس.`,
  wrong: line`یک بار دیگر سؤال را بخوان و قدم‌به‌قدم حساب کن.`,
};

export const integerModel: AnswerModel<IntegerForm, IntegerInput, IntegerKey> = {
  kind: 'integer',
  publicForm,
  read,
  parts: numberParts,
  inputFromKey,
  canBeGiven,
  printKey,
  printInput,
  messages,
  emptiness: integerEmptiness,
};
