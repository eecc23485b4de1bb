import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Walks to both sides, one by one, until a round number is met; above first, for the middle goes up. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const value = nth(numbersInWords(sheet.stem), 0);
    const words = wordsOf(sheet.stem);
    const place = words.includes('هزارتایی') ? 1000 : words.includes('صدتایی') ? 100 : 10;
    for (let step = 0; ; step += 1) {
      if ((value + step) % place === 0) return { kind: 'integer', values: [String(value + step)] };
      if ((value - step) % place === 0) return { kind: 'integer', values: [String(value - step)] };
    }
  },
};
