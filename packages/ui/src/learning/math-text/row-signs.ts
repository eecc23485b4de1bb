import type { MathNode } from '@mashq/curriculum/model';
import { isPrefixSign } from '@mashq/curriculum/speech';

/**
 * A formula cut behind its outermost signs, so that a narrow line may break there: «۳ + / ۴ = / □».
 * A formula with no such sign is one piece.
 */
export function breakablePieces(node: MathNode): MathNode[] {
  if (node.t !== 'row') return [node];
  const pieces: MathNode[] = [];
  let piece: MathNode[] = [];
  node.children.forEach((child, index) => {
    piece.push(child);
    const isInfix = child.t === 'operator' && !isPrefixSign(node.children, index);
    if (isInfix && index < node.children.length - 1) {
      pieces.push({ t: 'row', children: piece });
      piece = [];
    }
  });
  pieces.push({ t: 'row', children: piece });
  return pieces;
}

/** A row of numbers with commas between them, such as the key of an order. */
export function isList(node: MathNode): boolean {
  return node.t === 'row' && node.children.some((child) => child.t === 'operator' && child.sign === ',');
}
