import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, wordsOf } from '../question-readers/sheet.ts';

const values = { هزارتایی: 1000, صدتایی: 100, ده‌تایی: 10, یکی: 1 } as const;

/** Counts the drawn blocks one after another. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { thousands, hundreds, tens, ones } = figureOf(sheet, 'place-blocks');
    let total = 0;
    for (const [count, placeValue] of [
      [thousands, 1000],
      [hundreds, 100],
      [tens, 10],
      [ones, 1],
    ] as const) {
      for (let block = 0; block < count; block += 1) total += placeValue;
    }
    const added = /یک (?:بستهٔ |مکعب )?([آ-ی\u200c]+) دیگر/.exec(wordsOf(sheet.stem))?.[1];
    const extra = Object.entries(values).find(([word]) => word === added)?.[1] ?? 0;
    return { kind: 'integer', values: [String(total + extra)] };
  },
};
