import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nodeValue, nth, numbersInWords } from '../question-readers/sheet.ts';

/** Goes on from case to case; what is added may itself grow by a constant. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const statement = numbersInWords(sheet.stem);
    const pairs: readonly (readonly [number, number])[] =
      sheet.form === 'story'
        ? [0, 2, 4].map((at) => [nth(statement, at), nth(statement, at + 1)] as const)
        : figureOf(sheet, 'table')
            .rows.slice(0, -1)
            .map((cells) => {
              const [at = 0, count = 0] = cells.map((cell) =>
                cell.t === 'math' ? Number(nodeValue(cell.math).n) : Number.NaN,
              );
              return [at, count] as const;
            });
    const counts = pairs.map(([, count]) => count);
    const gaps = counts.slice(1).map((count, index) => count - nth(counts, index));
    const growth = nth(gaps, 1) - nth(gaps, 0);
    if (gaps.some((gap, index) => gap !== nth(gaps, 0) + index * growth)) throw new Error('no steady growth');
    let [at, count] = nth(pairs, -1);
    let gap = nth(gaps, -1);
    const target = nth(statement, -1);
    while (sheet.form === 'reverse' ? count < target : at < target) {
      gap += growth;
      count += gap;
      at += 1;
    }
    if (sheet.form === 'reverse' && count !== target) throw new Error('no case has this count');
    return { kind: 'integer', values: [String(sheet.form === 'reverse' ? at : count)] };
  },
};
