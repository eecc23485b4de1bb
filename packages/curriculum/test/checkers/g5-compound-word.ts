import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

function ascii(digits: string): number {
  return Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));
}

/** Lets a clock run forwards or backwards, minute after minute. */
export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'clock') throw new Error('no clock');
    const words = wordsOf(stem);
    const times = [...words.matchAll(/ساعت ([۰-۹]+) و ([۰-۹]+) دقیقه/g)].map(
      ([, h = '', m = '']) => [ascii(h), ascii(m)] as const,
    );
    if (answer.format === 'duration') {
      let [hour, minute] = nth(times, 0);
      let passed = 0;
      while (hour !== nth(times, 1)[0] || minute !== nth(times, 1)[1]) {
        minute += 1;
        if (minute === 60) [hour, minute] = [hour + 1, 0];
        passed += 1;
      }
      return { kind: 'clock', hour: Math.floor(passed / 60), minute: passed % 60 };
    }
    const [, h = '', m = ''] = /([۰-۹]+) ساعت و ([۰-۹]+) دقیقه/.exec(words) ?? [];
    const [hour, minute] = nth(times, 0);
    let at = [hour, minute] as const;
    const back = /راه افتاده بودند|حرکت کرده بود|شروع شده بود|پرواز کرده بود|گذاشته بود/.test(words);
    for (let left = ascii(h) * 60 + ascii(m); left > 0; left -= 1) {
      const next = at[1] + (back ? -1 : 1);
      at = next === 60 ? [at[0] + 1, 0] : next < 0 ? [at[0] - 1, 59] : [at[0], next];
    }
    return { kind: 'clock', hour: at[0], minute: at[1] };
  },
};
