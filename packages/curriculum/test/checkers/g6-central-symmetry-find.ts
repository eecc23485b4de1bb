import type { DrawingPoint } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { only } from '../question-readers/sheet.ts';
import { cornersOf, crossingsOf, lettered, paperOf, turnBetween } from '../question-readers/squared-paper.ts';

/** Tries every crossing as the pin: each first corner must land on a second one after a half turn. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const paper = paperOf(sheet);
    const isBare = !paper.shapes.some(({ t }) => t === 'polygon');
    const [first, second] = isBare
      ? [[lettered(paper.shapes, 'الف')], [lettered(paper.shapes, 'ب')]]
      : [cornersOf(paper.shapes, 0), cornersOf(paper.shapes, 1)];
    const isPin = (pin: DrawingPoint) =>
      first.every((corner) => second.some((image) => turnBetween(corner, image, pin) === 180));
    return { kind: 'points', points: [only(crossingsOf(paper).filter(isPin))] };
  },
};
