import type { SkillChecker } from '../reading/checker.ts';
import { figureOf, nth, numbersInWords, worthOf } from '../reading/sheet.ts';

/** Goes on figure by figure, adding what the known figures add each time. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const told = numbersInWords(sheet.stem);
    const known =
      sheet.form === 'story'
        ? told.slice(0, 3)
        : figureOf(sheet, 'table')
            .rows.slice(0, -1)
            .map((cells) => {
              const cell = nth(cells, 1);
              return cell.t === 'math' ? Number(worthOf(cell.math).n) : Number.NaN;
            });
    const gap = nth(known, 1) - nth(known, 0);
    if (known.some((count, index) => count !== nth(known, 0) + index * gap)) throw new Error('no constant growth');
    let count = nth(known, 0);
    let figure = 1;
    const isReverse = sheet.form === 'reverse';
    const target = sheet.form === 'story' ? nth(told, 3) : nth(told, 0);
    while (isReverse ? count < target : figure < target) {
      count += gap;
      figure += 1;
    }
    if (isReverse && count !== target) throw new Error('no figure has so many');
    return { kind: 'integer', values: [String(isReverse ? figure : count)] };
  },
};
