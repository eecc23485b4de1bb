import { words } from '../../content/nodes.ts';
import { plainMath } from '../../content/plain.ts';
import type { Figure, MathNode } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import { eachStep, lastOperation, listed, type Operation, type Term, wholeOf } from './read-steps.ts';

type Drawing = Extract<Figure, { readonly t: 'drawing' }>;
type Tone = 'turmeric' | 'sky' | 'leaf' | 'rose' | 'none';

const width = 320;
const height = 88;
/** The bar lies between these; the whole is measured above it. */
const [foot, head, over] = [6, 46, 62];
/** Where numbers are written in it. */
const middle = 30;

interface Part {
  readonly label: MathNode;
  readonly weight: number;
  readonly tone: Tone;
}

/** About how wide a label is, in points of the paper. */
function labelWidth(label: MathNode): number {
  return 18 + 10 * [...plainMath(label)].length;
}

/** Widths of the parts: as their numbers are, but never too narrow for what is written; null where they do not fit. */
function widthsOf(parts: readonly Part[]): readonly number[] | null {
  const least = parts.map(({ label }) => labelWidth(label));
  const spare = width - least.reduce((sum, one) => sum + one, 0);
  if (spare < 0) return null;
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const wanted = parts.map(({ weight }, index) => Math.max(0, (weight / total) * width - (least[index] ?? 0)));
  const all = wanted.reduce((sum, one) => sum + one, 0);
  const widths = least.map((one, index) =>
    Math.floor(one + (all === 0 ? spare / least.length : ((wanted[index] ?? 0) / all) * spare)),
  );
  const missing = width - widths.reduce((sum, one) => sum + one, 0);
  return widths.map((one, index) => (index === widths.length - 1 ? one + missing : one));
}

/** A bar cut into parts with their numbers, and an arrow over the whole of it with its number. */
function barOf(parts: readonly Part[], whole: MathNode, description: string): Drawing | null {
  const widths = widthsOf(parts);
  if (widths === null) return null;
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, one) => sum + one, 0));
  return {
    t: 'drawing',
    width,
    height,
    description,
    shapes: [
      ...parts.flatMap(({ label, tone }, index): Drawing['shapes'] => {
        const start = starts[index] ?? 0;
        const end = start + (widths[index] ?? 0);
        return [
          {
            t: 'polygon',
            points: [
              [start, foot],
              [end, foot],
              [end, head],
              [start, head],
            ],
            tone,
          },
          { t: 'text', at: [Math.floor((start + end) / 2), middle], text: label },
        ];
      }),
      { t: 'line', from: [0, over], to: [width, over], ends: 'both', label: whole },
    ],
  };
}

const sizeOf = ({ value }: Term) => Math.max(Number(value.n) / Number(value.d), 0);

/** Equal parts, the middle ones left out where they are many. */
function equalParts(each: MathNode, count: number): readonly Part[] {
  const part: Part = { label: each, weight: 1, tone: 'sky' };
  const fits = count * labelWidth(each) <= width && count <= 8;
  if (fits) return Array.from({ length: count }, () => part);
  return [part, part, { label: words('…'), weight: 1, tone: 'none' }, part];
}

function modelOf({ sign, terms, result }: Operation, counts: 'first' | 'second' = 'first'): Drawing | null {
  const [first, second] = terms;
  if (first === undefined || second === undefined || [...terms, result].some(({ value }) => value.n < 0n)) return null;
  const tones: readonly Tone[] = ['sky', 'turmeric', 'leaf', 'rose'];
  const shown = ({ node }: Term) => plainMath(node);
  if (sign === '+') {
    if (terms.length > 5 || terms.some(({ value }) => value.n === 0n)) return null;
    const parts = terms.map((term, index) => ({
      label: term.node,
      weight: sizeOf(term),
      tone: tones[index % tones.length] ?? 'sky',
    }));
    return barOf(
      parts,
      result.node,
      `نواری که از ${listed(terms.map(shown))} درست شده است؛ همهٔ آن ${shown(result)} است`,
    );
  }
  if (sign === '−') {
    if (terms.length > 2 || second.value.n === 0n || result.value.n === 0n) return null;
    const parts: readonly Part[] = [
      { label: second.node, weight: sizeOf(second), tone: 'none' },
      { label: result.node, weight: sizeOf(result), tone: 'turmeric' },
    ];
    return barOf(parts, first.node, `نواری به اندازهٔ ${shown(first)} با دو قسمت: ${shown(second)} و ${shown(result)}`);
  }
  const many = (each: Term, count: number, whole: Term) =>
    count < 2 || count > 100
      ? null
      : barOf(
          equalParts(each.node, count),
          whole.node,
          `نواری با ${persianNumber(count)} قسمت مساوی که هر کدام ${shown(each)} است؛ همهٔ آن ${shown(whole)} است`,
        );
  if (terms.length > 2) return null;
  if (sign === '÷') {
    const count = wholeOf(second.value);
    return count === null ? null : many(result, count, first);
  }
  // Of two small factors the first counts the groups, else the smaller one; of a whole number and a decimal the whole one.
  const [a, b] = [wholeOf(first.value), wholeOf(second.value)];
  if (a === null && b === null) return null;
  if (counts === 'second') return b === null ? null : many(first, b, result);
  const isSecond = a === null || (b !== null && b < a && a > 12);
  return isSecond ? many(first, b ?? 0, result) : many(second, a, result);
}

/**
 * A sum, a difference, a product or a quotient that a step states, as a bar and its parts: of a sum what is put together, of a
 * difference what is taken and what is left, of products and quotients equal parts of a whole.
 */
export const barModels = eachStep((step) => {
  const operation = lastOperation(step);
  return operation === null ? null : modelOf(operation);
});

/** The same where products say what is taken and then how many times: a side times 4, a radius times 2, an input times 5. */
export const barModelsTimesSecond = eachStep((step) => {
  const operation = lastOperation(step);
  return operation === null ? null : modelOf(operation, 'second');
});

/** Bar models of sums and differences alone: for skills whose quotients count groups, or whose products are areas. */
export const additionBars = eachStep((step) => {
  const operation = lastOperation(step);
  return operation === null || operation.sign === '×' || operation.sign === '÷' ? null : modelOf(operation);
});
