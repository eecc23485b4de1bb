import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nth, numbersInWords, only, sides, terms, termsValue } from '../question-readers/sheet.ts';
import { boxed, fillsBox, heap, takenAway, whole } from '../question-readers/whole-numbers.ts';

/** Works both sides out: tries the box, deals the rows again, or mends the last number. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'story') {
      const [rows = 0, columns = 0, now = 0] = numbersInWords(sheet.stem);
      const [each, left] = takenAway(heap(rows, columns), now);
      if (left !== 0) throw new Error('rows that are not equal');
      return whole(each);
    }
    if (sheet.form === 'find-mistake') {
      const [left, right] = sides(only(formulas(sheet.stem)));
      const target = termsValue(left);
      const last = nth(terms({ t: 'row', children: right }), 0);
      const fits = [...Array(100).keys()].filter((value) =>
        termsValue([last, { t: 'operator', sign: '×' }, { t: 'number', value: String(value) }]).equals(target),
      );
      return whole(only(fits));
    }
    return whole(fillsBox(boxed(sheet), 100));
  },
};
