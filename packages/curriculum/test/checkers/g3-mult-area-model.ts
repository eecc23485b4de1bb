import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth } from '../question-readers/sheet.ts';
import { heap, whole } from '../question-readers/whole-numbers.ts';

/** Reads the sides off the drawing and lays the squares of each piece out. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { shapes } = figureOf(sheet, 'drawing');
    const sides = shapes.flatMap((shape) => (shape.t === 'polygon' ? [shape.sides ?? []] : []));
    const numbers = sides.map((list) => list.flatMap((node) => (node?.t === 'number' ? [Number(node.value)] : [])));
    const height = nth(nth(numbers, 0), 1);
    const areas = numbers.map((list) => heap(height, nth(list, 0)));
    if (sheet.form !== 'reverse') return whole(areas.reduce((sum, area) => sum + area, 0));
    const texts = shapes.flatMap((shape) => (shape.t === 'text' ? [shape.text] : []));
    return whole(
      nth(
        areas,
        texts.findIndex(({ t }) => t === 'blank'),
      ),
    );
  },
};
