import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { nth, only, type Sheet, valueAt, wordsOf } from '../question-readers/sheet.ts';
import { signedNumbers } from '../question-readers/signed-numbers.ts';

function wanted(sheet: Sheet): number {
  const numbers = signedNumbers(sheet);
  const words = wordsOf(sheet.stem);
  if (words.includes('قرینهٔ')) return -nth(numbers, 0);
  if (words.includes('سمت راست')) return nth(numbers, 1) + nth(numbers, 0);
  if (words.includes('سمت چپ')) return nth(numbers, 1) - nth(numbers, 0);
  return /زیر سطح|زیان کرد/.test(words) ? -nth(numbers, 0) : nth(numbers, 0);
}

const own: SkillChecker = {
  /** Tries every tick of the line. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'number-line') throw new Error('no line');
    const { line } = sheet.answer;
    const value = wanted(sheet);
    const count = ((line.to - line.from) * line.divisions) / (line.unit ?? 1);
    const ticks = Array.from({ length: count + 1 }, (_, tick) => tick);
    return {
      kind: 'number-line',
      tick: only(ticks.filter((tick) => valueAt(line, tick).n === BigInt(value) && valueAt(line, tick).isWhole)),
    };
  },
};

export const checker = withNumberSets(own, 'categorize');
