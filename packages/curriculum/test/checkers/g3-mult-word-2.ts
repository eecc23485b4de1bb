import type { SkillChecker } from '../question-readers/checker.ts';
import { numbersInWords, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Adds the groups one after another, then what comes on top. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [statement, second] = [sheet.stem.slice(0, 1), sheet.stem.slice(1, 2)];
    const [groups = 0, size = 0] = [...numbersInWords(statement)].sort((a, b) => a - b);
    let sum = 0;
    for (let group = 0; group < groups; group += 1) sum += size;
    const isMore = !wordsOf(second).includes('جواب را');
    const [more = 0] = isMore ? numbersInWords(second) : [];
    return whole(sum + more);
  },
};
