import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, numbersInWords, only, terms, wordsOf } from '../question-readers/sheet.ts';

/** Fills the box layer by layer; a missing edge is tried out. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const fill = (a: number, b: number, c: number) => {
      let cubes = 0;
      for (let layer = 0; layer < c; layer += 1) for (let row = 0; row < b; row += 1) cubes += a;
      return cubes;
    };
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    if (sheet.form === 'figure') {
      const { labels } = figureOf(sheet, 'cuboid');
      const [a = 0, b = 0, c = 0] = [labels?.width, labels?.depth, labels?.height].map((label) => {
        const number = label === undefined ? undefined : terms(label).find(({ t }) => t === 'number');
        return number?.t === 'number' ? Number(number.value) : Number.NaN;
      });
      return key(fill(a, b, c));
    }
    const statement = numbersInWords(sheet.stem);
    if (sheet.form === 'reverse') {
      const [volume = 0, a = 0, b = 0] = statement;
      return key(
        only(Array.from({ length: 100 }, (_, index) => index + 1).filter((each) => fill(a, b, each) === volume)),
      );
    }
    const isCube = /هر ضلع|ضلع یک مکعب/.test(wordsOf(sheet.stem));
    const [a = 0, b = 0, c = 0] = statement;
    return key(isCube ? fill(a, a, a) : fill(a, b, c));
  },
};
