import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import type { AnswerMessages, AnswerModel, RightParts } from '../kind.ts';
import { type Fields, given, listOf, type Reading, refuse } from '../reading.ts';
import { levelsEmptiness } from './empty.ts';
import type { LevelsForm, LevelsInput, LevelsKey } from './model.ts';

function publicForm({ kind, style, columns, from, to, step, move, unit }: LevelsForm): LevelsForm {
  return {
    kind,
    style,
    columns: columns.map(({ label, start }) => ({ label, ...(start === undefined ? {} : { start }) })),
    from,
    to,
    step,
    ...(move === undefined ? {} : { move }),
    ...(unit === undefined ? {} : { unit }),
  };
}

/** A height for every column, on the marks of the axis; towers keep their blocks. */
function read({ style, columns, from, to, step, move = step }: LevelsForm, fields: Fields): Reading {
  const list = listOf(fields.values);
  if (list === null || (list.length > 0 && list.length !== columns.length)) return refuse('unknown-option');
  const values: (number | null)[] = [];
  for (const value of list) {
    const isHeight =
      typeof value === 'number' && value >= from && value <= to && Number.isInteger((value - from) / move);
    if (value !== null && !isHeight) return refuse('unknown-option');
    values.push(value);
  }
  if (values.every((value, index) => value === (columns[index]?.start ?? null))) return refuse('empty');
  const set = values.filter((value) => value !== null);
  if (set.length < columns.length) return refuse('incomplete');
  const blocks = columns.reduce((total, { start = 0 }) => total + start, 0);
  const isKept = style !== 'blocks' || set.reduce((total, value) => total + value, 0) === blocks;
  return isKept ? given(set.map(String)) : refuse('unknown-option');
}

function parts({ values }: LevelsKey): readonly string[] {
  return values.map(String);
}

function inputFromKey({ kind, values }: LevelsKey): LevelsInput {
  return { kind, values };
}

/** A tower that happens to have its height says nothing of the others. */
function rightParts(key: LevelsKey, given: readonly string[], { style }: LevelsForm): RightParts {
  const wanted = parts(key);
  const right = style === 'blocks' ? 0 : wanted.filter((part, index) => part === given[index]).length;
  return { right, outOf: wanted.length };
}

function printKey({ values }: LevelsKey, form: LevelsForm): readonly Inline[] {
  return [text(heights(values, form))];
}

function printInput({ values }: LevelsInput, form: LevelsForm): readonly Inline[] {
  return values.length > 0 ? [text(heights(values, form))] : [];
}

/** «مهر: ۱۲، آبان: ۸»; a column not set yet shows the empty box. */
function heights(values: LevelsInput['values'], { columns }: LevelsForm): string {
  return columns
    .map(({ label }, index) => {
      const value = values[index] ?? null;
      return `${label}: ${value === null ? '□' : persianNumber(value)}`;
    })
    .join('، ');
}

const messages: AnswerMessages = {
  empty: line`اول ستون‌ها را جابه‌جا کن.`,
  wrong: line`بلندی هر ستون را یک بار دیگر با سؤال مقایسه کن.`,
  partial: (right, outOf) => line`${right} ستون از ${outOf} ستون درست است. بلندی بقیه را یک بار دیگر ببین.`,
};

export const levelsModel: AnswerModel<LevelsForm, LevelsInput, LevelsKey> = {
  kind: 'levels',
  publicForm,
  read,
  parts,
  inputFromKey,
  rightParts,
  printKey,
  printInput,
  messages,
  emptiness: levelsEmptiness,
};
