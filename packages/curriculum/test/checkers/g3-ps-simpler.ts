import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';
import { countedOn, countedUp, played } from '../question-readers/written-sums.ts';

/** Works out the second wording alone, without reading the simple one. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const from = sheet.stem.findIndex((block) => wordsOf([block]).includes('عددهای اصلی:'));
    const real = sheet.stem.slice(from + 1);
    if (sheet.form !== 'compare') return whole(played(real));
    const [statement, next] = [real.slice(0, 1), real.slice(1, 2)];
    const [a = 0, b = 0] = numbersInWords(statement);
    // The question of a story with two steps is the last one's; what is stated first says it by its verbs.
    const isTaken = /بردند|نشسته|مصرف|جایزه|فروخت|رفته است/.test(wordsOf(statement));
    const first = isTaken ? countedUp(b, a) : countedOn(a, b);
    const by = nth(numbersInWords(next), 0);
    return whole(wordsOf(next).includes('کم شد') ? countedUp(by, first) : countedOn(first, by));
  },
};
