import { row, words } from '../../content/nodes.ts';
import { plainMath } from '../../content/plain.ts';
import type { Figure, MathNode } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import { answerNumber, eachStep, lastOperation, nodeValue, saidFrom } from './read-steps.ts';
import type { StepPictures } from './step-picture.ts';

type Drawing = Extract<Figure, { readonly t: 'drawing' }>;
type Shape = Drawing['shapes'][number];

const isUnknown = (label: MathNode): boolean =>
  label.t === 'blank' ||
  (label.t === 'words' && /^[؟?]$/u.test(label.text)) ||
  (label.t === 'row' && label.children.some(isUnknown));

/** A label with its question mark or box replaced. */
function filled(label: MathNode, value: MathNode): MathNode {
  if (label.t === 'row') return row(...label.children.map((child) => filled(child, value)));
  return isUnknown(label) ? value : label;
}

/** A shape with what was asked for written on it and pointed at by its color; the shape itself where nothing was asked. */
function answered(shape: Shape, value: MathNode): Shape {
  if ((shape.t === 'angle' || shape.t === 'line') && shape.label !== undefined && isUnknown(shape.label))
    return { ...shape, label: filled(shape.label, value), tone: 'rose' };
  if (shape.t === 'polygon' && shape.sides?.some((side) => side !== null && isUnknown(side)))
    return { ...shape, sides: shape.sides.map((side) => (side === null ? null : filled(side, value))) };
  if (shape.t === 'text' && isUnknown(shape.text)) return { ...shape, text: filled(shape.text, value) };
  return shape;
}

/** The question's own drawing with the number in place of its question mark, from the step on that says it. */
export const unknownFilled: StepPictures = (question) => {
  const { figure, solution, key } = question;
  const value = answerNumber(key);
  if (figure?.t !== 'drawing' || value === null) return [];
  const isAngle = figure.shapes.some(
    (shape) => shape.t === 'angle' && shape.label !== undefined && isUnknown(shape.label),
  );
  const label: MathNode = isAngle ? words(`${persianNumber(value)}°`) : { t: 'number', value };
  const shapes = figure.shapes.map((shape) => answered(shape, label));
  if (JSON.stringify(shapes) === JSON.stringify(figure.shapes)) return [];
  const from = saidFrom(question);
  return solution.map((_, index) =>
    index === Math.min(from, solution.length - 1)
      ? {
          ...figure,
          shapes,
          description: `همان شکل؛ به جای علامت سؤال ${persianNumber(value)}${isAngle ? ' درجه' : ''} نوشته شده است`,
        }
      : null,
  );
};

/** Corners of a rectangle whose sides lie along the paper, or null. */
function boxOf(shape: Shape): { readonly x: readonly [number, number]; readonly y: readonly [number, number] } | null {
  if (shape.t !== 'polygon' || shape.points.length !== 4) return null;
  const points = shape.points.flatMap((place) => ('from' in place || 'meet' in place ? [] : [place]));
  if (points.length !== 4) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const isBox = new Set(xs).size === 2 && new Set(ys).size === 2;
  return isBox ? { x: [Math.min(...xs), Math.max(...xs)], y: [Math.min(...ys), Math.max(...ys)] } : null;
}

function centreOf(shape: Extract<Shape, { t: 'polygon' }>): readonly [number, number] | null {
  const points = shape.points.flatMap((place) => ('from' in place || 'meet' in place ? [] : [place]));
  if (points.length !== shape.points.length) return null;
  const middle = (values: readonly number[]) => Math.round(values.reduce((sum, one) => sum + one, 0) / values.length);
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
}

/** The numbers that are written at a shape. */
function writtenAt(shape: Shape): readonly string[] {
  const labels =
    shape.t === 'polygon'
      ? (shape.sides ?? []).flatMap((side) => (side === null ? [] : [side]))
      : (shape.t === 'line' || shape.t === 'angle') && shape.label !== undefined
        ? [shape.label]
        : [];
  return labels.flatMap((label) => {
    const node = label.t === 'row' ? label.children.find((child) => child.t === 'number') : label;
    const value = node === undefined ? null : nodeValue(node);
    return value === null ? [] : [value.toString()];
  });
}

/**
 * The sides that a step adds up are drawn thick around the question's own figure; of a rectangle the sides without a number get
 * that of the side across.
 */
export const sidesAdded = eachStep((step, _, { figure }) => {
  const operation = lastOperation(step);
  if (figure?.t !== 'drawing' || operation?.sign !== '+') return null;
  const polygons = figure.shapes.filter((shape) => shape.t === 'polygon');
  const [polygon] = polygons;
  if (polygon === undefined || polygons.length > 1) return null;
  const values = operation.terms.map(({ value }) => value.toString());
  const at = writtenAt(polygon);
  const isOfSides = values.filter((value) => at.includes(value)).length >= Math.min(2, values.length);
  if (!isOfSides) return null;
  const isBox = boxOf(polygon) !== null;
  const sides = polygon.points.map(
    (__, index) => polygon.sides?.[index] ?? (isBox ? (polygon.sides?.[(index + 2) % 4] ?? null) : null),
  );
  const isAll = values.length >= polygon.points.length;
  const edges = polygon.points.flatMap((from, index): readonly Shape[] => {
    const to = polygon.points[(index + 1) % polygon.points.length];
    const side = polygon.sides?.[index];
    const value = side === null || side === undefined ? null : nodeValue(side);
    const isMeant = isAll || (value !== null && values.includes(value.toString()));
    return to === undefined || !isMeant ? [] : [{ t: 'line', from, to, tone: 'rose' }];
  });
  if (edges.length === 0) return null;
  return {
    ...figure,
    shapes: [...figure.shapes.map((shape) => (shape === polygon ? { ...polygon, sides } : shape)), ...edges],
    description: isAll ? 'همان شکل که دور تا دور آن پررنگ شده است' : 'همان شکل که ضلع‌های جمع‌شده در آن پررنگ است',
  };
});

/** What a step multiplies is written into the question's own figure, where both numbers are written on it. */
export const areaWritten = eachStep((step, _, { figure }) => {
  const operation = lastOperation(step);
  if (figure?.t !== 'drawing' || operation === null || (operation.sign !== '×' && operation.sign !== '÷')) return null;
  const polygons = figure.shapes.filter((shape) => shape.t === 'polygon');
  const all = new Set(figure.shapes.flatMap(writtenAt));
  const isOfFigure =
    operation.sign === '÷' || operation.terms.filter(({ value }) => all.has(value.toString())).length >= 2;
  if (!isOfFigure || polygons.length > 2) return null;
  const own = polygons.find((shape) =>
    operation.terms.every(({ value }) => writtenAt(shape).includes(value.toString())),
  );
  const polygon = own ?? (polygons.length === 1 ? polygons[0] : undefined);
  const at = polygon === undefined ? null : centreOf(polygon);
  if (polygon === undefined || at === null) return null;
  return {
    ...figure,
    shapes: [...figure.shapes, { t: 'text', at, text: operation.result.node, large: false }],
    description: `همان شکل که در آن ${plainMath(operation.result.node)} نوشته شده است`,
  };
});

/** Rectangles that a product was cut into, each with what it comes to, as the step works them out. */
export const piecesWritten = eachStep((step, _, { figure, solution }) => {
  if (figure?.t !== 'drawing') return null;
  const upTo = solution.slice(0, solution.indexOf(step) + 1);
  const boxes = figure.shapes.filter((shape): shape is Extract<Shape, { t: 'polygon' }> => boxOf(shape) !== null);
  if (boxes.length < 2) return null;
  const products = upTo.flatMap(({ content }) =>
    content.flatMap((block) => (block.t === 'display' ? [block.math] : [])),
  );
  const results = products.flatMap((formula) => {
    const operation = lastOperation({ content: [{ t: 'display', math: formula }] });
    return operation?.sign === '×' && operation.terms.length === 2 ? [operation] : [];
  });
  const labelled = results.slice(0, boxes.length);
  if (labelled.length !== boxes.length || results.length > boxes.length + 1) return null;
  const shown = labelled.map(({ result }) => result.node);
  return {
    ...figure,
    shapes: [
      ...figure.shapes.filter((shape) => shape.t !== 'text' || !isUnknown(shape.text)),
      ...boxes.flatMap((box, index): readonly Shape[] => {
        const at = centreOf(box);
        const text = shown[index];
        return at === null || text === undefined ? [] : [{ t: 'text', at, text }];
      }),
    ],
    description: `همان شکل که در قسمت‌هایش ${shown.map(plainMath).join(' و ')} نوشته شده است`,
  };
});
