import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { nodeValue, nth, numbersInWords, terms, wordsOf } from '../question-readers/sheet.ts';

type Does = (value: number) => number;

/** What a step's words say: «آن را ۳ برابر», «۵ تا به آن اضافه», «۵ تا از آن کم». */
function heard(words: string): readonly Does[] {
  return [...words.matchAll(/([۰-۹]+) (برابر|تا به آن اضافه|تا از آن کم)/g)].map(([, digits = '', what]) => {
    const by = Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));
    return (value) => (what === 'برابر' ? value * by : what === 'تا به آن اضافه' ? value + by : value - by);
  });
}

/** Sends every input from 0 to 60 through the machine, step by step, until the output stated comes out. */
const own: SkillChecker = {
  solve: ({ stem, figure }) => {
    const words = wordsOf(stem);
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const steps: readonly Does[] =
      figure?.t === 'table'
        ? nth(figure.rows, 0)
            .slice(1, 3)
            .map((cell) => {
              if (cell.t !== 'math') throw new Error('no step');
              const [sign, by] = terms(cell.math);
              if (sign?.t !== 'operator' || by === undefined) throw new Error('no step');
              const count = Number(nodeValue(by).n);
              return (value) => (sign.sign === '×' ? value * count : sign.sign === '+' ? value + count : value - count);
            })
        : heard(words);
    if (steps.length !== 2) throw new Error(`${steps.length} steps`);
    const through = (value: number) => steps.reduce((now, does) => does(now), value);
    const numbers = numbersInWords(stem);
    const statement = figure?.t === 'table' ? nth(numbers, 0) : nth(numbers, -1);
    if (!/به دست آمد\.|شده است\./.test(words)) return asKey(through(statement));
    const fits = Array.from({ length: 61 }, (_, input) => input).filter((input) => through(input) === statement);
    if (fits.length !== 1) throw new Error(`${fits.length} inputs give ${statement}`);
    return asKey(nth(fits, 0));
  },
};

export const checker = withNumberSets(own, 'table-cells');
