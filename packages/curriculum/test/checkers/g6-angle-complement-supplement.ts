import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Opens the second angle degree by degree until both make the right or the straight one. */
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const words = wordsOf(sheet.stem);
    const isRight = /متمم|راست می‌سازند|بر هم عمودند|گوشهٔ راست|بر زمین عمود/.test(words);
    const whole = isRight ? 90 : 180;
    if (sheet.form === 'reverse') {
      const times = nth(numbersInWords(sheet.stem), 0);
      for (let angle = 1; angle < whole; angle += 1) if (angle + angle * times === whole) return asKey(angle);
      throw new Error('no angle fits');
    }
    let angle = nth(numbersInWords(sheet.stem).length > 0 ? numbersInWords(sheet.stem) : [0], 0);
    if (sheet.form === 'figure') {
      const known = figureOf(sheet, 'drawing').shapes.find((shape) => shape.t === 'angle');
      if (known?.t !== 'angle' || typeof known.from !== 'number' || typeof known.to !== 'number')
        throw new Error('no angle');
      angle = known.to - known.from;
    }
    let partner = 0;
    while (angle + partner < whole) partner += 1;
    return asKey(sheet.form === 'compare' ? Math.abs(partner - angle) : partner);
  },
};
