import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { figureOf, nodeValue, nth, numbersInWords } from '../question-readers/sheet.ts';

/** Goes on figure by figure, adding what the known figures add each time. */
const own: SkillChecker = {
  solve: (sheet) => {
    const statement = numbersInWords(sheet.stem);
    const known =
      sheet.form === 'story'
        ? statement.slice(0, 3)
        : figureOf(sheet, 'table')
            .rows.slice(0, -1)
            .map((cells) => {
              const cell = nth(cells, 1);
              return cell.t === 'math' ? Number(nodeValue(cell.math).n) : Number.NaN;
            });
    const gap = nth(known, 1) - nth(known, 0);
    if (known.some((count, index) => count !== nth(known, 0) + index * gap)) throw new Error('no constant growth');
    let count = nth(known, 0);
    let figure = 1;
    const isReverse = sheet.form === 'reverse';
    const target = sheet.form === 'story' ? nth(statement, 3) : nth(statement, 0);
    while (isReverse ? count < target : figure < target) {
      count += gap;
      figure += 1;
    }
    if (isReverse && count !== target) throw new Error('no figure has so many');
    return { kind: 'integer', values: [String(isReverse ? figure : count)] };
  },
};

export const checker = withNumberSets(own, 'table-cells');
