import type { SkillChecker } from '../question-readers/checker.ts';
import { measuredIn } from '../question-readers/measured.ts';
import { wordsOf } from '../question-readers/sheet.ts';

const digit = (digits: string) => Number(digits.replace(/[۰-۹]/g, (one) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(one))));

/** Lets the minutes of the day tick by one after the other. */
export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'clock') throw new Error('no time asked');
    const words = wordsOf(stem).split('«')[0] ?? '';
    const times = [...words.matchAll(/([۰-۹]+):([۰-۹]+)/g)].map(
      ([, hour = '', minute = '']) => digit(hour) * 60 + digit(minute),
    );
    const length = measuredIn(words.replace(/[۰-۹]+:[۰-۹]+/g, ''), ['ساعت', 'دقیقه'])
      .filter(([count, unit]) => unit !== 'ساعت' || count !== 24)
      .reduce((sum, [count, unit]) => sum + count * (unit === 'ساعت' ? 60 : 1), 0);
    const [first = 0, second] = times;
    const isBack = words.includes('طول کشید و ساعت');
    let at = first;
    let ticked = 0;
    while (second === undefined ? ticked < length : at < second) {
      at += isBack ? -1 : 1;
      ticked += 1;
    }
    const minutes = second === undefined ? at : ticked;
    return { kind: 'clock', hour: Math.floor(minutes / 60), minute: minutes % 60 };
  },
};
