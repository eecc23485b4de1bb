import type { SkillChecker } from '../question-readers/checker.ts';
import { dealt } from '../question-readers/equal-piles.ts';
import { printedFractions } from '../question-readers/same-parts.ts';
import { nth, numbersInWords, type Sheet } from '../question-readers/sheet.ts';

/** What is left of a sum after two spendings, the piles dealt out and taken away; null when a pile cannot be dealt. */
function leftOf(sum: number, first: readonly [number, number], second: readonly [number, number]): number | null {
  if (sum % first[1] !== 0) return null;
  const middle = sum - (sum / first[1]) * first[0];
  if (middle % second[1] !== 0) return null;
  return middle - (middle / second[1]) * second[0];
}

function solve(sheet: Sheet): number {
  const statement = printedFractions(sheet);
  const [amount] = numbersInWords(sheet.stem);
  if (amount === undefined) throw new Error('no amount');
  if (sheet.figure?.t === 'bars') {
    const { parts, shaded } = nth(sheet.figure.bars, 0);
    const middle = amount - dealt(amount, [shaded, parts]);
    return middle - dealt(middle, nth(statement, 0));
  }
  const [first, second] = [nth(statement, 0), nth(statement, 1)];
  if (sheet.form !== 'reverse') {
    const rest = leftOf(amount, first, second);
    if (rest === null) throw new Error('the amounts are not whole');
    return rest;
  }
  // The sum is tried, one after another, until the stated rest is left.
  const sums = Array.from({ length: 100_000 }, (_, index) => index + 1);
  const found = sums.find((sum) => leftOf(sum, first, second) === amount);
  if (found === undefined) throw new Error('no sum fits');
  return found;
}

export const checker: SkillChecker = { solve: (sheet) => ({ kind: 'integer', values: [String(solve(sheet))] }) };
