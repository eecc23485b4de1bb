import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';
import { askedCorners, crossingsOf, lettered, paperOf, turnBetween } from '../question-readers/squared-paper.ts';

/** Tries every crossing of the paper and measures the turn to it. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const paper = paperOf(sheet);
    const center = lettered(paper.shapes, 'م');
    const degrees = nth(numbersInWords(sheet.stem), 0);
    const isAgainst = /خلاف جهت عقربه/.test(wordsOf(sheet.stem));
    const wanted = isAgainst ? degrees : 360 - degrees;
    const points = askedCorners(sheet)
      .filter(([x, y]) => x !== center[0] || y !== center[1])
      .map((corner) => only(crossingsOf(paper).filter((image) => turnBetween(corner, image, center) === wanted)));
    return { kind: 'points', points };
  },
};
