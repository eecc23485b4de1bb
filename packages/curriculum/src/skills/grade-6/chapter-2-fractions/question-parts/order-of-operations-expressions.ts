import { fractionValue, type Mixed, written } from '../../../../authoring/fractions/written-numbers.ts';
import { fracOf, group, type MathNode, mixedOf, op, Rational, row } from '../../../../authoring/index.ts';

export type Operation = '+' | '−' | '×' | '÷';

/** An expression as a tree; a number keeps how it is written until it was worked out. */
export type Expression =
  | { readonly t: 'number'; readonly value: Rational; readonly node: MathNode }
  | { readonly t: 'operation'; readonly sign: Operation; readonly left: Expression; readonly right: Expression };

export function leaf(value: Mixed): Expression {
  return { t: 'number', value: fractionValue(value), node: written(value) };
}

export function operation(sign: Operation, left: Expression, right: Expression): Expression {
  return { t: 'operation', sign, left, right };
}

/** How each operation is done: rightly, or as somebody mistaken does it. Null when it cannot be done. */
export type Calculator = (sign: Operation, left: Rational, right: Rational) => Rational | null;

export const rightly: Calculator = (sign, left, right) => {
  switch (sign) {
    case '+':
      return left.plus(right);
    case '−':
      return left.minus(right);
    case '×':
      return left.times(right);
    case '÷':
      return right.sign === 0 ? null : left.over(right);
  }
};

export function workedOut(expression: Expression, calculate: Calculator = rightly): Rational | null {
  if (expression.t === 'number') return expression.value;
  const left = workedOut(expression.left, calculate);
  const right = workedOut(expression.right, calculate);
  return left === null || right === null ? null : calculate(expression.sign, left, right);
}

function rank(sign: Operation): number {
  return sign === '+' || sign === '−' ? 1 : 2;
}

/** Whether a part is in brackets under an operation. */
function isBracketed(part: Expression, under: Operation, isRight: boolean): boolean {
  if (part.t === 'number') return false;
  if (rank(part.sign) < rank(under)) return true;
  return isRight && rank(part.sign) === rank(under) && (under === '−' || under === '÷');
}

/** A row of numbers, signs and brackets. */
type Token = Expression | Operation;

/** The expression flat, brackets forgotten. */
export function tokens(expression: Expression): readonly Token[] {
  if (expression.t === 'number') return [expression];
  return [...tokens(expression.left), expression.sign, ...tokens(expression.right)];
}

function parts(expression: Expression): readonly MathNode[] {
  if (expression.t === 'number') return [expression.node];
  const side = (part: Expression, isRight: boolean): readonly MathNode[] =>
    isBracketed(part, expression.sign, isRight) ? [group(row(...parts(part)))] : parts(part);
  return [...side(expression.left, false), op(expression.sign), ...side(expression.right, true)];
}

/** As it is written, with the brackets it needs. */
export function nodeOf(expression: Expression): MathNode {
  return row(...parts(expression));
}

export function hasBrackets(expression: Expression): boolean {
  if (expression.t === 'number') return false;
  const { left, right, sign } = expression;
  return isBracketed(left, sign, false) || isBracketed(right, sign, true) || hasBrackets(left) || hasBrackets(right);
}

/** Read from the left, one operation after another, without any order of operations; brackets forgotten. */
export function fromTheLeft(expression: Expression): Rational | null {
  let result: Rational | null = null;
  let sign: Operation = '+';
  for (const token of tokens(expression)) {
    if (typeof token === 'string') sign = token;
    else if (token.t === 'number') result = result === null ? token.value : rightly(sign, result, token.value);
  }
  return result;
}

/** × and ÷ first, brackets forgotten. */
export function withoutBrackets(expression: Expression): Rational | null {
  const terms: Rational[] = [];
  let sign: Operation = '+';
  for (const token of tokens(expression)) {
    if (typeof token === 'string') {
      sign = token;
      continue;
    }
    if (token.t !== 'number') continue;
    const last = terms.at(-1);
    if (rank(sign) === 2 && last !== undefined) {
      const next = rightly(sign, last, token.value);
      if (next === null) return null;
      terms[terms.length - 1] = next;
    } else terms.push(sign === '−' ? Rational.of(0).minus(token.value) : token.value);
  }
  return terms.reduce((sum, term) => sum.plus(term), Rational.of(0));
}

/** What is done next, and what the expression becomes. */
export interface Stage {
  readonly kind: 'brackets' | 'product' | 'sum';
  readonly done: MathNode;
  /** A division as the product it is turned to; null for the other operations. */
  readonly turned: MathNode | null;
  readonly result: MathNode;
  readonly next: Expression;
}

interface Ready {
  readonly path: readonly ('left' | 'right')[];
  readonly depth: number;
  readonly sign: Operation;
}

function ready(expression: Expression, path: readonly ('left' | 'right')[], depth: number): readonly Ready[] {
  if (expression.t === 'number') return [];
  const { left, right, sign } = expression;
  if (left.t === 'number' && right.t === 'number') return [{ path, depth, sign }];
  const inside = (part: Expression, isRight: boolean): number => depth + (isBracketed(part, sign, isRight) ? 1 : 0);
  return [
    ...ready(left, [...path, 'left'], inside(left, false)),
    ...ready(right, [...path, 'right'], inside(right, true)),
  ];
}

function replaced(expression: Expression, path: readonly ('left' | 'right')[], by: Expression): Expression {
  const [step, ...rest] = path;
  if (step === undefined || expression.t === 'number') return by;
  return { ...expression, [step]: replaced(expression[step], rest, by) };
}

function partAt(expression: Expression, path: readonly ('left' | 'right')[]): Expression {
  return path.reduce((part, step) => (part.t === 'number' ? part : part[step]), expression);
}

function turnedDivision(part: Expression): MathNode | null {
  if (part.t === 'number' || part.sign !== '÷' || part.left.t !== 'number' || part.right.t !== 'number') return null;
  return row(part.left.node, op('×'), fracOf(Rational.of(1).over(part.right.value)));
}

/** The operations one after another: deepest brackets, then × and ÷ from the left, then + and − from the left. */
export function stages(expression: Expression): readonly Stage[] {
  const found: Stage[] = [];
  let current = expression;
  while (current.t === 'operation') {
    const choices = [...ready(current, [], 0)].sort((a, b) => b.depth - a.depth || rank(b.sign) - rank(a.sign));
    const chosen = choices[0];
    if (chosen === undefined) break;
    const part = partAt(current, chosen.path);
    const value = workedOut(part);
    if (value === null) break;
    const result = mixedOf(value);
    current = replaced(current, chosen.path, { t: 'number', value, node: result });
    found.push({
      kind: chosen.depth > 0 ? 'brackets' : rank(chosen.sign) === 2 ? 'product' : 'sum',
      done: nodeOf(part),
      turned: turnedDivision(part),
      result,
      next: current,
    });
  }
  return found;
}
