import type { AnswerForm, Block, MathNode } from '@mashq/curriculum/model';

/** A stem parted from the formula that runs into the answer. */
export interface LedStem {
  readonly stem: readonly Block[];
  /** What is left of the answer's boxes («۱/۲ + ۱/۳ =»); null where the answer is alone. */
  readonly lead: MathNode | null;
}

/** An answer that can be in a formula: one bare number, nothing to be read beside it. */
function fitsFormula(answer: AnswerForm): boolean {
  if (answer.kind === 'fraction' || answer.kind === 'mixed') return true;
  if (answer.kind !== 'integer' && answer.kind !== 'decimal') return false;
  const [blank] = answer.blanks;
  return answer.blanks.length === 1 && blank?.label === undefined && blank?.unit === undefined;
}

function hasBlank(node: MathNode): boolean {
  switch (node.t) {
    case 'blank':
      return true;
    case 'row':
      return node.children.some(hasBlank);
    case 'group':
    case 'emphasis':
      return hasBlank(node.child);
    case 'fraction':
      return hasBlank(node.numerator) || hasBlank(node.denominator);
    case 'mixed':
      return [node.whole, node.numerator, node.denominator].some(hasBlank);
    default:
      return false;
  }
}

/**
 * When a stem closes with a formula whose right side is the empty box («۱/۲ + ۱/۳ = □»), the answer's own boxes take that
 * place: the child writes where the box is drawn, as in a notebook.
 */
export function splitLeadingExpression(stem: readonly Block[], answer: AnswerForm): LedStem {
  const last = stem.at(-1);
  const whole = { stem, lead: null };
  if (last?.t !== 'display' || last.math.t !== 'row' || !fitsFormula(answer)) return whole;
  const children = last.math.children.at(-1)?.t === 'blank' ? last.math.children.slice(0, -1) : last.math.children;
  const sign = children.at(-1);
  if (sign?.t !== 'operator' || sign.sign !== '=' || children.some(hasBlank)) return whole;
  return { stem: stem.slice(0, -1), lead: { t: 'row', children } };
}
