import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Fills group after group and looks at what the question wants: full ones, what is left, or all that were begun. */
export const checker: SkillChecker = {
  solve: ({ stem }) => {
    const words = wordsOf(stem.slice(0, 2));
    const [first, second] = [nth(numbersInWords(stem), 0), nth(numbersInWords(stem), 1)];
    let left = Math.max(first, second);
    const size = Math.min(first, second);
    let full = 0;
    for (; left >= size; left -= size) full += 1;
    const begun = left > 0 ? full + 1 : full;
    const answer = words.includes('دست‌کم') ? begun : words.includes('می‌ماند') ? left : full;
    return { kind: 'integer', values: [String(answer)] };
  },
};
