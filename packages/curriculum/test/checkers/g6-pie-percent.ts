import type { SkillChecker } from '../question-readers/checker.ts';
import { changed } from '../question-readers/percents.ts';
import { figureOf, nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Reads the slices by their sectors, whatever is written on them. */
  solve: (sheet) => {
    const { slices } = figureOf(sheet, 'pie');
    const sectors = slices.reduce((sum, { parts }) => sum + parts, 0);
    const shareOf = (label: string): number => {
      const slice = slices.find((each) => each.label === label);
      if (!slice) throw new Error(`no slice ${label}`);
      const share = (slice.parts * 100) / sectors;
      if (typeof slice.percent === 'number' && slice.percent !== share)
        throw new Error('the slice and its percent disagree');
      return share;
    };
    const named = [...wordsOf(sheet.stem).matchAll(/«([^»]+)»/g)].map(([, name = '']) => name);
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const share = shareOf(nth(named, 0));
    if (sheet.form === 'figure') return asKey(share);
    const statement = nth(numbersInWords(sheet.stem), 0);
    if (sheet.form === 'reverse') {
      for (let total = 1; total <= 4000; total += 1) if (total * share === statement * 100) return asKey(total);
      throw new Error('no total fits');
    }
    const part = (of: number): number => changed(statement, of, true) - statement;
    return asKey(sheet.form === 'compare' ? Math.abs(part(share) - part(shareOf(nth(named, 1)))) : part(share));
  },
};
