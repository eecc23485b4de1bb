import type { SkillChecker } from '../question-readers/checker.ts';
import { polygonSides } from '../question-readers/drawn-lengths.ts';
import { nth, numbersInWords, only, type Sheet, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

const corners = ['مثلث', 'چهارضلعی', 'پنج‌ضلعی', 'شش‌ضلعی'];

function cornersOf(sheet: Sheet): number {
  if (wordsOf(sheet.stem).includes('مربع')) return 4;
  return 3 + corners.findIndex((name) => wordsOf(sheet.stem).includes(name));
}

/** Tries every length of the side until one walk around measures as much as is stated. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const numbers = numbersInWords(sheet.stem);
    const around = nth(numbers, 0);
    const isEqual = sheet.form === 'story' || sheet.form === 'compare';
    const known =
      sheet.figure === undefined ? numbers.slice(1) : polygonSides(sheet).flatMap((side) => side.written ?? []);
    const walk = (side: number) =>
      isEqual
        ? Array<number>(cornersOf(sheet))
            .fill(side)
            .reduce((sum, each) => sum + each, 0)
        : known.reduce((sum, each) => sum + each, side);
    return whole(only(Array.from({ length: 41 }, (_, side) => side).filter((side) => walk(side) === around)));
  },
};
