import { everyNumber } from './numbers-in-stem.ts';
import { type Sheet, wordsOf } from './sheet.ts';

/** The pairs number → count that the sheet shows: from its table, its list of pairs, its row of numbers or its story. */
export function pairsShown(sheet: Sheet): readonly (readonly [number, number])[] {
  if (sheet.figure?.t === 'growing-pattern') {
    return sheet.figure.figures.map(({ number, at }) => [number, at.length] as const);
  }
  if (sheet.figure?.t === 'table') {
    return sheet.figure.rows.map((cells) => {
      const [n, value] = cells.map((cell) =>
        cell.t === 'math' && cell.math.t === 'number' ? Number(cell.math.value) : Number.NaN,
      );
      return [n ?? 0, value ?? 0] as const;
    });
  }
  const numbers = everyNumber(sheet.stem).map(({ numerator }) => numerator);
  const words = wordsOf(sheet.stem);
  if (words.includes('این تعدادها')) {
    return [0, 2, 4, 6].map((index) => [numbers[index] ?? 0, numbers[index + 1] ?? 0] as const);
  }
  const count = sheet.form === 'story' ? 3 : 4;
  return numbers.slice(0, count).map((value, index) => [index + 1, value] as const);
}

/** Walks from the first shown count to the `n`th, step by step. */
export function walkTo(pairs: readonly (readonly [number, number])[], n: number): number {
  const [first = [1, 0], second = [2, 0]] = pairs;
  const jump = (second[1] - first[1]) / (second[0] - first[0]);
  let value = first[1];
  for (let at = first[0]; at < n; at += 1) value += jump;
  return value;
}
