import { Decimal } from '../numbers/decimal.ts';
import { Rational } from '../numbers/rational.ts';
import type { MathNode, OperatorSign } from './math.ts';

/** What a builder takes for a number: a whole number, an exact decimal, canonical ASCII, or a node made already. */
export type NodeLike = number | bigint | string | Decimal | MathNode;

/** A number. Text must be canonical ASCII (`"3.25"`, and `"0.50"` where the zeros matter); floats are refused. */
export function num(value: number | bigint | string | Decimal): MathNode {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  const text = String(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new RangeError(`not a canonical number: ${text}`);
  return { t: 'number', value: text };
}

function node(value: NodeLike): MathNode {
  return typeof value === 'object' && !(value instanceof Decimal) ? value : num(value);
}

/** A stacked fraction. */
export function frac(numerator: NodeLike, denominator: NodeLike): MathNode {
  return { t: 'fraction', numerator: node(numerator), denominator: node(denominator) };
}

/** A mixed number. */
export function mixed(whole: NodeLike, numerator: NodeLike, denominator: NodeLike): MathNode {
  return { t: 'mixed', whole: node(whole), numerator: node(numerator), denominator: node(denominator) };
}

/** A rational as a fraction in lowest terms, or as a whole number. */
export function fracOf(value: Rational): MathNode {
  return value.isWhole ? num(value.n) : frac(value.n, value.d);
}

/** A rational as a child writes it finished: whole number, proper fraction, or mixed number in lowest terms. */
export function mixedOf(value: Rational): MathNode {
  if (value.isWhole) return num(value.n);
  if (value.compare(Rational.of(1)) < 0 && value.compare(Rational.of(-1)) > 0) return frac(value.n, value.d);
  const part = value.part;
  return mixed(value.n / value.d, part.n < 0n ? -part.n : part.n, part.d);
}

const signs: ReadonlySet<string> = new Set(['+', '−', '×', '÷', '=', '<', '>', '≠', '≃', ',', ':']);

function isSign(value: unknown): value is OperatorSign {
  return typeof value === 'string' && signs.has(value);
}

/** A sign. The minus is U+2212 (−). */
export function op(sign: OperatorSign): MathNode {
  return { t: 'operator', sign };
}

/** Nodes side by side, left to right: `row(frac(1, 2), '+', 3, '=', blank())`. A string is a sign or canonical ASCII. */
export function row(...children: readonly (NodeLike | OperatorSign)[]): MathNode {
  return { t: 'row', children: children.map((child) => (isSign(child) ? op(child) : node(child))) };
}

/** The empty box of the unknown. */
export function blank(): MathNode {
  return { t: 'blank' };
}

/** Round brackets. */
export function group(child: NodeLike): MathNode {
  return { t: 'group', child: node(child) };
}

/** A number with the percent sign. */
export function percent(value: number | string): MathNode {
  return { t: 'percent', value: String(value) };
}

/** Persian words inside a formula. */
export function words(text: string): MathNode {
  return { t: 'words', text };
}

/** A number with the digit at `index` (from the left, 0-based) pointed at. */
export function digitAt(value: number | string, index: number): MathNode {
  return { t: 'digits', value: String(value), index };
}

/** A node drawn with emphasis. */
export function emphasis(child: NodeLike): MathNode {
  return { t: 'emphasis', child: node(child) };
}
