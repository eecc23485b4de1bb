import type { SkillChecker } from '../question-readers/checker.ts';
import { numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Reads every clue as it is worded and crosses the numbers out. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [opening, ...clues] = sheet.stem;
    let left =
      sheet.form === 'compare' && opening
        ? [...numbersInWords([opening])]
        : [...Array(90).keys()].map((each) => each + 10);
    let read = 0;
    for (const clue of clues) {
      const words = wordsOf([clue]);
      const [number = 0] = numbersInWords([clue]);
      const tens = (value: number) => Number(String(value)[0]);
      const ones = (value: number) => Number(String(value)[1]);
      const keep = (rule: (value: number) => boolean) => {
        read += 1;
        left = left.filter(rule);
      };
      if (words.startsWith('جمع دو رقمش')) keep((value) => tens(value) + ones(value) === number);
      else if (words === 'زوج است.') keep((value) => '02468'.includes(String(ones(value))));
      else if (words === 'فرد است.') keep((value) => '13579'.includes(String(ones(value))));
      else if (words.startsWith('با شمردن'))
        keep((value) => [...Array(40).keys()].some((times) => times * number === value));
      else if (words.startsWith('از ') && words.endsWith('بزرگ‌تر است.')) keep((value) => value > number);
      else if (words.startsWith('از ') && words.endsWith('کوچک‌تر است.')) keep((value) => value < number);
      else if (words.startsWith('رقم دهگانش از')) keep((value) => tens(value) > ones(value));
      else if (words.startsWith('رقم یکانش از')) keep((value) => ones(value) > tens(value));
      else if (words.startsWith('رقم دهگانش')) keep((value) => tens(value) === number);
    }
    if (read < 3) throw new Error(`only ${read} clues`);
    return whole(only(left));
  },
};
