import { Rational } from '../../src/numbers/rational.ts';
import { formulas, nodeValue, nth, type Sheet, terms, wordsOf } from './sheet.ts';

/** What is colored in bars, all of them together. */
function colored(sheet: Sheet): readonly Rational[] {
  if (sheet.figure?.t !== 'bars') throw new Error('no bars');
  return sheet.figure.bars.map(({ shaded, parts }) => Rational.of(shaded, parts));
}

/** Takes one as often as it fits, a common part at a time: a sum without the rules of fractions. */
function inCommonParts(values: readonly (readonly [Rational, boolean])[]): Rational {
  const parts = values.reduce((product, [{ d }]) => product * d, 1n);
  let count = 0n;
  for (const [value, isAdded] of values) {
    const own = (value.n * parts) / value.d;
    count = isAdded ? count + own : count - own;
  }
  return Rational.of(count, parts);
}

/** A sum or difference of two or three amounts, read from a formula, a story or bars. */
export function sumAsked(sheet: Sheet): Rational {
  const statement = formulas(sheet.stem);
  const words = wordsOf(sheet.stem);
  if (sheet.form === 'figure') {
    const bars = colored(sheet);
    const isSum = words.includes('روی هم');
    const all = bars.reduce((sum, bar) => sum.plus(bar), Rational.of(0));
    return statement.length === 0
      ? inCommonParts([
          [nth(bars, 0), true],
          [nth(bars, 1), isSum],
        ])
      : inCommonParts([
          [all, true],
          [nodeValue(nth(statement, 0)), isSum],
        ]);
  }
  const formula = statement.find((node) => terms(node).some(({ t }) => t === 'operator'));
  if (formula !== undefined) {
    const list = terms(formula);
    const end = list.findIndex((node) => node.t === 'operator' && node.sign === '=');
    return inCommonParts(
      list.slice(0, end).flatMap((node, index): readonly (readonly [Rational, boolean])[] => {
        if (node.t === 'operator') return [];
        const before = list[index - 1];
        return [[nodeValue(node), !(before?.t === 'operator' && before.sign === '−')]];
      }),
    );
  }
  const amounts = statement.map(nodeValue);
  const signs = words.includes('روی هم')
    ? [true, true, true]
    : amounts.length > 2 && words.includes('حالا')
      ? [true, true, false]
      : [true, false, false];
  const [first, second] = amounts;
  // Of two amounts the story may tell the smaller one first.
  const ordered =
    first && second && amounts.length === 2 && !signs[1] && first.compare(second) < 0 ? [second, first] : amounts;
  return inCommonParts(ordered.map((amount, index) => [amount, signs[index] ?? true] as const));
}
