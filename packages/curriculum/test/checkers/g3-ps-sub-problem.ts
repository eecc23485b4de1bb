import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords } from '../question-readers/sheet.ts';
import { heap, whole } from '../question-readers/whole-numbers.ts';

/** Puts the things of all packs on one heap; of two people, counts on or back from the first. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const numbers = numbersInWords(sheet.stem);
    const [a, c] = [nth(numbers, 0), nth(numbers, 1)];
    if (sheet.form === 'compare') return whole(a + a + c);
    if (sheet.form === 'reverse') return whole(a + a - c);
    return whole(heap(a, nth(numbers, 2)) + heap(c, nth(numbers, 3)));
  },
};
