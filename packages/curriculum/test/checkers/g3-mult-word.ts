import type { SkillChecker } from '../question-readers/checker.ts';
import { numbersInWords } from '../question-readers/sheet.ts';
import { heap, whole } from '../question-readers/whole-numbers.ts';

/** Lays out what the first sentence tells; what comes after it is only stated beside it. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [one = 0, other = 0] = numbersInWords(sheet.stem.slice(0, 1));
    return whole(heap(one, other));
  },
};
