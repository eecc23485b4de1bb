import { keepsSectorsRule } from '../../src/answers/sectors/match.ts';
import { plainBlocks } from '../../src/content/plain.ts';
import type {
  Block,
  CellsKey,
  DrawingPlace,
  DrawingShape,
  LevelsKey,
  PointsKey,
  SectorsKey,
} from '../../src/model/index.ts';
import { persianNumber } from '../../src/numbers/persian/digits.ts';

/** Whether `text` holds `piece` as a number or phrase of its own, not as a part of a longer number. */
export function holds(text: string, piece: string): boolean {
  const part = '۰-۹٫٬⁄';
  const escaped = piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![${part}])(?<![۰-۹] (?=[۰-۹]+⁄))${escaped}(?![${part}])`, 'u').test(text);
}

/** Whether a board among the blocks has every square of the key filled. */
export function showsCells(blocks: readonly Block[], { cells }: CellsKey): boolean {
  return blocks.some(
    (block) =>
      block.t === 'figure' &&
      block.figure.t === 'cells' &&
      block.figure.boards.some(({ filled }) =>
        cells.every(([row, column]) => filled.some((cell) => cell.row === row && cell.column === column)),
      ),
  );
}

/** Whether the blocks tell every number of parts that is asked for, or show a spinner on which all rules hold. */
export function writesSectors(blocks: readonly Block[], { rules }: SectorsKey): boolean {
  const said = plainBlocks(blocks);
  const statement = rules.every(
    (rule) => rule.t === 'count' && (rule.count === 0 || holds(said, persianNumber(rule.count))),
  );
  return (
    statement ||
    blocks.some(
      (block) =>
        block.t === 'figure' &&
        block.figure.t === 'spinner' &&
        block.figure.spinners.some(({ sectors }) =>
          rules.every((rule) =>
            keepsSectorsRule(
              rule,
              sectors.map(({ tone }) => tone),
            ),
          ),
        ),
    )
  );
}

/** Whether the blocks tell every height, or show a chart with just these. */
export function writesLevels(blocks: readonly Block[], { values }: LevelsKey): boolean {
  const said = plainBlocks(blocks);
  const isDrawn = (heights: readonly (number | null)[]) =>
    heights.length === values.length && values.every((value, index) => value === heights[index]);
  return (
    values.every((value) => holds(said, persianNumber(value))) ||
    blocks.some((block) => {
      if (block.t !== 'figure') return false;
      if (block.figure.t === 'bar-chart') return isDrawn(block.figure.bars.map(({ value }) => value));
      return block.figure.t === 'line-graph' && isDrawn(block.figure.points.map(({ value }) => value));
    })
  );
}

/** Whether every point is a corner, an end or a point of its own among the shapes. */
export function areDrawn(points: PointsKey['points'], shapes: readonly DrawingShape[]): boolean {
  const drawn = shapes.flatMap((shape): readonly DrawingPlace[] => {
    if (shape.t === 'polygon') return shape.points;
    if (shape.t === 'line') return [shape.from, shape.to];
    return shape.t === 'point' ? [shape.at] : [];
  });
  return points.every(([x, y]) => drawn.some((place) => Array.isArray(place) && place[0] === x && place[1] === y));
}

/** Whether a drawing among the blocks has every point of the key. */
export function showsPoints(blocks: readonly Block[], { points }: PointsKey): boolean {
  return blocks.some(
    (block) => block.t === 'figure' && block.figure.t === 'drawing' && areDrawn(points, block.figure.shapes),
  );
}
