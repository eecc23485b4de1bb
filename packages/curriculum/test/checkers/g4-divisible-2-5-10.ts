import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nodeValue, nth, only, terms, wordsOf } from '../question-readers/sheet.ts';
import { takenAway } from '../question-readers/whole-arithmetic.ts';

const numbersOf = (node: Parameters<typeof terms>[0]) =>
  terms(node).flatMap((each) => (each.t === 'number' ? [Number(nodeValue(each).n)] : []));

/** Divides every number, and keeps the one option that lists all those with nothing left and no other. */
export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    const words = wordsOf(stem);
    const divisor = /بر ۱۰|ده‌تایی|ده‌نفره/.test(words) ? 10 : /بر ۵|پنج‌تایی|پنج‌نفره/.test(words) ? 5 : 2;
    if (answer.kind === 'multiple-select') {
      const fits = answer.options.filter(({ content }) => {
        const piece = only(content);
        return piece.t === 'math' && takenAway(Number(nodeValue(piece.math).n), divisor)[1] === 0;
      });
      return { kind: 'multiple-select', options: fits.map(({ id }) => id) };
    }
    if (answer.kind !== 'choice') throw new Error('no options');
    const numbers = numbersOf(nth(formulas(stem), 0));
    const right = numbers.filter((number) => takenAway(number, divisor)[1] === 0).join();
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      return piece.t === 'math' && numbersOf(piece.math).join() === right;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
