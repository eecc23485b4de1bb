import { persianNumber, toPersianDigits } from '../numbers/persian/digits.ts';
import type { Block, Inline } from './blocks.ts';
import type { MathNode } from './math.ts';

/** A numerator or denominator of several terms is in brackets. */
function term(node: MathNode): string {
  return node.t === 'row' && node.children.length > 1 ? `(${plainMath(node)})` : plainMath(node);
}

/**
 * A formula as one line of text, for lists and exports: a fraction is written with the fraction slash ⁄ (U+2044), which
 * nobody reads as a momayyez; a mixed number has a space before its fraction.
 */
export function plainMath(node: MathNode): string {
  switch (node.t) {
    case 'number':
      return persianNumber(node.value);
    case 'operator':
      return node.sign;
    case 'fraction':
      return `${term(node.numerator)}⁄${term(node.denominator)}`;
    case 'mixed':
      return `${plainMath(node.whole)} ${term(node.numerator)}⁄${term(node.denominator)}`;
    case 'row':
      return node.children.map(plainMath).join(' ');
    case 'group':
      return `(${plainMath(node.child)})`;
    case 'blank':
      return '□';
    case 'percent':
      return `${persianNumber(node.value)}٪`;
    case 'emphasis':
      return plainMath(node.child);
    case 'digits':
      return toPersianDigits(node.value).replace('.', '٫');
    case 'words':
      return node.text;
  }
}

/** A sentence as one line of text. */
export function plainLine(content: readonly Inline[]): string {
  return content.map((piece) => (piece.t === 'text' ? piece.text : plainMath(piece.math))).join('');
}

/** Blocks as text, one a line; a figure gives its description. */
export function plainBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.t === 'paragraph') return plainLine(block.content);
      return block.t === 'display' ? plainMath(block.math) : block.figure.description;
    })
    .join('\n');
}
