import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { pairsShown } from '../question-readers/patterns.ts';
import { nth } from '../question-readers/sheet.ts';

/** Writes the pattern on, one term after another, from the differences of the shown terms. */
const own: SkillChecker = {
  solve: (sheet) => {
    const statement =
      sheet.form === 'find-mistake' ? everyNumber(sheet.stem).slice(4) : everyNumber(sheet.stem.slice(-1));
    const asked = nth(statement, 0).numerator;
    // What is stated beside the first three figures of a story (tiles left over) is before them.
    const row = everyNumber(sheet.stem.slice(0, 1)).map(({ numerator }) => numerator);
    const shown =
      sheet.form === 'story'
        ? row.length > 3 && /بیرون می‌ماند|کنار هم/.test(JSON.stringify(sheet.stem))
          ? row.slice(0, 3)
          : row.slice(-3)
        : pairsShown(sheet).map(([, value]) => value);
    let [value, jump] = [nth(shown, 0), nth(shown, 1) - nth(shown, 0)];
    const growth = nth(shown, 2) - nth(shown, 1) - jump;
    for (let at = 1; at < asked; at += 1) {
      value += jump;
      jump += growth;
    }
    return { kind: 'integer', values: [String(value)] };
  },
};

export const checker = withNumberSets(own, 'table-cells');
