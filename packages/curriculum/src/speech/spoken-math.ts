import type { MathNode, OperatorSign } from '../content/math.ts';
import { fractionWords, mixedWords, ordinalWords } from '../numbers/persian/words.ts';
import { isPrefixSign } from './prefix-sign.ts';
import { spokenNumber } from './spoken-number.ts';
import { spokenText } from './spoken-text.ts';

const SIGNS: Record<OperatorSign, string> = {
  '+': 'به‌علاوهٔ',
  '−': 'منهای',
  '×': 'ضرب‌در',
  '÷': 'تقسیم بر',
  '=': 'مساوی است با',
  '<': 'کوچک‌تر است از',
  '>': 'بزرگ‌تر است از',
  '≠': 'مساوی نیست با',
  '≃': 'تقریباً مساوی است با',
  ',': '،',
  ':': 'به',
};

/** «+» and «−» with nothing to their left are the sign of a number. */
const PREFIX: Partial<Record<OperatorSign, string>> = { '+': 'مثبت', '−': 'منفی' };

const BLANK = 'جای خالی';

/**
 * A formula as a Persian reader says it: «سه پنجم», «دو و یک سوم», «سه ضرب‌در چهار مساوی است با جای خالی».
 */
export function spokenMath(node: MathNode): string {
  switch (node.t) {
    case 'number':
      return spokenNumber(node.value);
    case 'operator':
      return SIGNS[node.sign];
    case 'fraction':
      return speakFraction(node.numerator, node.denominator);
    case 'mixed':
      return speakMixed(node.whole, node.numerator, node.denominator);
    case 'row':
      return speakRow(node.children);
    case 'group':
      return `پرانتز باز، ${spokenMath(node.child)}، پرانتز بسته`;
    case 'blank':
      return BLANK;
    case 'percent':
      return `${spokenNumber(node.value)} درصد`;
    case 'emphasis':
      return spokenMath(node.child);
    case 'digits':
      return speakPointed(node.value, node.index);
    case 'words':
      return spokenText(node.text);
  }
}

function speakFraction(numerator: MathNode, denominator: MathNode): string {
  const above = wholeNumber(numerator);
  const below = wholeNumber(denominator);
  if (above !== null && below !== null && below > 0) return fractionWords(above, below);
  return `کسری با صورت ${spokenMath(numerator)} و مخرج ${spokenMath(denominator)}`;
}

function speakMixed(whole: MathNode, numerator: MathNode, denominator: MathNode): string {
  const before = wholeNumber(whole);
  const above = wholeNumber(numerator);
  const below = wholeNumber(denominator);
  if (before !== null && above !== null && below !== null && below > 0) return mixedWords(before, above, below);
  return `عدد مخلوط با قسمت صحیح ${spokenMath(whole)}، صورت ${spokenMath(numerator)} و مخرج ${spokenMath(denominator)}`;
}

function speakRow(children: readonly MathNode[]): string {
  let spoken = '';
  children.forEach((child, index) => {
    const isPrefix = child.t === 'operator' && isPrefixSign(children, index);
    const word = (isPrefix && PREFIX[child.sign]) || spokenMath(child);
    spoken += spoken === '' || word === '،' ? word : ` ${word}`;
  });
  return spoken;
}

/** The listener cannot see which digit is pointed at, so it is named with its place from the left. */
function speakPointed(value: string, index: number): string {
  const pointed = value.replace(/\D/g, '')[index];
  if (pointed === undefined) return spokenNumber(value);
  const place = index === 0 ? 'اول' : ordinalWords(index + 1);
  return `${spokenNumber(value)}، با نشان روی رقم ${spokenNumber(pointed)}، رقم ${place} از چپ`;
}

/** The value of a plain whole number, looking through emphasis; null for everything else. */
function wholeNumber(node: MathNode): number | null {
  if (node.t === 'emphasis') return wholeNumber(node.child);
  return node.t === 'number' && /^-?\d{1,15}$/.test(node.value) ? Number(node.value) : null;
}
