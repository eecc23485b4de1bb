import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';
import { crossingsOf, isMirrored, lettered, plain } from '../question-readers/squared-paper.ts';

type Point = readonly [number, number];

const paper = { width: 10, height: 10 };

function reflected(point: Point, [from, to]: readonly [Point, Point]): Point {
  return only(crossingsOf(paper).filter((image) => isMirrored(point, image, from, to)));
}

/** Tries every crossing, line after line; a point's mirror picture is also the way back. */
export const checker: SkillChecker = {
  solve: ({ form, stem, figure }) => {
    if (figure?.t === 'drawing') {
      const lines = figure.shapes.flatMap((shape) =>
        shape.t === 'line' ? [[plain(shape.from), plain(shape.to)] as const] : [],
      );
      const found = lines.reduce<Point>(reflected, lettered(figure.shapes, 'الف'));
      return { kind: 'integer', values: found.map(String) };
    }
    const statement = numbersInWords(stem);
    const [x, y, at] =
      form === 'reverse'
        ? [nth(statement, 1), nth(statement, 2), nth(statement, 0)]
        : [nth(statement, 0), nth(statement, 1), nth(statement, 2)];
    const axis: readonly [Point, Point] = /خط عمودی/.test(wordsOf(stem))
      ? [
          [at, 0],
          [at, 10],
        ]
      : [
          [0, at],
          [10, at],
        ];
    return { kind: 'integer', values: reflected([x, y], axis).map(String) };
  },
};
