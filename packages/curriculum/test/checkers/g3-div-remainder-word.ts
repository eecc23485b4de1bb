import type { SkillChecker } from '../question-readers/checker.ts';
import { numbersInWords, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Fills one holder after another with real things. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [one = 0, other = 0] = numbersInWords(sheet.stem.slice(0, 1));
    const [amount, size] = [Math.max(one, other), Math.min(one, other)];
    const holders: number[] = [];
    for (let thing = 0; thing < amount; thing += 1) {
      const last = holders.length - 1;
      if (last >= 0 && (holders[last] ?? 0) < size) holders[last] = (holders[last] ?? 0) + 1;
      else holders.push(1);
    }
    const full = holders.filter((held) => held === size).length;
    const words = wordsOf(sheet.stem.slice(-1));
    if (words.includes('دست‌کم')) return whole(holders.length);
    return whole(words.includes('باقی می‌ماند') ? amount - full * size : full);
  },
};
