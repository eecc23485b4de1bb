import type { SkillChecker } from '../question-readers/checker.ts';
import { only } from '../question-readers/sheet.ts';
import { askedCorners, crossingsOf, lettered, paperOf, turnBetween } from '../question-readers/squared-paper.ts';

/** Tries every crossing of the paper: as far from the center, and on the other side of it. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const paper = paperOf(sheet);
    const center = lettered(paper.shapes, 'م');
    const points = askedCorners(sheet)
      .filter(([x, y]) => x !== center[0] || y !== center[1])
      .map((corner) => only(crossingsOf(paper).filter((image) => turnBetween(corner, image, center) === 180)));
    return { kind: 'points', points };
  },
};
