import type { SkillChecker } from '../question-readers/checker.ts';
import { drawnAngles } from '../question-readers/drawn-angles.ts';
import { nth, numbersInWords } from '../question-readers/sheet.ts';

/** Measures the asked angle as it is drawn; in words it tries every degree until the four make a full turn. */
export const checker: SkillChecker = {
  solve: ({ stem, figure }) => {
    if (figure?.t === 'drawing') {
      const angles = drawnAngles(figure.shapes);
      for (const { drawn, written } of angles)
        if (written !== null && Math.abs(written - drawn) > 0.7) throw new Error(`${written}° is drawn as ${drawn}°`);
      const asked = angles.filter(({ isAsked }) => isAsked).map(({ drawn }) => Math.round(drawn * 2) / 2);
      const value = Math.round(nth(asked, 0));
      if (asked.some((each) => Math.abs(each - value) > 0.6)) throw new Error('the asked angles are not alike');
      const known = angles.flatMap(({ written }) => written ?? []).reduce((sum, each) => sum + each, 0);
      if (angles.length === 4 && known + value * asked.length !== 360) throw new Error('the figure does not close');
      return { kind: 'integer', values: [String(value)] };
    }
    const known = numbersInWords(stem);
    for (let angle = 1; angle < 360; angle += 1) {
      if ([...known, angle].reduce((sum, each) => sum + each, 0) === 360)
        return { kind: 'integer', values: [String(angle)] };
    }
    throw new Error('the figure does not close');
  },
};
