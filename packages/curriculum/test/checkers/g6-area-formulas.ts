import type { MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { figureOf, nodeValue, nth, type Sheet, terms, wordsOf } from '../question-readers/sheet.ts';

function lengthOf(label: MathNode | null | undefined): Rational | null {
  return label === null || label === undefined ? null : nodeValue(nth(terms(label), 0));
}

/** Lengths from the picture: labeled level sides of the polygon, then dashed lines. */
function measured(sheet: Sheet): readonly Rational[] {
  const { shapes } = figureOf(sheet, 'drawing');
  const polygon = shapes.find((shape) => shape.t === 'polygon');
  if (polygon?.t !== 'polygon') throw new Error('no polygon');
  const dashed = shapes.flatMap((shape) => (shape.t === 'line' && shape.dashed ? [lengthOf(shape.label)] : []));
  // A slanted side is no base: only level sides count, and upright ones where nothing is dashed.
  const sides = polygon.points.flatMap((from, index) => {
    const to = polygon.points[(index + 1) % polygon.points.length];
    if (!Array.isArray(from) || !Array.isArray(to)) return [];
    const isLevel = from[1] === to[1];
    const isUpright = from[0] === to[0] && dashed.length === 0;
    return isLevel || isUpright ? [lengthOf(polygon.sides?.[index])] : [];
  });
  return [...sides, ...dashed].filter((length) => length !== null);
}

export const checker: SkillChecker = {
  /** Every shape is turned into a rectangle: triangles and rhombi fill half of theirs, trapezoids lie on their middle line. */
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const two = Rational.of(2);
    const isBack = sheet.form === 'reverse';
    const numbers = sheet.form === 'figure' ? measured(sheet) : everyNumber(sheet.stem);
    const [first, second, third] = isBack ? [numbers[1], numbers[2], numbers[0]] : numbers;
    if (!first) throw new Error('no length');
    const isTrapezoid = words.includes('ذوزنقه');
    const isHalf = /مثلث|لوزی/.test(words);
    const width = isTrapezoid ? first.plus(second ?? first).over(two) : isHalf ? first.over(two) : first;
    if (isBack) return asDecimalKey(nth(numbers, 0).over(width));
    const height = isTrapezoid ? third : second;
    if (!height) throw new Error('no height');
    return asDecimalKey(width.times(height));
  },
};
