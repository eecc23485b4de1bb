import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** The one angle without a number: by its arms in the drawing, or what the words leave of a turn, a line or a corner. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (sheet.form === 'story') {
      const words = wordsOf(sheet.stem);
      const whole = words.includes('دور یک نقطه') ? 360 : words.includes('خط راست') ? 180 : 90;
      return asKey(numbersInWords(sheet.stem).reduce((left, angle) => left - angle, whole));
    }
    for (const shape of figureOf(sheet, 'drawing').shapes) {
      if (shape.t !== 'angle' || shape.label?.t !== 'words' || shape.label.text !== '؟') continue;
      if (typeof shape.from === 'number' && typeof shape.to === 'number') return asKey(shape.to - shape.from);
    }
    throw new Error('no unknown angle');
  },
};
