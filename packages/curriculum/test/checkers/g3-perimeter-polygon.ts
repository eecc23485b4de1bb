import type { SkillChecker } from '../question-readers/checker.ts';
import { polygonSides } from '../question-readers/drawn-lengths.ts';
import { nth, numbersInWords } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Walks around the drawing, a side without a number being as long as the one marked like it; in words, along the list. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.figure === undefined) {
      let walked = 0;
      for (const side of numbersInWords(sheet.stem)) walked += side;
      return whole(walked);
    }
    const sides = polygonSides(sheet);
    const written = nth(
      sides.flatMap((side) => side.written ?? []),
      0,
    );
    let walked = 0;
    for (const side of sides) walked += side.written ?? written;
    return whole(walked);
  },
};
