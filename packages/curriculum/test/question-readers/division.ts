import type { AnswerKey } from '../../src/model/index.ts';
import { formulas, nodeValue, nth, numbersInWords, type Sheet, terms } from './sheet.ts';
import { takenAway } from './whole-arithmetic.ts';

/** Dividend and divisor from the written division, the formula or the words, taken away one by one; as many boxes as are asked. */
export function divisionAsked(sheet: Sheet): AnswerKey {
  const { figure, form, stem, answer } = sheet;
  if (answer.kind !== 'integer') throw new Error('no whole numbers asked');
  const [dividend, divisor] =
    figure?.t === 'long-division'
      ? [Number(figure.dividend), Number(figure.divisor)]
      : form === 'bare'
        ? terms(nth(formulas(stem), 0)).flatMap((node) => (node.t === 'number' ? [Number(nodeValue(node).n)] : []))
        : numbersInWords(stem);
  if (dividend === undefined || divisor === undefined) throw new Error('nothing to divide');
  return { kind: 'integer', values: takenAway(dividend, divisor).slice(0, answer.blanks.length).map(String) };
}
