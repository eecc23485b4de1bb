import type { MathNode, OperatorSign } from '@mashq/curriculum/model';

const SIGNS: Record<OperatorSign, string> = {
  '+': 'plus',
  '−': 'minus',
  '×': 'times',
  '÷': 'divided by',
  '=': 'equals',
  '<': 'is less than',
  '>': 'is greater than',
  '≠': 'does not equal',
  '≃': 'is about',
  ',': ',',
  ':': 'to',
};

/** «+» and «−» with nothing to their left are the sign of a number. */
const PREFIX: Partial<Record<OperatorSign, string>> = { '+': 'positive', '−': 'negative' };

/** A formula as an English reader says it; numbers stay in digits, which screen readers read well. */
export function speakEnglishMath(node: MathNode): string {
  switch (node.t) {
    case 'number':
      return speakNumber(node.value);
    case 'operator':
      return SIGNS[node.sign];
    case 'fraction':
      return `${speakEnglishMath(node.numerator)} over ${speakEnglishMath(node.denominator)}`;
    case 'mixed':
      return `${speakEnglishMath(node.whole)} and ${speakEnglishMath(node.numerator)} over ${speakEnglishMath(node.denominator)}`;
    case 'row':
      return speakRow(node.children);
    case 'group':
      return `open bracket, ${speakEnglishMath(node.child)}, close bracket`;
    case 'blank':
      return 'blank';
    case 'percent':
      return `${speakNumber(node.value)} percent`;
    case 'emphasis':
      return speakEnglishMath(node.child);
    case 'digits':
      return `${speakNumber(node.value)}, digit ${node.index + 1} from the left is marked`;
    case 'words':
      return node.text;
  }
}

const speakNumber = (value: string) => value.replace('-', 'negative ');

function speakRow(children: readonly MathNode[]): string {
  let spoken = '';
  children.forEach((child, index) => {
    const before = children[index - 1];
    const isPrefix = child.t === 'operator' && (before === undefined || before.t === 'operator');
    const word = (isPrefix && PREFIX[child.sign]) || speakEnglishMath(child);
    spoken += spoken === '' || word === ',' ? word : ` ${word}`;
  });
  return spoken;
}
