import type { SkillChecker } from '../question-readers/checker.ts';
import { numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';
import { boxed, fillsBox, whole } from '../question-readers/whole-numbers.ts';

/** Tries every number in the box; a number kept in mind is put through the stated steps. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form !== 'story') return whole(fillsBox(boxed(sheet), 100));
    const [one = 0, result = 0] = numbersInWords(sheet.stem);
    const words = wordsOf(sheet.stem);
    const reaches = (value: number): boolean => {
      const [start, moved] = words.includes('در ذهنش') ? [value, one] : [one, value];
      if (words.includes('اضافه')) return start + moved === result;
      if (words.includes('کم کرد')) return start - moved === result;
      if (words.includes('ضرب')) return start * moved === result;
      return start === result * moved;
    };
    return whole(only(Array.from({ length: 101 }, (_, value) => value).filter(reaches)));
  },
};
