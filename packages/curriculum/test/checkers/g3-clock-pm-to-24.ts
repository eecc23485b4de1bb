import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, only, wordsOf } from '../question-readers/sheet.ts';

const ascii = (digits: string) => Number([...digits].map((digit) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)).join(''));

/** Counts the hours on from noon. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const [, h = '', m = '۰'] = /ساعت ([۰-۹]+)(?: و ([۰-۹]+) دقیقه)?/.exec(words) ?? [];
    const { hour, minute } =
      sheet.form === 'figure' ? only(figureOf(sheet, 'clock').clocks) : { hour: ascii(h), minute: ascii(m) };
    if (!/بعدازظهر|غروب|شب/.test(words)) throw new Error('not after noon');
    let full = 12;
    for (let count = 0; count < hour; count += 1) full += 1;
    return { kind: 'clock', hour: full, minute };
  },
};
