import type { Inline } from '../../content/blocks.ts';
import { line } from '../../content/build.ts';
import type { MathNode } from '../../content/math.ts';
import { num } from '../../content/nodes.ts';
import { plainMath } from '../../content/plain.ts';
import type { AnswerMessages } from '../kind.ts';
import { type Blank, labeled } from '../number-boxes.ts';
import { typed } from '../typed.ts';
import { blanksOf } from './blanks.ts';
import type { TableCellsForm, TableCellsInput, TableCellsKey } from './model.ts';

export function printKey({ values }: TableCellsKey, form: TableCellsForm): readonly Inline[] {
  return byCells(
    values.map((value) => num(value)),
    form,
  );
}

export function printInput({ values }: TableCellsInput, form: TableCellsForm): readonly Inline[] {
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

export const messages: AnswerMessages = {
  empty: line`اول عددها را در خانه‌های خالی جدول بنویس.`,
  wrong: line`یک بار دیگر سطر و ستون هر خانه را ببین و حساب کن.`,
  partial: (right, outOf) => line`${right} خانه از ${outOf} خانه درست است. بقیه را یک بار دیگر حساب کن.`,
};
