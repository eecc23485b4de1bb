import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, wordsOf } from '../question-readers/sheet.ts';

const number = (digits: string) =>
  Number(digits.replaceAll('٬', '').replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));

/** Counts everything in rial, and gives it back in the unit asked. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const unit = /چند (تومان|ریال)/.exec(words)?.[1];
    const statement = [...words.matchAll(/([۰-۹٬]+) (تومان|ریال)/g)].map(
      ([, digits = '', each]) => number(digits) * (each === 'تومان' ? 10 : 1),
    );
    const rial =
      sheet.form === 'figure'
        ? figureOf(sheet, 'money').toman.reduce((sum, note) => sum + note * 10, 0)
        : sheet.form === 'compare'
          ? statement.reduce((sum, each) => sum + each, 0)
          : nth(statement, 0);
    return { kind: 'integer', values: [String(unit === 'تومان' ? rial / 10 : rial)] };
  },
};
