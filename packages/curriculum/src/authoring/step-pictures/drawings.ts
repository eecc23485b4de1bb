import { row, words } from '../../content/nodes.ts';
import { plainBlocks, plainMath } from '../../content/plain.ts';
import type { Figure, MathNode } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import type { Rational } from '../../numbers/rational.ts';
import { names } from './charts.ts';
import {
  answerNumber,
  eachStep,
  formulasOf,
  lastOperation,
  listed,
  nodeValue,
  operationOf,
  saidFrom,
  saidIn,
} from './read-steps.ts';
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
  // As the stem calls it.
  const unknown = plainBlocks(question.stem).includes('□') ? '□' : 'علامت سؤال';
  return solution.map((_, index) =>
    index === Math.min(from, solution.length - 1)
      ? {
          ...figure,
          shapes,
          description: `همان شکل؛ به جای ${unknown} ${persianNumber(value)}${isAngle ? ' درجه' : ''} نوشته شده است`,
        }
      : null,
  );
};

/** Corners of a rectangle whose sides lie along the paper, or null. */
function boxOf(shape: Shape): { readonly x: readonly [number, number]; readonly y: readonly [number, number] } | null {
  if (shape.t !== 'polygon' || shape.points.length !== 4) return null;
  const points = shape.points.flatMap((point) => ('from' in point || 'meet' in point ? [] : [point]));
  if (points.length !== 4) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const isBox = new Set(xs).size === 2 && new Set(ys).size === 2;
  return isBox ? { x: [Math.min(...xs), Math.max(...xs)], y: [Math.min(...ys), Math.max(...ys)] } : null;
}

function centreOf(shape: Extract<Shape, { t: 'polygon' }>): readonly [number, number] | null {
  const points = shape.points.flatMap((point) => ('from' in point || 'meet' in point ? [] : [point]));
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
export const areaWritten = eachStep((step, _, { figure, solution }) => {
  const operation = lastOperation(step);
  // A product that is halved afterwards is the area of the rectangle around the figure.
  const isHalvedLater = solution.slice(solution.indexOf(step) + 1).some((later) => lastOperation(later)?.sign === '÷');
  if (operation?.sign === '×' && isHalvedLater) return null;
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

/** Letters that a step names, of those that are written in a drawing. */
function lettersNamed(said: string, letters: readonly string[]): ReadonlySet<string> {
  return new Set(letters.filter((letter) => said.includes(`«${letter}»`) || names(said, `شکل ${letter}`)));
}

const wordsIn = (label: MathNode | undefined) => (label?.t === 'words' ? label.text : undefined);

/** Lines and points that a step names by their letters are drawn in another color, and figures get a ring around their letter. */
export const lettersMarked = eachStep((step, _, { figure }) => {
  if (figure?.t !== 'drawing') return null;
  const letters = figure.shapes.flatMap((shape) => {
    const letter =
      shape.t === 'text'
        ? wordsIn(shape.text)
        : shape.t === 'line'
          ? wordsIn(shape.label)
          : shape.t === 'point'
            ? shape.label
            : undefined;
    return letter === undefined ? [] : [letter];
  });
  const named = lettersNamed(saidIn(step), letters);
  if (named.size === 0 || named.size === new Set(letters).size) return null;
  const places = new Set(
    figure.shapes.flatMap((shape) =>
      shape.t === 'point' && shape.label !== undefined && named.has(shape.label) ? [JSON.stringify(shape.at)] : [],
    ),
  );
  const ring = Math.max(1, Math.round(figure.width / 14));
  return {
    ...figure,
    shapes: figure.shapes.flatMap((shape): readonly Shape[] => {
      if (shape.t === 'line')
        return named.has(wordsIn(shape.label) ?? '') || places.has(JSON.stringify(shape.to))
          ? [{ ...shape, tone: 'rose' }]
          : [shape];
      if (shape.t === 'point')
        return shape.label !== undefined && named.has(shape.label) ? [{ ...shape, tone: 'rose' }] : [shape];
      if (shape.t === 'text' && named.has(wordsIn(shape.text) ?? ''))
        return [shape, { t: 'circle', center: shape.at, radius: ring }];
      return [shape];
    }),
    description: `همان شکل؛ ${listed([...named].map((letter) => `«${letter}»`))} در آن مشخص شده است`,
  };
});

/** Beside the angle that is asked about, a right angle on one of its arms: is it narrower or wider? */
export const rightAngleBeside = eachStep((_, index, { figure }) => {
  if (figure?.t !== 'drawing' || index !== 0) return null;
  const angles = figure.shapes.filter((shape) => shape.t === 'angle');
  const [angle] = angles;
  const arm = figure.shapes.find((shape) => shape.t === 'line');
  if (
    angle === undefined ||
    angles.length > 1 ||
    arm?.t !== 'line' ||
    !('from' in arm.to) ||
    typeof angle.from !== 'number'
  )
    return null;
  const { vertex, from } = angle;
  if ('from' in vertex || 'meet' in vertex) return null;
  return {
    ...figure,
    shapes: [
      ...figure.shapes,
      {
        t: 'line',
        from: vertex,
        to: { from: vertex, degrees: from + 90, length: arm.to.length },
        dashed: true,
        tone: 'rose',
      },
      { t: 'angle', vertex, from, to: from + 90, square: true, tone: 'rose' },
    ],
    description: 'همان زاویه که یک زاویهٔ راست با خط‌چین روی یک ضلع آن کشیده شده است',
  };
});

/** The four pieces of a rectangle that broken lines cut both ways, each with the product that a step works out for it. */
export const quartersWritten = eachStep((step, _, { figure }) => {
  if (figure?.t !== 'drawing') return null;
  const lines = figure.shapes.flatMap((shape) =>
    shape.t === 'line' &&
    shape.dashed === true &&
    !('from' in shape.from || 'meet' in shape.from || 'from' in shape.to || 'meet' in shape.to)
      ? [{ from: shape.from, to: shape.to }]
      : [],
  );
  const upright = lines.find(({ from, to }) => from[0] === to[0])?.from[0];
  const level = lines.find(({ from, to }) => from[1] === to[1])?.from[1];
  const products = formulasOf(step).flatMap((formula) => {
    const operation = operationOf(formula);
    return operation?.sign === '×' && operation.terms.length === 2 ? [operation] : [];
  });
  if (upright === undefined || level === undefined || products.length !== 4) return null;
  const isWide = (at: 0 | 1, value: Rational | undefined) =>
    products.every(({ terms }) => (value?.compare(terms[at]?.value ?? value) ?? 0) >= 0);
  const middle = (cut: number, size: number, wide: boolean) => {
    const isFirst = cut > size - cut === wide;
    return Math.round(isFirst ? cut / 2 : (cut + size) / 2);
  };
  return {
    ...figure,
    shapes: [
      ...figure.shapes.filter((shape) => shape.t !== 'text' || !isUnknown(shape.text)),
      ...products.map(
        ({ terms, result }): Shape => ({
          t: 'text',
          at: [
            middle(upright, figure.width, isWide(0, terms[0]?.value)),
            middle(level, figure.height, isWide(1, terms[1]?.value)),
          ],
          text: result.node,
        }),
      ),
    ],
    description: `همان مستطیل که در چهار قسمت آن ${listed(products.map(({ result }) => plainMath(result.node)))} نوشته شده است`,
  };
});
