import type { Block, MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { nodeValue, terms } from './sheet.ts';

const printed = /[۰-۹][۰-۹٬]*(?:٫[۰-۹]+)?/g;

function fromText(text: string): readonly Rational[] {
  return (text.match(printed) ?? []).map((digits) => {
    const ascii = digits.replaceAll('٬', '').replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)));
    const [whole = '', part = ''] = ascii.split('٫');
    return Rational.of(BigInt(`${whole}${part}`), 10n ** BigInt(part.length));
  });
}

function fromMath(node: MathNode): readonly Rational[] {
  return terms(node).flatMap((term) => {
    if (term.t === 'percent') return [nodeValue(term).times(Rational.of(100))];
    return ['number', 'digits', 'fraction', 'mixed'].includes(term.t) ? [nodeValue(term)] : [];
  });
}

/** Every number of the stem in reading order, in sentences and formulas alike; a percent as its number. */
export function everyNumber(blocks: readonly Block[]): readonly Rational[] {
  return blocks.flatMap((block) => {
    if (block.t === 'display') return fromMath(block.math);
    if (block.t !== 'paragraph') return [];
    return block.content.flatMap((piece) => (piece.t === 'text' ? fromText(piece.text) : fromMath(piece.math)));
  });
}
