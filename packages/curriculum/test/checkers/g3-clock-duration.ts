import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

const ascii = (digits: string) => Number([...digits].map((digit) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)).join(''));

/** Lets the clock run from start to end, five minutes at a time. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const statement =
      sheet.figure?.t === 'clock'
        ? sheet.figure.clocks.map(({ hour, minute }) => [hour, minute] as const)
        : [...wordsOf(sheet.stem).matchAll(/([۰-۹]+):([۰-۹]+)/g)].map(
            ([, h = '', m = '']) => [ascii(h), ascii(m)] as const,
          );
    let [hour, minute] = nth(statement, 0);
    const [endHour, endMinute] = nth(statement, 1);
    let [hours, minutes] = [0, 0];
    while (hour !== endHour || minute !== endMinute) {
      minute += 5;
      minutes += 5;
      if (minute === 60) [hour, minute] = [hour + 1, 0];
      if (minutes === 60) [hours, minutes] = [hours + 1, 0];
      if (hour > 24) throw new Error('the end is on another day');
    }
    return whole(hours, minutes);
  },
};
