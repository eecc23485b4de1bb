import { tickValue } from '../../src/answers/number-line/rules.ts';
import type {
  AnswerForm,
  Block,
  Figure,
  Inline,
  Level,
  MathNode,
  NumberLine,
  Question,
  QuestionVariant,
} from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';

/** What a checker may look at: the question as the child sees it, and which form it is. No key, no misconceptions, no solution. */
export interface Sheet {
  readonly form: QuestionVariant;
  readonly level: Level;
  readonly stem: readonly Block[];
  readonly figure?: Figure;
  readonly answer: AnswerForm;
}

/** The part of a question a checker may look at. */
export function sheetOf({ form, level, stem, figure, answer }: Question): Sheet {
  return { form, level, stem, ...(figure === undefined ? {} : { figure }), answer };
}

function inlinesOf(blocks: readonly Block[]): readonly Inline[] {
  return blocks.flatMap((block): readonly Inline[] => {
    if (block.t === 'paragraph') return block.content;
    return block.t === 'display' ? [{ t: 'math', math: block.math }] : [];
  });
}

/** Every formula of the stem in reading order, those inside sentences and those on their own lines. */
export function formulas(blocks: readonly Block[]): readonly MathNode[] {
  return inlinesOf(blocks).flatMap((piece) => (piece.t === 'math' ? [piece.math] : []));
}

/** The words of the stem, formulas left out. */
export function wordsOf(blocks: readonly Block[]): string {
  return inlinesOf(blocks)
    .map((piece) => (piece.t === 'text' ? piece.text : ' '))
    .join('');
}

/** Whole numbers printed in the words of the stem, in reading order; thousands marks are dropped. */
export function numbersInWords(blocks: readonly Block[]): readonly number[] {
  const found = wordsOf(blocks).match(/[۰-۹][۰-۹٬]*/g) ?? [];
  return found.map((digits) => readDigits(digits));
}

/** The whole number that Persian digits are; thousands marks are dropped. */
export function readDigits(digits = ''): number {
  return Number(digits.replaceAll('٬', '').replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));
}

/** Nodes of a formula: the children of a row (rows inside rows opened), or the formula itself. */
export function terms(node: MathNode): readonly MathNode[] {
  return node.t === 'row' ? node.children.flatMap(terms) : [node];
}

function decimalValue(text: string): Rational {
  const [whole = '0', part = ''] = text.split('.');
  return Rational.of(BigInt(`${whole}${part}`), 10n ** BigInt(part.length));
}

/** Precedence climbing over a flat list of operands and signs. */
function evaluateTerms(list: readonly MathNode[]): Rational {
  const sum: Rational[] = [];
  let sign: '+' | '−' | '×' | '÷' = '+';
  for (const item of list) {
    if (item.t === 'operator') {
      if (item.sign !== '+' && item.sign !== '−' && item.sign !== '×' && item.sign !== '÷')
        throw new Error(`${item.sign} is no arithmetic`);
      sign = item.sign;
      continue;
    }
    const value = nodeValue(item);
    const last = sum.length - 1;
    if (sign === '×') sum[last] = (sum[last] ?? Rational.of(1)).times(value);
    else if (sign === '÷') sum[last] = (sum[last] ?? Rational.of(0)).over(value);
    else sum.push(sign === '+' ? value : Rational.of(0).minus(value));
  }
  return sum.reduce((total, value) => total.plus(value), Rational.of(0));
}

/** What a formula is worth: numbers, fractions, mixed numbers, percents, brackets and + − × ÷ between them. */
export function nodeValue(node: MathNode): Rational {
  switch (node.t) {
    case 'number':
    case 'digits':
      return decimalValue(node.value);
    case 'fraction':
      return nodeValue(node.numerator).over(nodeValue(node.denominator));
    case 'mixed':
      return nodeValue(node.whole).plus(nodeValue(node.numerator).over(nodeValue(node.denominator)));
    case 'percent':
      return decimalValue(node.value).over(Rational.of(100));
    case 'group':
    case 'emphasis':
      return nodeValue(node.child);
    case 'row':
      return evaluateTerms(terms(node));
    default:
      throw new Error(`a ${node.t} has no value`);
  }
}

/** Whether a formula has a value that can be worked out. */
export function hasValue(node: MathNode): boolean {
  try {
    nodeValue(node);
    return true;
  } catch {
    return false;
  }
}

/** The two sides of the first equals sign: `[left, right]`, each a list of terms. Throws when there is none. */
export function sides(node: MathNode): readonly [readonly MathNode[], readonly MathNode[]] {
  const list = terms(node);
  const at = list.findIndex((item) => item.t === 'operator' && item.sign === '=');
  if (at < 0) throw new Error('no equals sign');
  return [list.slice(0, at), list.slice(at + 1)];
}

/** The value of a list of terms, as `sides` gives it. */
export function termsValue(list: readonly MathNode[]): Rational {
  return evaluateTerms(list);
}

/** A figure of the kind asked for; throws when it is another or missing. */
export function figureOf<T extends Figure['t']>(sheet: Sheet, kind: T): Extract<Figure, { t: T }> {
  const { figure } = sheet;
  if (figure?.t !== kind) throw new Error(`expected a ${kind} figure`);
  return figure as Extract<Figure, { t: T }>;
}

/** The value at a tick of a number line. */
export function valueAt(line: NumberLine, tick: number): Rational {
  return tickValue(line, tick);
}

/** One item, or a clear failure. */
export function only<T>(items: readonly T[]): T {
  const [first] = items;
  if (items.length !== 1 || first === undefined) throw new Error(`expected one item, found ${items.length}`);
  return first;
}

/** The item at an index, or a clear failure. */
export function nth<T>(items: readonly T[], index: number): T {
  const item = items.at(index);
  if (item === undefined) throw new Error(`no item ${index} of ${items.length}`);
  return item;
}
