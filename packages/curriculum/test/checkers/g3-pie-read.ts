import type { SkillChecker } from '../question-readers/checker.ts';
import { sectorsAsked } from '../question-readers/pie-sectors.ts';
import { nth, numbersInWords, only } from '../question-readers/sheet.ts';

/** Deals the things out over the sectors, one to each in turn, until they are all gone. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { all, asked } = sectorsAsked(sheet);
    const numbers = numbersInWords(sheet.stem);
    const given = sheet.form === 'reverse' || sheet.form === 'story' ? nth(numbers, 0) : nth(numbers, 1);
    const over = sheet.form === 'reverse' ? nth(sectorsAsked(sheet, 0).asked, 0) : all;
    let [left, each] = [given, 0];
    for (; left >= over; left -= over) each += 1;
    if (left !== 0) throw new Error('some are left over');
    if (sheet.form !== 'reverse' && sheet.form !== 'story' && nth(numbers, 0) !== all)
      throw new Error('another number of sectors');
    let answer = 0;
    for (let sector = 0; sector < only(asked); sector += 1) answer += each;
    return { kind: 'integer', values: [String(answer)] };
  },
};
