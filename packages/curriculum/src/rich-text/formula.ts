import type { MathNode, OperatorSign } from '../content/math.ts';
import { toLatinDigits } from '../numbers/persian/digits.ts';

/** Characters of a typed formula at most. */
export const MAX_FORMULA_LENGTH = 120;

/** Brackets inside of brackets at most: what is drawn and spoken is a tree as deep as they are. */
const MAX_DEPTH = 6;

const SIGNS: Readonly<Record<string, OperatorSign>> = {
  '+': '+',
  '-': '−',
  '−': '−',
  '*': '×',
  '×': '×',
  '÷': '÷',
  '=': '=',
  '<': '<',
  '>': '>',
  '≠': '≠',
  '≃': '≃',
  ',': ',',
  '،': ',',
  ':': ':',
};

/** A number with its percent sign, words, the two signs of two characters, or one character; spaces before it are taken apart. */
const TOKEN = /(\s*)(?:(\d+(?:\.\d+)?)([%٪]?)|(\p{L}[\p{L}\p{M}\u200c]*(?: +\p{L}[\p{L}\p{M}\u200c]*)*)|(!=|~=|\S))/uy;

interface Token {
  readonly hasSpace: boolean;
  /** A number, words, an empty box or what has begun in brackets; nothing for a sign. */
  readonly node?: MathNode;
  readonly sign: string;
}

function tokensOf(source: string): Token[] {
  return [...source.trim().matchAll(new RegExp(TOKEN, 'uyg'))].map(([, space, value, percent, text, sign = '']) => {
    const hasSpace = space !== '';
    if (value !== undefined) return { hasSpace, sign, node: { t: percent ? 'percent' : 'number', value } };
    if (text === 'x' || text === 'X') return { hasSpace, sign: '×' };
    if (text !== undefined) return { hasSpace, sign, node: { t: 'words', text } };
    if (/[□_؟?]/.test(sign)) return { hasSpace, sign: '', node: { t: 'blank' } };
    return { hasSpace, sign: { '!=': '≠', '~=': '≃' }[sign] ?? sign };
  });
}

const isWhole = (node: MathNode | undefined) => node?.t === 'number' && !node.value.includes('.');

/** What brackets hold is drawn without them where a fraction holds it together. */
const bare = (node: MathNode): MathNode => (node.t === 'group' ? node.child : node);

/**
 * A formula as it is typed in one line, as the kit draws and speaks it: `3/4 + 2 1/2 = □`. `/` or `⁄` is the line of a fraction, and a
 * whole number with a space before a fraction of whole numbers makes a mixed number; the decimal mark is `٫` or a point. `_`, `?` or `□`
 * is an empty box. Digits of every set. Null where it is no formula, or not yet.
 */
export function readFormula(source: string): MathNode | null {
  if (source.length > MAX_FORMULA_LENGTH) return null;
  const tokens = tokensOf(toLatinDigits(source).replace(/٫/g, '.').replace(/⁄/g, '/'));
  let index = 0;

  const operand = (depth: number): MathNode | null => {
    const token = tokens[index++];
    if (token?.node !== undefined) return token.node;
    if (token?.sign !== '(' || depth >= MAX_DEPTH) return null;
    const child = row(depth + 1);
    return child !== null && tokens[index++]?.sign === ')' ? { t: 'group', child } : null;
  };

  /** An operand, or one over another. A third one below is refused: nobody could say which line is the longer. */
  const term = (depth: number): MathNode | null => {
    const numerator = operand(depth);
    if (numerator === null || tokens[index]?.sign !== '/') return numerator;
    index += 1;
    const denominator = operand(depth);
    if (denominator === null || tokens[index]?.sign === '/') return null;
    return { t: 'fraction', numerator: bare(numerator), denominator: bare(denominator) };
  };

  const row = (depth: number): MathNode | null => {
    const children: MathNode[] = [];
    while (index < tokens.length && tokens[index]?.sign !== ')') {
      const { sign = '', hasSpace = false } = tokens[index] ?? {};
      const operator = SIGNS[sign];
      if (operator !== undefined) {
        children.push({ t: 'operator', sign: operator });
        index += 1;
        continue;
      }
      const node = term(depth);
      if (node === null) return null;
      const before = children.at(-1);
      const isPart = node.t === 'fraction' && isWhole(node.numerator) && isWhole(node.denominator);
      if (node.t === 'fraction' && isPart && hasSpace && before !== undefined && isWhole(before)) {
        children[children.length - 1] = { ...node, t: 'mixed', whole: before };
      } else {
        children.push(node);
      }
    }
    if (children.length === 0) return null;
    return children.length === 1 ? (children[0] ?? null) : { t: 'row', children };
  };

  const whole = row(0);
  return index < tokens.length ? null : whole;
}
