import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Counts equal sectors of the circle, and deals the total out over them. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { slices } = figureOf(sheet, 'pie');
    const sectors = slices.reduce((sum, { parts }) => sum + parts, 0);
    const wrong = slices.find(({ parts, percent }) => typeof percent === 'number' && percent * sectors !== parts * 100);
    if (wrong !== undefined) throw new Error('a slice is not as large as its percent');
    const said = [...wordsOf(sheet.stem).matchAll(/«([^»]+)»/g)].map(([, name = '']) => name);
    const parts = (index: number) => slices.find(({ label }) => label === nth(said, index))?.parts ?? 0;
    const of = (total: number, index: number) => {
      const value = (total / sectors) * parts(index);
      if (!Number.isSafeInteger(value)) throw new Error('no whole count');
      return value;
    };
    if (sheet.form === 'reverse') return { kind: 'integer', values: [String(of(100, 0))] };
    const total = nth(numbersInWords(sheet.stem), 0);
    const value = sheet.form === 'compare' ? of(total, 0) - of(total, 1) : of(total, sheet.form === 'story' ? 1 : 0);
    return { kind: 'integer', values: [String(value)] };
  },
};
