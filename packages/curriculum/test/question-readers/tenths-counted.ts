import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { asDecimal } from './decimals.ts';
import { formulas, nodeValue, nth, type Sheet, terms, wordsOf } from './sheet.ts';

const taking = /مانده است|کمتر شد|سنگین‌تر|بیشتر است/;

/** How many tenths a number holds, by taking them away one after the other. */
function tenthsOf(value: Rational): number {
  let count = 0;
  for (let left = value; left.sign > 0; left = left.minus(Rational.of(1, 10))) count += 1;
  return count;
}

/** A sum or difference of numbers with one place, in columns, a formula, a story, or asked back; all counted in tenths. */
export function tenthsCounted(sheet: Sheet): AnswerKey {
  const { figure, form, stem } = sheet;
  const words = wordsOf(stem);
  const nodes = formulas(stem).flatMap(terms);
  const numbers =
    figure?.t === 'column'
      ? figure.terms.map((text) => nodeValue({ t: 'number', value: text }))
      : nodes.flatMap((node) => (node.t === 'number' ? [nodeValue(node)] : []));
  const [a, b] = [tenthsOf(nth(numbers, 0)), tenthsOf(nth(numbers, 1))];
  const value = () => {
    if (form === 'reverse') return words.includes('اضافه کرد') ? b - a : b + a;
    const takes =
      figure?.t === 'column'
        ? figure.operator === '−'
        : form === 'story'
          ? taking.test(words)
          : nodes.some((node) => node.t === 'operator' && node.sign === '−');
    return takes ? a - b : a + b;
  };
  return { kind: 'decimal', values: [asDecimal(Rational.of(value(), 10))] };
}
