import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { printedFractions, printedPair } from '../question-readers/same-parts.ts';
import { formulas, nth, numbersInWords, type Sheet, terms, wordsOf } from '../question-readers/sheet.ts';

/** Lays the fraction down again and again. */
function placed(times: number, [numerator, denominator]: readonly [number, number]): Rational {
  let sum = Rational.of(0);
  for (let turn = 0; turn < times; turn += 1) sum = sum.plus(Rational.of(numerator, denominator));
  return sum;
}

function product(sheet: Sheet): Rational {
  const found = formulas(sheet.stem).filter((node) => terms(node).some(({ t }) => t === 'operator'));
  if (sheet.form === 'story') return placed(nth(numbersInWords(sheet.stem), 0), nth(printedFractions(sheet), 0));
  const values = found.map((node) => {
    const list = terms(node);
    const at = list.findIndex((item) => item.t === 'operator' && item.sign === '=');
    const left = (at < 0 ? list : list.slice(0, at)).filter(({ t }) => t !== 'operator');
    const whole = left.find(({ t }) => t === 'number');
    const parts = left.filter(({ t }) => t === 'fraction').map(printedPair);
    return whole
      ? placed(printedPair(whole)[0], nth(parts, 0))
      : parts.reduce((sum, part) => sum.plus(placed(1, part)), Rational.of(0));
  });
  const [first, second] = [nth(values, 0), values[1]];
  if (sheet.form !== 'compare' || second === undefined) return first;
  if (!wordsOf(sheet.stem).includes('بزرگ‌تر') || first.equals(second)) throw new Error('no larger one');
  return first.compare(second) > 0 ? first : second;
}

export const checker: SkillChecker = {
  solve: (sheet): AnswerKey => {
    const { numerator, denominator } = product(sheet);
    return { kind: 'fraction', numerator, denominator };
  },
};
