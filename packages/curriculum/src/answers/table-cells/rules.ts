import type { Inline } from '../../content/blocks.ts';
import { line } from '../../content/build.ts';
import type { MathNode } from '../../content/math.ts';
import { num } from '../../content/nodes.ts';
import { plainMath } from '../../content/plain.ts';
import type { AnswerMessages, AnswerModel } from '../kind.ts';
import { type Blank, labeled, numberParts, readBoxes } from '../number-boxes.ts';
import { typed } from '../printed.ts';
import { readDecimal, readWhole } from '../read-number.ts';
import type { Fields, Reading } from '../reading.ts';
import { blanksOf, tableCellsEmptiness } from './empty.ts';
import type { TableAnswerCell, TableCellsForm, TableCellsInput, TableCellsKey } from './model.ts';

function publicForm({ kind, description, columns, hasRowHeadings, rows, keyboard }: TableCellsForm): TableCellsForm {
  return {
    kind,
    description,
    ...(columns === undefined ? {} : { columns }),
    ...(hasRowHeadings === undefined ? {} : { hasRowHeadings }),
    rows: rows.map((cells) => cells.map(publicCell)),
    ...(keyboard === undefined ? {} : { keyboard }),
  };
}

function publicCell(cell: TableAnswerCell): TableAnswerCell {
  switch (cell.t) {
    case 'text':
      return { t: 'text', text: cell.text };
    case 'math':
      return { t: 'math', math: cell.math };
    case 'blank':
      return { t: 'blank', ...(cell.unit === undefined ? {} : { unit: cell.unit }) };
  }
}

/** A number in every empty cell. */
function read({ rows, keyboard }: TableCellsForm, fields: Fields): Reading {
  const blanks = rows.flat().flatMap((cell) => (cell.t === 'blank' ? [cell] : []));
  return readBoxes(keyboard === 'decimal' ? readDecimal : readWhole, blanks, fields);
}

function inputFromKey({ kind, values }: TableCellsKey): TableCellsInput {
  return { kind, values };
}

/** Of each empty cell, whether its number is right. */
function verdicts(key: TableCellsKey, given: readonly string[]): readonly boolean[] {
  return numberParts(key).map((part, index) => part === given[index]);
}

function fault(form: TableCellsForm, { values }: TableCellsKey): string | null {
  return blanksOf(form).length === values.length ? null : 'the table has not as many empty cells as numbers';
}

function printKey({ values }: TableCellsKey, form: TableCellsForm): readonly Inline[] {
  return byCells(
    values.map((value) => num(value)),
    form,
  );
}

function printInput({ values }: TableCellsInput, form: TableCellsForm): readonly Inline[] {
  return byCells(values.map(typed), form);
}

/** «سیب، تعداد: ۱۲»: each number with the headings of its row and column, as far as the table has them. */
function byCells(values: readonly MathNode[], form: TableCellsForm): readonly Inline[] {
  const blanks = blanksOf(form).map(([row, column]): Blank => {
    const cell = form.rows[row]?.[column];
    const names = [rowName(form, row), form.columns?.[column]].filter((name) => name !== undefined);
    return {
      ...(names.length === 0 ? {} : { label: names.join('، ') }),
      ...(cell?.t === 'blank' && cell.unit !== undefined ? { unit: cell.unit } : {}),
    };
  });
  return labeled(values, blanks);
}

function rowName({ hasRowHeadings = false, rows }: TableCellsForm, row: number): string | undefined {
  const heading = hasRowHeadings ? rows[row]?.[0] : undefined;
  if (heading === undefined || heading.t === 'blank') return undefined;
  return heading.t === 'text' ? heading.text : plainMath(heading.math);
}

const messages: AnswerMessages = {
  empty: line`اول عددها را در خانه‌های خالی جدول بنویس.`,
  wrong: line`یک بار دیگر سطر و ستون هر خانه را ببین و حساب کن.`,
  partial: (right, outOf) => line`${right} خانه از ${outOf} خانه درست است. بقیه را یک بار دیگر حساب کن.`,
};

export const tableCellsModel: AnswerModel<TableCellsForm, TableCellsInput, TableCellsKey> = {
  kind: 'table-cells',
  publicForm,
  read,
  parts: numberParts,
  inputFromKey,
  verdicts,
  fault,
  printKey,
  printInput,
  messages,
  emptiness: tableCellsEmptiness,
};
