import type { NumberPadMessages } from '../../i18n/fa/learning-answers.ts';

export type DigitName = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
export type KeyName = DigitName | 'decimalMark' | 'minus' | 'erase' | 'next' | 'done';

/** A key and the cells of the pad it covers; rows and columns are counted from 1 at the upper left. */
export interface PlacedKey {
  readonly name: KeyName;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface PadShape {
  readonly hasDecimalMark: boolean;
  readonly hasMinus: boolean;
  readonly hasNext: boolean;
  readonly hasDone: boolean;
}

/**
 * The cells of the pad: digits like a calculator's, tools down the right side, «done» in the lower right corner. A key
 * named in neighbouring cells covers them all.
 */
export function padCells({ hasDecimalMark, hasMinus, hasNext, hasDone }: PadShape): readonly (readonly KeyName[])[] {
  const tools: KeyName[] = [...(hasMinus ? ['minus' as const] : []), ...(hasNext ? ['next' as const] : [])];
  const last = tools.at(-1) ?? 'erase';
  const middle = tools.length === 2 ? (tools[0] ?? 'erase') : 'erase';
  const corner = hasDone ? 'done' : '0';
  return [
    ['7', '8', '9', 'erase'],
    ['4', '5', '6', middle],
    ['1', '2', '3', last],
    [hasDecimalMark ? 'decimalMark' : '0', '0', corner, corner],
  ];
}

/** Each key once, with the cells it covers, in reading order of the pad. */
export function placeKeys(cells: readonly (readonly KeyName[])[]): readonly PlacedKey[] {
  const found = new Map<KeyName, PlacedKey>();
  cells.forEach((row, rowIndex) => {
    row.forEach((name, columnIndex) => {
      const key = found.get(name) ?? { name, row: rowIndex + 1, column: columnIndex + 1, rows: 1, columns: 1 };
      found.set(name, { ...key, rows: rowIndex + 2 - key.row, columns: columnIndex + 2 - key.column });
    });
  });
  return [...found.values()];
}

/** The key that lies next to `from` in a direction of the screen, or `from` itself at the edge. */
export function neighbour(
  cells: readonly (readonly KeyName[])[],
  from: PlacedKey,
  rowStep: number,
  columnStep: number,
): KeyName {
  let row = from.row - 1 + (rowStep > 0 ? from.rows : rowStep);
  let column = from.column - 1 + (columnStep > 0 ? from.columns : columnStep);
  row = Math.max(0, Math.min(cells.length - 1, row));
  column = Math.max(0, Math.min((cells[0]?.length ?? 1) - 1, column));
  return cells[row]?.[column] ?? from.name;
}

/** The spoken name of a key; a digit is its own name. */
export function keyLabel(name: KeyName, face: string, messages: NumberPadMessages): string {
  return /^\d$/.test(name) ? face : messages[name as Exclude<KeyName, DigitName>];
}
