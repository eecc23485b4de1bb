import { row } from '../../content/nodes.ts';
import { plainMath } from '../../content/plain.ts';
import type { Figure, FractionBar, MathNode, SolutionStep } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import { Rational } from '../../numbers/rational.ts';
import type { QuestionDraft } from '../draft.ts';
import {
  eachStep,
  formulasOf,
  joinedTerms,
  lastOperation,
  nodesOf,
  nodeValue,
  sidesOf,
  type Term,
  termOf,
  wholeOf,
} from './read-steps.ts';

/** More parts than this cannot be counted on a phone. */
const mostParts = 24;
const mostBars = 8;

/** A number as parts of equal units: 7/4 is 7 parts of 4. */
interface Portion {
  readonly parts: number;
  readonly shaded: number;
  readonly node: MathNode;
}

function portionOf({ node, value }: Term, parts?: number): Portion | null {
  if (node.t === 'emphasis') return portionOf({ node: node.child, value }, parts);
  const written =
    node.t === 'fraction'
      ? wholeOf(nodeValue(node.denominator))
      : node.t === 'mixed'
        ? wholeOf(nodeValue(node.denominator))
        : parts;
  if (written === null || written === undefined || written < 1 || written > mostParts) return null;
  const shaded = Number(value.n) * written;
  if (shaded < 0 || shaded % Number(value.d) !== 0) return null;
  return { parts: written, shaded: shaded / Number(value.d), node };
}

/** Whole units first, then the rest; the number is beside the first. */
function unitsOf({ parts, shaded, node }: Portion, tone: FractionBar['tone']): readonly FractionBar[] {
  const count = Math.max(1, Math.ceil(shaded / parts));
  return Array.from({ length: count }, (_, index) => ({
    parts,
    shaded: Math.min(parts, shaded - index * parts),
    ...(tone === undefined ? {} : { tone }),
    ...(index === 0 ? { label: node } : {}),
  }));
}

const units = {
  bars: { many: 'نوارهای هم‌اندازه', one: 'نوار' },
  circles: { many: 'دایره‌های هم‌اندازه', one: 'دایرهٔ' },
} as const;

/** What can be seen of portions, and how it is written. */
function described(portions: readonly Portion[], { many, one }: (typeof units)[keyof typeof units]): string {
  const each = portions.map(({ parts, shaded, node }) => {
    const count = Math.max(1, Math.ceil(shaded / parts));
    return `${plainMath(node)}، ${persianNumber(shaded)} قسمت رنگی در ${count > 1 ? persianNumber(count) : 'یک'} ${one} ${persianNumber(parts)} قسمتی`;
  });
  return `${many}: ${each.join('؛ ')}`;
}

/** Bars or circles, as the question has them, one number below another. */
export function drawnPortions(portions: readonly Portion[], question: QuestionDraft): Figure | null {
  const isRound = question.figure?.t === 'circles' && portions.every(({ parts }) => parts <= 12);
  const tones: readonly FractionBar['tone'][] = ['accent', 'turmeric', 'leaf', 'sky'];
  const drawn = portions.flatMap((portion, index) => unitsOf(portion, tones[index % tones.length]));
  if (portions.length === 0 || drawn.length > mostBars || portions.every(({ shaded }) => shaded === 0)) return null;
  const description = described(portions, units[isRound ? 'circles' : 'bars']);
  return isRound ? { t: 'circles', description, circles: drawn } : { t: 'bars', description, bars: drawn };
}

const isFraction = ({ node }: Term) => node.t === 'fraction' || node.t === 'mixed';

/**
 * A formula's numbers that can be drawn, best first: of a sum the side whose parts are of one size and what it comes to, or else
 * the numbers it begins with.
 */
function termsDrawn(formula: MathNode): readonly (readonly Term[])[] {
  const { sides } = sidesOf(formula);
  const joined = sides.map(joinedTerms);
  const isSum = (side: (typeof joined)[number]) =>
    side !== null && (side.sign === '+' || side.sign === '−') && side.terms.some(isFraction);
  const equal = joined.findLastIndex(isSum);
  const side = joined[equal];
  if (side) {
    const result = sides
      .slice(equal + 1)
      .map(termOf)
      .find((term) => term !== null);
    const first = joined.find(isSum)?.terms ?? [];
    return [...(result ? [[...side.terms, result]] : []), side.terms, first];
  }
  if (joined.some((one) => one !== null && (one.sign === '×' || one.sign === '÷'))) return [];
  const single = sides.map(termOf).flatMap((term) => (term === null ? [] : [term]));
  return single.some(isFraction) ? [single] : [];
}

/** A fraction of a fraction as rows of a square that is cut into columns: where both are colored is the product. */
function areaOf(formula: MathNode): Figure | null {
  const joined = sidesOf(formula)
    .sides.map(joinedTerms)
    .find((side) => side?.sign === '×' && side.terms.length === 2);
  const [first, second] = joined?.terms.map((term) => portionOf(term)) ?? [];
  if (!first || !second) return null;
  const isPart = [first, second].every(
    ({ parts, shaded, node }) => node.t === 'fraction' && parts <= 12 && shaded <= parts && shaded > 0,
  );
  if (!isPart) return null;
  return {
    t: 'area',
    rows: first.parts,
    columns: second.parts,
    shadedRows: first.shaded,
    shadedColumns: second.shaded,
    description: `مستطیلی با ${persianNumber(first.parts)} ردیف و ${persianNumber(second.parts)} ستون؛ ${persianNumber(first.shaded)} ردیف و ${persianNumber(second.shaded)} ستون رنگ شده است و جایی که به هم می‌رسند پررنگ‌تر است`,
  };
}

/** So many times one fraction: a bar for each. */
function timesOf(formula: MathNode, question: QuestionDraft): Figure | null {
  const joined = sidesOf(formula)
    .sides.map(joinedTerms)
    .find((side) => side?.sign === '×' && side.terms.length === 2);
  const [first, second] = joined?.terms ?? [];
  if (first === undefined || second === undefined) return null;
  const [times, each] = isFraction(second) ? [first, second] : [second, first];
  const count = wholeOf(times.value);
  const portion = isFraction(times) ? null : portionOf(each);
  if (count === null || count < 2 || portion === null || !isFraction(each)) return null;
  return drawnPortions(
    Array.from({ length: count }, () => portion),
    question,
  );
}

/** The numbers of a division side by side, where their parts are of one size. */
function quotientOf(formula: MathNode, question: QuestionDraft): Figure | null {
  const joined = sidesOf(formula)
    .sides.map(joinedTerms)
    .find((side) => side?.sign === '÷' && side.terms.length === 2);
  const [first, second] = joined?.terms ?? [];
  if (first === undefined || second === undefined || !isFraction(second)) return null;
  const portions = [portionOf(first, portionOf(second)?.parts), portionOf(second)];
  return portions.every((portion) => portion !== null) ? drawnPortions(portions, question) : null;
}

/** Portions of the same units and parts are one picture, with all its names. */
function once(portions: readonly Portion[]): readonly Portion[] {
  const [first] = portions;
  const isOne =
    first !== undefined && portions.every(({ parts, shaded }) => parts === first.parts && shaded === first.shaded);
  if (!isOne || portions.length < 2) return portions;
  return [
    { ...first, node: row(...portions.flatMap(({ node }, index) => (index === 0 ? [node] : (['=', node] as const)))) },
  ];
}

function numbersDrawn(step: SolutionStep, question: QuestionDraft): Figure | null {
  for (const formula of formulasOf(step).toReversed()) {
    for (const terms of termsDrawn(formula)) {
      const parts = terms.map((term) => portionOf(term)?.parts).find((found) => found !== undefined);
      const portions = terms.map((term) => portionOf(term, parts));
      if (!portions.every((portion) => portion !== null)) continue;
      const isEqual = sidesOf(formula).signs.every((sign) => sign === '=');
      const figure = drawnPortions(isEqual ? once(portions) : portions, question);
      if (figure !== null) return figure;
    }
    const figure = areaOf(formula) ?? timesOf(formula, question) ?? quotientOf(formula, question);
    if (figure !== null) return figure;
  }
  return null;
}

/**
 * Fractions that a step states, as bars of one length or as circles: equal ones and compared ones below one another, sums with
 * parts of one size, so many times a fraction as so many bars, a fraction of a fraction as a square cut both ways.
 */
export const fractionsDrawn = eachStep((step, _, question) => numbersDrawn(step, question));

/** The fraction of a quantity that the question asks for: of its own bar or circle, or the first in its words. */
function askedFraction({
  stem,
  figure,
  solution,
}: QuestionDraft): { readonly parts: number; readonly shaded: number } | null {
  if (figure?.t === 'bars' && figure.bars[0]) return figure.bars[0];
  if (figure?.t === 'circles' && figure.circles[0]) return figure.circles[0];
  for (const node of nodesOf([...stem, ...solution.flatMap(({ content }) => content)])) {
    const value = nodeValue(node);
    if (node.t !== 'fraction' || value === null) continue;
    const portion = portionOf({ node, value });
    if (portion !== null && portion.shaded > 0 && portion.shaded <= portion.parts) return portion;
  }
  return null;
}

/**
 * A bar for the whole, cut into the parts of the fraction: one part with what it is worth when a step divides, so many parts
 * with what they are worth when a step multiplies.
 */
export const partsOfQuantity: typeof fractionsDrawn = (question) => {
  const fraction = askedFraction(question);
  if (fraction === null || fraction.parts > mostParts) return [];
  const { parts } = fraction;
  let one: string | null = null;
  return question.solution.map((step) => {
    const operation = lastOperation(step);
    if (operation === null || operation.terms.length !== 2) return null;
    const [first, second] = operation.terms.map(({ value }) => value);
    const bar = (shaded: number): Figure => ({
      t: 'bars',
      description: `نواری با ${persianNumber(parts)} قسمت مساوی؛ ${persianNumber(shaded)} قسمت رنگی است و کنار آن ${plainMath(operation.result.node)} نوشته شده است`,
      bars: [{ parts, shaded, tone: 'accent', label: operation.result.node }],
    });
    if (operation.sign === '÷') {
      const by = wholeOf(second);
      if (by !== parts && by !== fraction.shaded) return null;
      one = operation.result.value.toString();
      return bar(1);
    }
    if (operation.sign !== '×') return null;
    const count = [
      [first, second],
      [second, first],
    ].flatMap(([a, b]) => {
      if (a === undefined || b === undefined) return [];
      if (b.toString() === one) return [wholeOf(a) ?? 0];
      const shaded = Number(a.n) * parts;
      return a.d > 1n && shaded % Number(a.d) === 0 ? [shaded / Number(a.d)] : [];
    })[0];
    return count !== undefined && count >= 1 && count <= parts ? bar(count) : null;
  });
};

/** The question's own bar or circle with its fraction written at it, when the last step says it. */
export const fractionNamed: typeof fractionsDrawn = (question) => {
  const { figure, key, solution } = question;
  if (figure === undefined || (figure.t !== 'bars' && figure.t !== 'circles' && figure.t !== 'set')) return [];
  const formula = solution.at(-1);
  const term =
    formula &&
    formulasOf(formula)
      .flatMap((one) => sidesOf(one).sides.map(termOf))
      .find((one) => one !== null && isFraction(one));
  if (!term || (key.kind !== 'fraction' && key.kind !== 'mixed')) return [];
  const own = figure.t === 'bars' ? figure.bars : figure.t === 'circles' ? figure.circles : [];
  const [unit] = own;
  const shown =
    unit &&
    Rational.of(
      own.reduce((sum, { shaded }) => sum + shaded, 0),
      unit.parts,
    );
  if (shown !== undefined && !shown.equals(term.value)) return [];
  const description = `همان شکل که کنار آن ${plainMath(term.node)} نوشته شده است`;
  if (figure.t === 'set') {
    const portion = portionOf(term);
    if (portion === null) return [];
    const { parts, shaded } = portion;
    const strip: Figure = {
      t: 'bars',
      description: `نواری با ${persianNumber(parts)} قسمت، یکی برای هر کدام؛ ${persianNumber(shaded)} قسمت رنگی است و کنار آن ${plainMath(term.node)} نوشته شده است`,
      bars: [{ parts, shaded, tone: 'accent', label: term.node }],
    };
    return solution.map((_, index) => (index === solution.length - 1 ? strip : null));
  }
  const named = (bars: readonly FractionBar[]) =>
    bars.map((bar, index) => (index === 0 ? { ...bar, label: term.node } : bar));
  const drawn: Figure =
    figure.t === 'bars'
      ? { t: 'bars', description, bars: named(figure.bars) }
      : { t: 'circles', description, circles: named(figure.circles) };
  return solution.map((_, index) => (index === solution.length - 1 ? drawn : null));
};
