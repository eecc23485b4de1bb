import type { SkillChecker } from '../question-readers/checker.ts';
import { numbersInWords, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Makes the sketch as a row of marks and counts on it. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const [a = 0, b = 0] = numbersInWords(sheet.stem);
    if (words.includes('اول و آخر')) {
      let marks = 0;
      for (let at = 0; at <= a; at += b) marks += 1;
      return whole(marks);
    }
    if (words.includes('دورتادور')) {
      let marks = 0;
      for (let at = 0; at < a; at += b) marks += 1;
      return whole(marks);
    }
    if (words.includes('چند بار باید ببرد')) {
      let cuts = 0;
      for (let at = b; at < a; at += b) cuts += 1;
      return whole(cuts);
    }
    if (words.includes('نصفِ باقی‌مانده')) {
      const row = Array.from({ length: a }, (_, index) => index);
      return whole(row.slice(0, row.length / 2).slice(0, row.length / 4).length);
    }
    if (words.includes('پشت سر او')) {
      return whole([...Array(a).fill('جلو'), 'او', ...Array(b).fill('پشت')].length);
    }
    let metres = 0;
    for (let thing = 2; thing <= a; thing += 1) metres += b;
    return whole(metres);
  },
};
