import type { SkillChecker } from '../question-readers/checker.ts';
import { printedPair } from '../question-readers/same-parts.ts';
import { formulas, nth, terms, wordsOf } from '../question-readers/sheet.ts';

/** Deals a hundred out over the parts, one at a time, and counts what falls on the parts meant. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { figure } = sheet;
    const [numerator, denominator] =
      figure?.t === 'bars'
        ? [nth(figure.bars, 0).shaded, nth(figure.bars, 0).parts]
        : figure?.t === 'circles'
          ? [nth(figure.circles, 0).shaded, nth(figure.circles, 0).parts]
          : figure?.t === 'set'
            ? [figure.marked, figure.total]
            : printedPair(
                nth(
                  formulas(sheet.stem)
                    .flatMap(terms)
                    .filter(({ t }) => t === 'fraction'),
                  0,
                ),
              );
    let share = 0;
    for (let one = 0; one < 100; one += 1) if (one % denominator < numerator) share += 1;
    const isRest = /کمتر|بقیهٔ/.test(wordsOf(sheet.stem));
    return { kind: 'integer', values: [String(isRest ? 100 - share : share)] };
  },
};
