import type { SkillChecker } from '../question-readers/checker.ts';
import { only, wordsOf } from '../question-readers/sheet.ts';

type Point = readonly [number, number];

const far = ([a, b]: Point, [c, d]: Point) => (a - c) ** 2 + (b - d) ** 2;

/** Tries every crossing: the sides across from one another must be as long and run the same way, as the name asks. */
export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'points' || answer.join?.t !== 'polygon') throw new Error('no polygon');
    const [a, b, c] = answer.join.given;
    if (a === undefined || b === undefined || c === undefined) throw new Error('no three corners');
    const words = wordsOf(stem);
    const fits: Point[] = [];
    for (let x = 0; x <= answer.width; x += 1) {
      for (let y = 0; y <= answer.height; y += 1) {
        const d: Point = [x, y];
        const [sides, others] = [
          [far(a, b), far(c, d)],
          [far(b, c), far(d, a)],
        ];
        // Equal sides across, and the diagonals cross in their middles.
        if (sides[0] !== sides[1] || others[0] !== others[1]) continue;
        if (a[0] + c[0] !== b[0] + x || a[1] + c[1] !== b[1] + y) continue;
        fits.push(d);
      }
    }
    const isRight = far(a, b) + far(b, c) === far(a, c);
    const isEqual = far(a, b) === far(b, c);
    const name = isRight ? (isEqual ? 'مربع' : 'مستطیل') : isEqual ? 'لوزی' : 'متوازی‌الاضلاع';
    if (!words.includes(name)) throw new Error(`the sides make a ${name}`);
    return { kind: 'points', points: [only(fits)] };
  },
};
