import type { SkillChecker } from '../question-readers/checker.ts';
import { drawnLines, polygonSides, squaresIn } from '../question-readers/drawn-lengths.ts';
import { nth, numbersInWords, only, type Sheet, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

function known(sheet: Sheet): number {
  if (sheet.figure === undefined) return nth(numbersInWords(sheet.stem), -1);
  return only([...polygonSides(sheet), ...drawnLines(sheet)].flatMap(({ written }) => written ?? []));
}

/** Tries every length from 1 up until the area comes out. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const numbers = numbersInWords(sheet.stem);
    const area = sheet.form === 'compare' ? squaresIn(nth(numbers, 1), nth(numbers, 0)) : nth(numbers, 0);
    const isTriangle = wordsOf(sheet.stem).includes('مثلث');
    for (let length = 1; length <= 60; length += 1) {
      const rectangle = squaresIn(length, known(sheet));
      if (rectangle === (isTriangle ? area + area : area)) return whole(length);
    }
    throw new Error('no such length');
  },
};
