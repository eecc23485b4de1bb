import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nodeValue, nth, terms, wordsOf } from '../question-readers/sheet.ts';

const names = ['مقسوم', 'مقسوم‌علیه', 'خارج‌قسمت', 'باقی‌مانده'];
const number = (digits: string) =>
  Number(digits.replaceAll('٬', '').replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));

/** Tries every number in the box until both sides weigh the same and the remainder is smaller than the divisor. */
export const checker: SkillChecker = {
  solve: ({ form, stem }) => {
    const words = wordsOf(stem);
    const known =
      form === 'story'
        ? names.map((name) => {
            const digits = new RegExp(`${name} ([۰-۹٬]+)`).exec(words)?.[1];
            return digits === undefined ? null : number(digits);
          })
        : terms(nth(formulas(stem), 0))
            .filter(({ t }) => t !== 'operator')
            .map((node) => (node.t === 'blank' ? null : Number(nodeValue(node).n)));
    if (known.length !== 4 || known.filter((each) => each === null).length !== 1) throw new Error('not one box');
    for (let box = 0; box <= 10_000; box += 1) {
      const [dividend = 0, divisor = 0, quotient = 0, rest = 0] = known.map((each) => each ?? box);
      if (rest < divisor && dividend === divisor * quotient + rest) return { kind: 'integer', values: [String(box)] };
    }
    throw new Error('nothing fits the box');
  },
};
