import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Writes every case down and counts the different ones. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const given = numbersInWords(sheet.stem);
    const cases = new Set<string>();
    if (words.includes('دو رقمی')) {
      const repeats = words.includes('دو بار');
      for (const [i, tens] of given.entries()) {
        for (const [j, ones] of given.entries()) if (tens > 0 && (repeats || i !== j)) cases.add(`${tens}${ones}`);
      }
    } else if (words.includes('جور')) {
      for (let a = 0; a < nth(given, 0); a += 1) for (let b = 0; b < nth(given, 1); b += 1) cases.add(`${a}|${b}`);
    } else {
      const sum = nth(given, 0);
      for (let a = 0; a <= sum; a += 1) cases.add([a, sum - a].sort((x, y) => x - y).join('|'));
    }
    return { kind: 'integer', values: [String(cases.size)] };
  },
  forms: 2,
};
