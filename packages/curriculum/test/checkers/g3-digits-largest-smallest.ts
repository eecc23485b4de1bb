import type { SkillChecker } from '../question-readers/checker.ts';
import { numbersInWords, wordsOf } from '../question-readers/sheet.ts';

function arrangements(digits: readonly number[]): number[][] {
  if (digits.length === 0) return [[]];
  return digits.flatMap((digit, index) =>
    arrangements(digits.filter((_, place) => place !== index)).map((rest) => [digit, ...rest]),
  );
}

/** Tries all arrangements. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const digits = numbersInWords(sheet.stem)
      .filter((value) => value < 10)
      .slice(0, 4);
    const numbers = arrangements(digits)
      .filter(([first]) => first !== 0)
      .map((row) => Number(row.join('')));
    const wantsLargest = wordsOf(sheet.stem).includes('بزرگ‌ترین');
    return { kind: 'integer', values: [String(wantsLargest ? Math.max(...numbers) : Math.min(...numbers))] };
  },
};
