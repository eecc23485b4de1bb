import { polygonSides, squaresIn } from './drawn-lengths.ts';
import { nth, numbersInWords, type Sheet, wordsOf } from './sheet.ts';

/** The two sides of the rectangle a question is on: written in the drawing, stated, or stated by how much one is longer. */
export function rectangleSides(sheet: Sheet): readonly [number, number] {
  if (sheet.figure !== undefined) {
    const written = polygonSides(sheet).flatMap((side) => side.written ?? []);
    return [nth(written, 0), nth(written, -1)];
  }
  const [words, numbers] = [wordsOf(sheet.stem), numbersInWords(sheet.stem)];
  const first = nth(numbers, 0);
  if (!words.includes('مستطیل')) return [first, first];
  const second = nth(numbers, 1);
  if (sheet.form !== 'compare') return [first, second];
  return [words.includes('برابر عرضش') ? squaresIn(second, first) : first + second, first];
}
