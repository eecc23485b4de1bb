import type { AnswerKey } from '../../src/model/index.ts';
import { formulas, nodeValue, nth, numbersInWords, type Sheet, terms } from './sheet.ts';
import { timesByDoubling } from './whole-arithmetic.ts';

/** The product asked in columns, in a formula or in a story of two numbers, by doubling and halving. */
export function productAsked({ form, figure, stem }: Sheet): AnswerKey {
  const factors =
    figure?.t === 'column'
      ? figure.terms.map(Number)
      : form === 'bare'
        ? terms(nth(formulas(stem), 0)).flatMap((node) => (node.t === 'number' ? [Number(nodeValue(node).n)] : []))
        : numbersInWords(stem).slice(0, 2);
  return { kind: 'integer', values: [String(timesByDoubling(nth(factors, 0), nth(factors, 1)))] };
}
