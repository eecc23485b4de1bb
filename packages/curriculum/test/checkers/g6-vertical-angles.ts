import type { DrawingShape } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, numbersInWords, type Sheet, wordsOf } from '../question-readers/sheet.ts';

/** The asked angle from the picture alone: how far its arms stand apart. */
function openedInPicture(sheet: Sheet): number {
  const marks = figureOf(sheet, 'drawing').shapes.filter(
    (shape): shape is Extract<DrawingShape, { t: 'angle' }> => shape.t === 'angle',
  );
  const asked = marks.find(({ label }) => label?.t === 'words' && label.text === '؟');
  if (asked === undefined || typeof asked.from !== 'number' || typeof asked.to !== 'number')
    throw new Error('no asked angle');
  for (const { from, to, label } of marks) {
    if (label?.t !== 'words' || label.text === '؟' || typeof from !== 'number' || typeof to !== 'number') continue;
    const written = [...label.text]
      .filter((sign) => '۰۱۲۳۴۵۶۷۸۹'.includes(sign))
      .map((sign) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(sign));
    if (Number(written.join('')) !== to - from) throw new Error('an angle is not drawn as it is written');
  }
  return asked.to - asked.from;
}

export const checker: SkillChecker = {
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (sheet.figure !== undefined) return asKey(openedInPicture(sheet));
    const statement = nth(numbersInWords(sheet.stem), 0);
    if (sheet.form === 'reverse') {
      // Two pairs of equal angles fill the turn.
      for (let angle = 1; angle < 180; angle += 1) if (statement + angle + angle === 360) return asKey(angle);
      throw new Error('no angle fits');
    }
    return asKey(wordsOf(sheet.stem).includes('متقابل به رأس') ? statement : 180 - statement);
  },
};
