import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';
import { crossingsOf, lettered, paperOf } from '../question-readers/squared-paper.ts';

/** Tries every crossing against the sentence. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const paper = paperOf(sheet);
    const words = wordsOf(sheet.stem);
    const statement = numbersInWords(sheet.stem);
    if (paper.shapes.length === 0)
      return {
        kind: 'points',
        points: crossingsOf(paper).filter(([x, y]) => x === nth(statement, 0) && y === nth(statement, 1)),
      };
    const other = lettered(paper.shapes, 'الف');
    const isMore = [...words.matchAll(/بیشتر|کمتر/g)].map(([word]) => word === 'بیشتر');
    const holds = (axis: 0 | 1, point: readonly [number, number]) => {
      const [one, two] = words.startsWith('طول نقطهٔ «الف»') ? [other, point] : [point, other];
      return nth(one, axis) - nth(two, axis) === (nth(isMore, axis) ? nth(statement, axis) : -nth(statement, axis));
    };
    return {
      kind: 'points',
      points: [only(crossingsOf(paper).filter((point) => holds(0, point) && holds(1, point)))],
    };
  },
};
