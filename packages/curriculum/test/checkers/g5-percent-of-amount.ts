import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nth, numbersInWords, terms } from '../question-readers/sheet.ts';

/** Takes so many out of each hundred, and of what is left over a hundred its share. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const whole = nth(numbersInWords(sheet.stem), 0);
    const statement = formulas(sheet.stem)
      .flatMap(terms)
      .find((node) => node.t === 'percent');
    const rate =
      sheet.form === 'figure'
        ? nth(figureOf(sheet, 'hundred-grid').shaded, 0)
        : Number(statement?.t === 'percent' ? statement.value : Number.NaN);
    let hundredths = 0;
    for (let one = 0; one < whole; one += 1) hundredths += rate;
    if (hundredths % 100 !== 0) throw new Error('no whole share');
    const share = hundredths / 100;
    return { kind: 'integer', values: [String(sheet.form === 'compare' ? whole - share : share)] };
  },
};
