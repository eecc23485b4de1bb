import { drawnLines, polygonSides, squaresIn } from './drawn-lengths.ts';
import { nth, numbersInWords, type Sheet, wordsOf } from './sheet.ts';

/** Base and height: of a drawing the length written at the level side, and at what stands upright on it. */
export function baseAndHeight(sheet: Sheet): readonly [number, number] {
  const numbers = numbersInWords(sheet.stem);
  if (sheet.figure === undefined) {
    const [base, other] = [nth(numbers, 0), nth(numbers, -1)];
    if (sheet.form !== 'compare') return [base, other];
    return [base, wordsOf(sheet.stem).includes('از قاعده کمتر') ? base - other : base + other];
  }
  const all = [...polygonSides(sheet), ...drawnLines(sheet)].filter(({ written }) => written !== null);
  const level = all.filter(({ from, to }) => from[1] === to[1]);
  const upright = all.filter(({ from, to }) => from[0] === to[0]);
  return [nth(level, 0).written ?? 0, nth(upright, 0).written ?? 0];
}

/** How many equal pieces there are. */
export function piecesOf(sheet: Sheet): number {
  return sheet.form === 'reverse' ? nth(numbersInWords(sheet.stem), 0) : 1;
}

/** Twice the area of a triangle, or the area of a parallelogram: squares in rows. */
export function rectangleOf(sheet: Sheet): number {
  const [base, height] = baseAndHeight(sheet);
  return squaresIn(height, base);
}
