import { Decimal } from '../numbers/decimal.ts';
import { persianNumber } from '../numbers/persian/digits.ts';
import type { Block, Inline } from './blocks.ts';
import type { Figure } from './figure.ts';
import type { MathNode } from './math.ts';
import { type NodeLike, num } from './nodes.ts';

/**
 * What may stand between the braces of `line` and `p`: Persian text; a whole number (printed as text in Persian digits,
 * grouped from 10,000); a decimal or a formula; a piece made by `text`, `strong` or `math`; or several pieces.
 */
export type Piece = string | number | Decimal | MathNode | Inline | readonly Inline[];

/** A run of Persian text. */
export function text(value: string): Inline {
  return { t: 'text', text: value };
}

/** A run of Persian text that stands out. */
export function strong(value: string): Inline {
  return { t: 'text', text: value, strong: true };
}

/** A formula inside a sentence. */
export function math(node: NodeLike): Inline {
  return { t: 'math', math: typeof node === 'object' && 't' in node ? node : num(node) };
}

function isMany(piece: Piece): piece is readonly Inline[] {
  return Array.isArray(piece);
}

function inlines(piece: Piece): readonly Inline[] {
  if (typeof piece === 'string') return [text(piece)];
  if (typeof piece === 'number') return [text(persianNumber(piece))];
  if (piece instanceof Decimal) return [math(piece)];
  if (isMany(piece)) return piece;
  return piece.t === 'text' || piece.t === 'math' ? [piece] : [math(piece)];
}

/** Adjoining plain runs become one, empty ones vanish. */
function joined(pieces: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const piece of pieces) {
    if (piece.t === 'text' && piece.text === '') continue;
    const last = result.at(-1);
    if (piece.t === 'text' && last?.t === 'text' && (piece.strong ?? false) === (last.strong ?? false)) {
      result[result.length - 1] = { ...last, text: last.text + piece.text };
    } else {
      result.push(piece);
    }
  }
  return result;
}

/** A sentence with formulas in it: `` line`حاصل ${frac(1, 2)} را بنویس.` ``. */
export function line(strings: TemplateStringsArray, ...pieces: readonly Piece[]): readonly Inline[] {
  const all: Inline[] = [];
  strings.forEach((part, index) => {
    all.push(text(part));
    const piece = pieces[index];
    if (piece !== undefined) all.push(...inlines(piece));
  });
  return joined(all);
}

/** A paragraph, written as `line` is. */
export function p(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Block {
  return { t: 'paragraph', content: line(strings, ...pieces) };
}

/** A paragraph of a sentence made already. */
export function paragraph(content: readonly Inline[]): Block {
  return { t: 'paragraph', content };
}

/** A formula on a line of its own. */
export function display(node: NodeLike): Block {
  return { t: 'display', math: typeof node === 'object' && 't' in node ? node : num(node) };
}

/** A figure between paragraphs. */
export function figureBlock(figure: Figure): Block {
  return { t: 'figure', figure };
}
