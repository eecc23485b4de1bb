import type { TreeBranch } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';

function ends(branches: readonly TreeBranch[]): number {
  return branches.reduce((sum, { branches: inner }) => sum + (inner === undefined ? 1 : ends(inner)), 0);
}

/** Writes every pair down, follows every branch, or counts every cell. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    const { figure } = sheet;
    if (figure?.t === 'tree') return key(ends(figure.branches));
    if (figure?.t === 'table') return key(figure.rows.reduce((sum, cells) => sum + cells.length - 1, 0));
    const words = wordsOf(sheet.stem);
    const statement = numbersInWords(sheet.stem);
    const pairs = (a: number, b: number) => {
      const list = new Set<string>();
      for (let one = 0; one < a; one += 1) for (let other = 0; other < b; other += 1) list.add(`${one}-${other}`);
      return list.size;
    };
    if (words.includes('سکه')) return key(words.includes('تاس') ? pairs(2, 6) : pairs(2, 2));
    if (sheet.form === 'reverse')
      return key(only([1, 2, 3, 4, 5, 6, 7].filter((each) => pairs(nth(statement, 0), each) === nth(statement, 1))));
    return key(pairs(nth(statement, 0), nth(statement, 1)));
  },
};
