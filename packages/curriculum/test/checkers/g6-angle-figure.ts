import type { SkillChecker } from '../question-readers/checker.ts';
import { drawnAngles } from '../question-readers/drawn-angles.ts';
import { figureOf, only } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Measures the asked angle as it is drawn; every written one must be drawn as large as it says. */
  solve: (sheet) => {
    const angles = drawnAngles(figureOf(sheet, 'drawing').shapes);
    for (const { drawn, written } of angles)
      if (written !== null && Math.abs(written - drawn) > 0.4) throw new Error(`${written}° is drawn as ${drawn}°`);
    const asked = only(angles.filter(({ isAsked }) => isAsked)).drawn;
    if (Math.abs(asked - Math.round(asked)) > 0.4) throw new Error('the asked angle is not drawn to a whole degree');
    return { kind: 'integer', values: [String(Math.round(asked))] };
  },
};
