import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';
import { lettered } from '../question-readers/squared-paper.ts';

/** Walks the way one step at a time. */
export const checker: SkillChecker = {
  solve: ({ form, stem, figure }) => {
    const words = wordsOf(stem);
    const digits = (text: string) => Number(text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));
    const statement = /طول ([۰-۹]+) و عرض ([۰-۹]+)/.exec(words);
    let [x, y] =
      figure?.t === 'drawing'
        ? lettered(figure.shapes, 'الف')
        : [digits(nth([...(statement ?? [])], 1)), digits(nth([...(statement ?? [])], 2))];
    if (numbersInWords(stem).length < 2) throw new Error('no way is told');
    const back = form === 'reverse' ? -1 : 1;
    for (const [, count = '', direction] of words.matchAll(/([۰-۹]+) واحد به (راست|چپ|بالا|پایین)/g)) {
      for (let walked = 0; walked < digits(count); walked += 1) {
        if (direction === 'راست') x += back;
        if (direction === 'چپ') x -= back;
        if (direction === 'بالا') y += back;
        if (direction === 'پایین') y -= back;
      }
    }
    return { kind: 'integer', values: [String(x), String(y)] };
  },
};
