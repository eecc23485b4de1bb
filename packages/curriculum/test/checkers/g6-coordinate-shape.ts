import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, only } from '../question-readers/sheet.ts';
import { crossingsOf, lettered } from '../question-readers/squared-paper.ts';

type Point = readonly [number, number];

/** Tries every crossing: the two diagonals of the figure must halve one another. */
export const checker: SkillChecker = {
  solve: ({ stem, figure }) => {
    const statement = numbersInWords(stem);
    const pair = (at: number): Point => [nth(statement, at), nth(statement, at + 1)];
    const [a, b, c]: readonly [Point, Point, Point] =
      figure?.t === 'drawing'
        ? [lettered(figure.shapes, 'الف'), lettered(figure.shapes, 'ب'), lettered(figure.shapes, 'پ')]
        : [pair(0), pair(2), pair(4)];
    const found = only(
      crossingsOf({ width: 10, height: 10 }).filter(([x, y]) => a[0] + c[0] === b[0] + x && a[1] + c[1] === b[1] + y),
    );
    return { kind: 'integer', values: found.map(String) };
  },
};
