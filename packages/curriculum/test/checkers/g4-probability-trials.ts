import type { SkillChecker } from '../question-readers/checker.ts';
import { quoted } from '../question-readers/number-words.ts';
import { figureOf, nodeValue, nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Counts what is missing up to the number of trials, compares rows by name, or deals the trials out evenly. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const total = nth(numbersInWords(sheet.stem), 0);
    const names = quoted(wordsOf(sheet.stem));
    if (sheet.form === 'reverse') {
      const piles = new Map(names.slice(0, -1).map((name) => [name, 0]));
      const order = [...piles.keys()];
      for (let turn = 0; turn < total; turn += 1) {
        const name = nth(order, turn % order.length);
        piles.set(name, (piles.get(name) ?? 0) + 1);
      }
      if (new Set(piles.values()).size !== 1) throw new Error('not even');
      return asKey(piles.get(nth(names, -1)) ?? Number.NaN);
    }
    const rows = figureOf(sheet, 'table').rows.map(
      ([name, count]) =>
        [name?.t === 'text' ? name.text : '', count?.t === 'math' ? Number(nodeValue(count.math).n) : null] as const,
    );
    if (sheet.form === 'compare') {
      const count = (name: string) => rows.find(([label]) => label === name)?.[1] ?? Number.NaN;
      return asKey(count(nth(names, 0)) - count(nth(names, 1)));
    }
    return asKey(rows.reduce((left, [, count]) => left - (count ?? 0), total));
  },
};
