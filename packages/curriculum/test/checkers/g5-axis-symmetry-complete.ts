import type { SkillChecker } from '../question-readers/checker.ts';
import { only } from '../question-readers/sheet.ts';
import { askedCorners, crossingsOf, isMirrored, paperOf, plain } from '../question-readers/squared-paper.ts';

/** Tries every crossing of the paper: the line must halve the way to it at a right angle. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const paper = paperOf(sheet);
    const axis = only(paper.shapes.filter((shape) => shape.t === 'line'));
    if (axis.t !== 'line') throw new Error('no line');
    const [from, to] = [plain(axis.from), plain(axis.to)];
    const points = askedCorners(sheet)
      .filter((corner) => !isMirrored(corner, corner, from, to))
      .map((corner) => only(crossingsOf(paper).filter((image) => isMirrored(corner, image, from, to))));
    return { kind: 'points', points };
  },
};
