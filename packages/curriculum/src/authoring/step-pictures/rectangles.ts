import { plainMath } from '../../content/plain.ts';
import type { Figure, MathNode } from '../../model/index.ts';
import { formulasOf, joinedTerms, listed, operationOf, sidesOf, type Term, termOf } from './read-steps.ts';
import type { StepPictures } from './step-picture.ts';

type Drawing = Extract<Figure, { readonly t: 'drawing' }>;

const [width, height] = [320, 110];
const tones = ['sky', 'turmeric', 'leaf'] as const;
/** Widths of the pieces, the largest first: their numbers differ too much to be drawn to scale. */
const shares: Readonly<Record<number, readonly number[]>> = { 2: [200, 120], 3: [150, 100, 70] };

/** `73 = 70 + 3`: the pieces a factor is cut into. */
function piecesIn(formula: MathNode): readonly Term[] | null {
  const { sides } = sidesOf(formula);
  const joined = joinedTerms(sides[1] ?? []);
  return sides.length === 2 && termOf(sides[0] ?? []) !== null && joined?.sign === '+' ? joined.terms : null;
}

/**
 * A product whose one factor is cut into its places, as a rectangle cut into pieces: first the pieces with their sides, then each
 * piece with what it comes to.
 */
export const productRectangle: StepPictures = ({ solution }) => {
  const formulas = solution.flatMap((step, index) => formulasOf(step).map((formula) => ({ formula, index })));
  const cut = formulas
    .map(({ formula, index }) => ({ pieces: piecesIn(formula), index }))
    .find(({ pieces }) => pieces !== null);
  const pieces = cut?.pieces ?? [];
  const widths = shares[pieces.length];
  if (cut === undefined || widths === undefined) return [];
  const products = formulas.flatMap(({ formula, index }) => {
    const operation = operationOf(formula);
    const [factor, piece] = operation?.sign === '×' && operation.terms.length === 2 ? operation.terms : [];
    const pieceIndex = pieces.findIndex(({ value }) => piece !== undefined && value.equals(piece.value));
    return operation === null || factor === undefined || pieceIndex < 0
      ? []
      : [{ index, factor, pieceIndex, result: operation.result }];
  });
  const factor = products[0]?.factor;
  if (factor === undefined) return [];
  return solution.map((_, index): Drawing | null => {
    const found = pieces.map(
      (__, pieceIndex) => products.find((one) => one.pieceIndex === pieceIndex && one.index <= index)?.result,
    );
    const isCut = index === cut.index;
    if (!isCut && !products.some((one) => one.index === index)) return null;
    const starts = widths.map((__, pieceIndex) => widths.slice(0, pieceIndex).reduce((sum, one) => sum + one, 0));
    return {
      t: 'drawing',
      width,
      height,
      description: `مستطیلی با عرض ${plainMath(factor.node)} که طول آن به ${listed(pieces.map(({ node }) => plainMath(node)))} بریده شده است${
        found.some((one) => one !== undefined)
          ? `؛ در قسمت‌ها ${listed(found.flatMap((one) => (one === undefined ? [] : [plainMath(one.node)])))} نوشته شده است`
          : ''
      }`,
      shapes: pieces.flatMap((piece, pieceIndex): Drawing['shapes'] => {
        const [start = 0, long = 0] = [starts[pieceIndex], widths[pieceIndex]];
        const result = found[pieceIndex];
        return [
          {
            t: 'polygon',
            points: [
              [start, 10],
              [start + long, 10],
              [start + long, 80],
              [start, 80],
            ],
            tone: tones[pieceIndex] ?? 'sky',
            sides: [null, null, piece.node, pieceIndex === 0 ? factor.node : null],
          },
          ...(result === undefined ? [] : ([{ t: 'text', at: [start + long / 2, 49], text: result.node }] as const)),
        ];
      }),
    };
  });
};

type Table = Extract<Figure, { readonly t: 'table' }>;

/** Two equal ratios that a step states, as the columns of a table of ratios. */
export const ratioTable: StepPictures = ({ solution }) =>
  solution.map((step): Table | null => {
    for (const formula of formulasOf(step).toReversed()) {
      const { signs, sides } = sidesOf(formula);
      const nodes = sides.flatMap((side) => (side.length === 1 && side[0] ? [side[0]] : []));
      const [first, last] = [nodes[0], nodes.at(-1)];
      if (signs.some((sign) => sign !== '=') || first === last || first?.t !== 'fraction' || last?.t !== 'fraction')
        continue;
      const cells = [first, last].flatMap((node) => [node.numerator, node.denominator]);
      if (!cells.every(({ t }) => t === 'number' || t === 'blank')) continue;
      const cell = (math: MathNode) => ({ t: 'math' as const, math });
      return {
        t: 'table',
        columns: ['نسبت اول', 'نسبت دوم'],
        rows: [
          [cell(first.numerator), { ...cell(last.numerator), marked: true }],
          [cell(first.denominator), { ...cell(last.denominator), marked: true }],
        ],
        description: `جدول نسبت؛ نسبت اول: ${plainMath(first.numerator)} به ${plainMath(first.denominator)}، نسبت دوم: ${plainMath(last.numerator)} به ${plainMath(last.denominator)}`,
      };
    }
    return null;
  });
