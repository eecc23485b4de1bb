import type { MathNode } from '../content/math.ts';

/** Whether the sign at `index` belongs to the number after it («−۴»): nothing, or another sign, stands to its left. */
export function isPrefixSign(children: readonly MathNode[], index: number): boolean {
  const node = children[index];
  if (node?.t !== 'operator' || (node.sign !== '+' && node.sign !== '−')) return false;
  const before = children[index - 1];
  return before === undefined || before.t === 'operator';
}
