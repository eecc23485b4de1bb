import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { figureOf, formulas, nth, only, sides, terms } from '../question-readers/sheet.ts';

/** Tries one number after another until the cross products agree. */
const own: SkillChecker = {
  solve: (sheet) => {
    const asNumber = (node: unknown) => {
      const [only_] = terms(node as Parameters<typeof terms>[0]);
      return only_?.t === 'number' ? Number(only_.value) : null;
    };
    const four = (() => {
      if (sheet.form === 'figure') {
        const [numerator = [], denominator = []] = figureOf(sheet, 'table').rows.map((cells) =>
          cells.map((cell) => (cell.t === 'math' ? asNumber(cell.math) : null)),
        );
        return [numerator[0], denominator[0], numerator[1], denominator[1]];
      }
      const [left, right] = sides(nth(formulas(sheet.stem), 0));
      return [left, right].flatMap((list) => {
        const fraction = only(list);
        if (fraction.t !== 'fraction') throw new Error('no ratio');
        return [asNumber(fraction.numerator), asNumber(fraction.denominator)];
      });
    })();
    const fits = Array.from({ length: 600 }, (_, index) => index + 1).filter((each) => {
      const [a = 0, b = 0, c = 0, d = 0] = four.map((number) => number ?? each);
      return a * d === b * c;
    });
    return { kind: 'integer', values: [String(only(fits))] };
  },
};

export const checker = withNumberSets(own, 'table-cells');
