import type { SkillChecker } from '../question-readers/checker.ts';
import { drawnAngles } from '../question-readers/drawn-angles.ts';
import { nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';

/** Measures the asked angle as it is drawn; in words it tries every degree until the triangle closes. */
export const checker: SkillChecker = {
  solve: ({ stem, figure }) => {
    if (figure?.t === 'drawing') {
      const angles = drawnAngles(figure.shapes);
      for (const { drawn, written } of angles)
        if (written !== null && Math.abs(written - drawn) > 0.7) throw new Error(`${written}° is drawn as ${drawn}°`);
      const [polygon] = figure.shapes;
      const known = angles.flatMap(({ written }) => written ?? []);
      const near = only(angles.filter(({ isAsked }) => isAsked)).drawn;
      // What is written decides; the drawing only says which of the ways it is.
      const ways =
        polygon?.t === 'polygon' && polygon.ticks !== undefined
          ? [180 - 2 * nth(known, 0), (180 - nth(known, 0)) / 2]
          : [180 - nth(known, 0) - nth(known, 1)];
      return { kind: 'integer', values: [String(only(ways.filter((each) => Math.abs(each - near) < 0.7)))] };
    }
    const words = wordsOf(stem);
    const given = numbersInWords(stem);
    for (let angle = 1; angle < 180; angle += 1) {
      const all = words.includes('متساوی‌الساقین')
        ? words.includes('هر یک از دو زاویهٔ مساوی')
          ? [angle, ...given, ...given]
          : [angle, angle, ...given]
        : [angle, ...given];
      if (all.length === 3 && all.reduce((sum, each) => sum + each, 0) === 180)
        return { kind: 'integer', values: [String(angle)] };
    }
    throw new Error('the triangle does not close');
  },
};
