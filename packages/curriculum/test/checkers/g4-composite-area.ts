import type { SkillChecker } from '../question-readers/checker.ts';
import { squaresIn } from '../question-readers/drawn-lengths.ts';
import { scaledSides } from '../question-readers/drawn-scale.ts';
import { nth, numbersInWords } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Takes the corners of the drawing, true to scale, and works the area out by cross products. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'reverse') {
      const [a, b, c, d] = numbersInWords(sheet.stem);
      return whole(squaresIn(a ?? 0, b ?? 0) - squaresIn(c ?? 0, d ?? 0));
    }
    const { sides, scale } = scaledSides(sheet);
    const origin = nth(sides, 0).from;
    const units = (point: readonly [number, number]) =>
      [(point[0] - origin[0]) / scale, (point[1] - origin[1]) / scale] as const;
    let double = 0;
    for (const { from, to } of sides) {
      const [x, y] = units(from);
      const [nextX, nextY] = units(to);
      double += x * nextY - y * nextX;
    }
    return whole(Math.round(double / 2));
  },
};
