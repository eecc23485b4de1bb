import type { SkillChecker } from '../reading/checker.ts';
import { nth, numbersInWords, only, wordsOf } from '../reading/sheet.ts';
import { crossingsOf, lettered, paperOf } from '../reading/squared-paper.ts';

/** Tries every crossing against the sentence. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const paper = paperOf(sheet);
    const words = wordsOf(sheet.stem);
    const told = numbersInWords(sheet.stem);
    if (paper.shapes.length === 0)
      return {
        kind: 'points',
        points: crossingsOf(paper).filter(([x, y]) => x === nth(told, 0) && y === nth(told, 1)),
      };
    const other = lettered(paper.shapes, 'الف');
    const isMore = [...words.matchAll(/بیشتر|کمتر/g)].map(([word]) => word === 'بیشتر');
    const holds = (axis: 0 | 1, point: readonly [number, number]) => {
      const [one, two] = words.startsWith('طول نقطهٔ «الف»') ? [other, point] : [point, other];
      return nth(one, axis) - nth(two, axis) === (nth(isMore, axis) ? nth(told, axis) : -nth(told, axis));
    };
    return {
      kind: 'points',
      points: [only(crossingsOf(paper).filter((point) => holds(0, point) && holds(1, point)))],
    };
  },
};
