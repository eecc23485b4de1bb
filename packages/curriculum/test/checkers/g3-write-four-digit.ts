import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

const words: Readonly<Record<string, number>> = {
  یک: 1,
  دو: 2,
  سه: 3,
  چهار: 4,
  پنج: 5,
  شش: 6,
  هفت: 7,
  هشت: 8,
  نه: 9,
  ده: 10,
  یازده: 11,
  دوازده: 12,
  سیزده: 13,
  چهارده: 14,
  پانزده: 15,
  شانزده: 16,
  هفده: 17,
  هجده: 18,
  نوزده: 19,
  بیست: 20,
  سی: 30,
  چهل: 40,
  پنجاه: 50,
  شصت: 60,
  هفتاد: 70,
  هشتاد: 80,
  نود: 90,
  صد: 100,
  دویست: 200,
  سیصد: 300,
  چهارصد: 400,
  پانصد: 500,
  ششصد: 600,
  هفتصد: 700,
  هشتصد: 800,
  نهصد: 900,
};

/** Adds the worth of each word up, hearing «هزار» as it is said. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const said = nth(/«([^»]+)»/.exec(wordsOf(sheet.stem)) ?? [], 1);
    const [before, after = ''] = said.includes('هزار') ? said.split('هزار') : ['', said];
    const add = (text: string) => text.split(/ و | /).reduce((sum, word) => sum + (words[word.trim()] ?? 0), 0);
    const thousands = said.includes('هزار') ? Math.max(1, add(before ?? '')) : 0;
    return { kind: 'integer', values: [String(thousands * 1000 + add(after))] };
  },
};
