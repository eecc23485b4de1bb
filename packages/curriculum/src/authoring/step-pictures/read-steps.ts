import { plainBlocks } from '../../content/plain.ts';
import type { AnswerKey, Block, Figure, MathNode, OperatorSign, SolutionStep } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import { Rational } from '../../numbers/rational.ts';
import type { QuestionDraft } from '../draft.ts';
import type { StepPictures } from './step-picture.ts';

/** A value as it is written in a formula. */
export interface Term {
  readonly value: Rational;
  readonly node: MathNode;
}

/** One operation with what it comes to: `12 − 5 = 7`. */
export interface Operation {
  readonly sign: '+' | '−' | '×' | '÷';
  readonly terms: readonly Term[];
  readonly result: Term;
}

function decimalValue(text: string): Rational {
  const [whole = '', part = ''] = text.replace('-', '').split('.');
  const value = Rational.of(BigInt(whole + part), 10n ** BigInt(part.length));
  return text.startsWith('-') ? Rational.of(0).minus(value) : value;
}

/** The value of one node: a number, a fraction or a mixed number; null for anything else. */
export function nodeValue(node: MathNode): Rational | null {
  switch (node.t) {
    case 'number':
    case 'digits':
      return decimalValue(node.value);
    case 'emphasis':
      return nodeValue(node.child);
    case 'fraction': {
      const [top, bottom] = [nodeValue(node.numerator), nodeValue(node.denominator)];
      return top === null || bottom === null || bottom.n === 0n ? null : top.over(bottom);
    }
    case 'mixed': {
      const [whole, top, bottom] = [nodeValue(node.whole), nodeValue(node.numerator), nodeValue(node.denominator)];
      return whole === null || top === null || bottom === null || bottom.n === 0n ? null : whole.plus(top.over(bottom));
    }
    case 'row':
      return node.children.length === 1 && node.children[0] !== undefined ? nodeValue(node.children[0]) : null;
    default:
      return null;
  }
}

const relations: readonly OperatorSign[] = ['=', '<', '>', '≠', '≃'];

/** What stands side by side in a formula, rows in rows opened. */
function flat(node: MathNode): readonly MathNode[] {
  return node.t === 'row' ? node.children.flatMap(flat) : [node];
}

/** A formula cut at its relations: `1/2 = 2/4` has two sides. Words in it (units) are left out. */
export function sidesOf(formula: MathNode): {
  readonly signs: readonly OperatorSign[];
  readonly sides: readonly (readonly MathNode[])[];
} {
  const signs: OperatorSign[] = [];
  const sides: MathNode[][] = [[]];
  for (const child of flat(formula)) {
    if (child.t === 'operator' && relations.includes(child.sign)) {
      signs.push(child.sign);
      sides.push([]);
    } else if (child.t !== 'words') sides.at(-1)?.push(child);
  }
  return { signs, sides };
}

/** A single value standing alone on a side. */
export function termOf(side: readonly MathNode[]): Term | null {
  const [node] = side;
  if (node === undefined || side.length !== 1) return null;
  const value = nodeValue(node);
  return value === null ? null : { value, node };
}

/** The values of a side that are joined by one sign over and over: `3 + 4 + 5`. */
export function joinedTerms(
  side: readonly MathNode[],
): { readonly sign: OperatorSign; readonly terms: readonly Term[] } | null {
  const terms: Term[] = [];
  let sign: OperatorSign | null = null;
  for (const [index, node] of side.entries()) {
    if (index % 2 === 1) {
      if (node.t !== 'operator' || (sign !== null && sign !== node.sign)) return null;
      sign = node.sign;
      continue;
    }
    const value = nodeValue(node);
    if (value === null) return null;
    terms.push({ value, node });
  }
  return sign === null || side.length % 2 === 0 ? null : { sign, terms };
}

const operations: readonly OperatorSign[] = ['+', '−', '×', '÷'];
const isOperation = (sign: OperatorSign): sign is Operation['sign'] => operations.includes(sign);

/** The operation that a formula states, or null: its first side has one sign, its last side is the result. */
export function operationOf(formula: MathNode): Operation | null {
  const { signs, sides } = sidesOf(formula);
  if (signs.length === 0 || signs.some((sign) => sign !== '=')) return null;
  const first = joinedTerms(sides[0] ?? []);
  const result = termOf(sides.at(-1) ?? []);
  return first === null || result === null || !isOperation(first.sign)
    ? null
    : { sign: first.sign, terms: first.terms, result };
}

/** The formulas of a step that are on lines of their own. */
export function formulasOf({ content }: SolutionStep): readonly MathNode[] {
  return content.flatMap((block) => (block.t === 'display' ? [block.math] : []));
}

/** Whether an operation comes to its result. */
function isTrue({ sign, terms: [first, ...rest], result }: Operation): boolean {
  if (first === undefined) return false;
  if (sign === '÷' && rest.some(({ value }) => value.n === 0n)) return false;
  const comesTo = rest.reduce(
    (left, { value }) =>
      sign === '+'
        ? left.plus(value)
        : sign === '−'
          ? left.minus(value)
          : sign === '×'
            ? left.times(value)
            : left.over(value),
    first.value,
  );
  return comesTo.equals(result.value);
}

/** The last formula of a step that is an operation; null where it is the wrong line of a question about a mistake: that has no picture. */
export function lastOperation(step: SolutionStep): Operation | null {
  const operation = formulasOf(step)
    .map(operationOf)
    .findLast((each) => each !== null);
  return operation !== undefined && isTrue(operation) ? operation : null;
}

/** What a step says, formulas included, figures left out. */
export function saidIn({ content }: SolutionStep): string {
  return plainBlocks(content.filter(({ t }) => t !== 'figure'));
}

/** Nodes of blocks, in reading order, each before what is in it. */
export function nodesOf(blocks: readonly Block[]): readonly MathNode[] {
  const found: MathNode[] = [];
  const visit = (node: MathNode): void => {
    found.push(node);
    if (node.t === 'row') node.children.forEach(visit);
    else if (node.t === 'group' || node.t === 'emphasis') visit(node.child);
  };
  for (const block of blocks) {
    if (block.t === 'display') visit(block.math);
    if (block.t === 'paragraph') for (const piece of block.content) if (piece.t === 'math') visit(piece.math);
  }
  return found;
}

/** A whole number that is safe to count with, or null. */
export function wholeOf(value: Rational | undefined | null): number | null {
  return value?.isWhole && value.n <= 1_000_000_000_000n ? Number(value.n) : null;
}

/** Whether a text holds a number by itself: «۱۲» is not in «۱۲۵». */
export function saysNumber(text: string, number: string): boolean {
  return new RegExp(`(?<![۰-۹٬٫])${number}(?![۰-۹٬٫])`, 'u').test(text);
}

/** The only number of an answer as it is printed, or null where there are several or none. */
export function answerNumber(key: AnswerKey): string | null {
  if (key.kind !== 'integer' && key.kind !== 'decimal') return null;
  const [value] = key.values;
  return key.values.length === 1 && value !== undefined ? value : null;
}

/** From which step on the answer's number is said; the number of steps where none says it. */
export function saidFrom({ key, solution }: QuestionDraft): number {
  const value = answerNumber(key);
  if (value === null) return solution.length;
  const printed = persianNumber(value);
  const first = solution.findIndex((step) => saysNumber(saidIn(step), printed));
  return first < 0 ? solution.length : first;
}

/** One figure a step, by a function that sees one step. */
export function eachStep(
  draw: (step: SolutionStep, index: number, question: QuestionDraft) => Figure | null,
): StepPictures {
  return (question) => question.solution.map((step, index) => draw(step, index, question));
}

/** «الف»، «ب» و «پ». */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join('، ')} و ${words.at(-1)}`;
}
