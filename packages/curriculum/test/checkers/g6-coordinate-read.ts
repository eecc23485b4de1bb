import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, only, wordsOf } from '../question-readers/sheet.ts';
import { crossingsOf, lettered, plain } from '../question-readers/squared-paper.ts';

/** Finds the point on the paper by its letter, or by trying which crossing is as far from both ends and on their line. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const figure = figureOf(sheet, 'drawing');
    const segment = figure.shapes.find((shape) => shape.t === 'line');
    const found = (): readonly [number, number] => {
      if (segment?.t !== 'line') return lettered(figure.shapes, /نقطهٔ «([^»]+)»/.exec(wordsOf(sheet.stem))?.[1] ?? '');
      const [from, to] = [plain(segment.from), plain(segment.to)];
      return only(
        crossingsOf(figure).filter(
          (point) => point[0] - from[0] === to[0] - point[0] && point[1] - from[1] === to[1] - point[1],
        ),
      );
    };
    return { kind: 'integer', values: [nth(found(), 0), nth(found(), 1)].map(String) };
  },
};
