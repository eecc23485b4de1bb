import type { SkillChecker } from '../question-readers/checker.ts';
import { polygonSides, squaresIn } from '../question-readers/drawn-lengths.ts';
import { nth, numbersInWords, type Sheet, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

function sidesOf(sheet: Sheet): readonly [number, number] {
  const words = wordsOf(sheet.stem);
  const numbers = numbersInWords(sheet.stem);
  if (sheet.figure !== undefined) {
    const written = polygonSides(sheet).flatMap((side) => side.written ?? []);
    return [nth(written, 0), nth(written, -1)];
  }
  const first = nth(numbers, 0);
  if (sheet.form === 'compare') {
    const second = nth(numbers, 1);
    return [words.includes('برابر عرضش') ? squaresIn(second, first) : first + second, first];
  }
  return words.includes('مربع') && numbers.length === 1 ? [first, first] : [first, nth(numbers, 1)];
}

/** Walks around the rectangle side by side and counts its squares row by row; backwards it tries every length. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const around = (a: number, b: number) => a + b + a + b;
    if (sheet.form === 'reverse') {
      const numbers = numbersInWords(sheet.stem);
      for (let length = 1; length <= 60; length += 1) {
        const width = numbers[1] ?? length;
        if (around(length, width) === nth(numbers, 0)) return whole(length, squaresIn(width, length));
      }
      throw new Error('no such rectangle');
    }
    const [length, width] = sidesOf(sheet);
    return whole(around(length, width), squaresIn(width, length));
  },
};
