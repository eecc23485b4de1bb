import type { SkillChecker } from '../question-readers/checker.ts';
import { drawnAngles } from '../question-readers/drawn-angles.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

function wholeOf(words: string): number {
  if (/راست|مستطیلی/.test(words) && !/خط راست|جادهٔ راست/.test(words)) return 90;
  return /خط راست|جادهٔ راست|نیم‌صفحه|نیم‌دایره/.test(words) ? 180 : 360;
}

/** In a picture the asked angle is measured as it is drawn; in words the whole is counted off degree by degree. */
export const checker: SkillChecker = {
  solve: ({ stem, figure }) => {
    if (figure?.t === 'drawing') {
      const angles = drawnAngles(figure.shapes);
      for (const { drawn, written } of angles)
        if (written !== null && Math.abs(written - drawn) > 0.5) throw new Error(`${written}° is drawn as ${drawn}°`);
      const asked = angles.filter(({ isAsked }) => isAsked).map(({ drawn }) => Math.round(drawn));
      if (new Set(asked).size !== 1) throw new Error('the asked angles are not alike');
      return { kind: 'integer', values: [String(nth(asked, 0))] };
    }
    const whole = wholeOf(wordsOf(stem));
    const known = numbersInWords(stem);
    for (let value = 0; value <= whole; value += 1) {
      if ([...known, value].reduce((sum, each) => sum + each, 0) === whole)
        return { kind: 'integer', values: [String(value)] };
    }
    throw new Error('the angles do not fill the whole');
  },
};
