import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import { FOR_EXAMPLE } from '../for-example.ts';
import type { AnswerMessages } from '../kind.ts';
import type { CellPlace, CellsInput, CellsKey } from './model.ts';

export function printKey({ cells, rule }: CellsKey): readonly Inline[] {
  return [text(`${rule === undefined ? '' : FOR_EXAMPLE}${byRows(cells)}`)];
}

export function printInput({ cells }: CellsInput): readonly Inline[] {
  return cells.length === 0 ? [] : [text(byRows(cells))];
}

/** «سطر ۱: ستون ۲ و ۳؛ سطر ۲: ستون ۴»: squares by their rows from the top and columns from the left, counted from 1. */
function byRows(cells: readonly CellPlace[]): string {
  const rows = [...new Set(cells.map(([row]) => row))].sort((one, other) => one - other);
  return rows
    .map((row) => {
      const columns = cells
        .filter(([at]) => at === row)
        .map(([, column]) => column + 1)
        .sort((one, other) => one - other);
      return `سطر ${persianNumber(row + 1)}: ستون ${columns.map((column) => persianNumber(column)).join(' و ')}`;
    })
    .join('؛ ');
}

const color = line`اول خانه‌هایی را که می‌خواهی رنگ کن.`;

export const messages: AnswerMessages = {
  empty: color,
  wrong: line`خانه‌هایی را که رنگ کرده‌ای یکی‌یکی با سؤال مقایسه کن.`,
  partial: () => line`بعضی از خانه‌ها درست است. یکی‌یکی ببین کدام کم است و کدام زیادی.`,
};
