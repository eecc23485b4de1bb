import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nth, numbersInWords, type Sheet, terms } from '../question-readers/sheet.ts';

function numbers(sheet: Sheet): readonly [number, number] {
  if (sheet.form === 'figure') {
    const { dividend, divisor } = figureOf(sheet, 'long-division');
    return [Number(dividend), Number(divisor)];
  }
  if (sheet.form === 'story') return [nth(numbersInWords(sheet.stem), 0), nth(numbersInWords(sheet.stem), 1)];
  const values = terms(nth(formulas(sheet.stem), 0)).flatMap((node) =>
    node.t === 'number' ? [Number(node.value)] : [],
  );
  return [nth(values, 0), nth(values, 1)];
}

/** Takes the divisor away, hundreds of times at once and then one by one. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [dividend, divisor] = numbers(sheet);
    let left = dividend;
    let times = 0;
    for (const many of [100, 10, 1]) {
      while (left >= many * divisor) {
        left -= many * divisor;
        times += many;
      }
    }
    return { kind: 'integer', values: [String(times), String(left)] };
  },
};
