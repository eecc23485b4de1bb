import type { SkillChecker } from '../reading/checker.ts';
import { numbersInWords } from '../reading/sheet.ts';
import { heap, whole } from '../reading/whole-numbers.ts';

/** Lays out what the first sentence tells; what comes after it is only told beside it. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [one = 0, other = 0] = numbersInWords(sheet.stem.slice(0, 1));
    return whole(heap(one, other));
  },
};
