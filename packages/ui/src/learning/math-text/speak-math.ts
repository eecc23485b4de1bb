import type { MathNode, OperatorSign } from '@mashq/curriculum/model';
import { decimalWords, fractionWords, mixedWords, numberWords, ordinalWords } from '@mashq/curriculum/persian';
import { pageLanguage } from '../../i18n/page-language.ts';
import { isPrefixSign } from './row-signs.ts';

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
 * In an English page it is said in English. It is the accessible name of `MathText`; the drawn formula is hidden from screen readers.
 */
export function speakMath(node: MathNode): string {
  return pageLanguage()?.speakMath?.(node) ?? speakPersianMath(node);
}

function speakPersianMath(node: MathNode): string {
  switch (node.t) {
    case 'number':
      return speakNumber(node.value);
    case 'operator':
      return SIGNS[node.sign];
    case 'fraction':
      return speakFraction(node.numerator, node.denominator);
    case 'mixed':
      return speakMixed(node.whole, node.numerator, node.denominator);
    case 'row':
      return speakRow(node.children);
    case 'group':
      return `پرانتز باز، ${speakMath(node.child)}، پرانتز بسته`;
    case 'blank':
      return BLANK;
    case 'percent':
      return `${speakNumber(node.value)} درصد`;
    case 'emphasis':
      return speakMath(node.child);
    case 'digits':
      return speakPointed(node.value, node.index);
    case 'words':
      return node.text;
  }
}

/** Names stop at millions of millions and at millionths; past them the digits are read one by one. */
const MAX_NAMED = /^-?\d{1,15}(\.\d{1,6})?$/;

/** A decimal below one keeps its «صفر», which says `0.7` from seven tenths written as a fraction. */
function speakNumber(value: string): string {
  const sign = value.startsWith('-') ? 'منفی ' : '';
  const [whole = '', decimals] = value.replace('-', '').split('.');
  if (!MAX_NAMED.test(value)) {
    return sign + digitByDigit(whole) + (decimals === undefined ? '' : ` ممیز ${digitByDigit(decimals)}`);
  }
  if (decimals !== undefined && Number(whole) === 0) return `${sign}صفر و ${decimalWords(`0.${decimals}`)}`;
  return decimalWords(value);
}

function digitByDigit(digits: string): string {
  return [...digits].map((digit) => numberWords(Number(digit))).join(' ');
}

function speakFraction(numerator: MathNode, denominator: MathNode): string {
  const above = wholeNumber(numerator);
  const below = wholeNumber(denominator);
  if (above !== null && below !== null && below > 0) return fractionWords(above, below);
  return `کسری با صورت ${speakMath(numerator)} و مخرج ${speakMath(denominator)}`;
}

function speakMixed(whole: MathNode, numerator: MathNode, denominator: MathNode): string {
  const before = wholeNumber(whole);
  const above = wholeNumber(numerator);
  const below = wholeNumber(denominator);
  if (before !== null && above !== null && below !== null && below > 0) return mixedWords(before, above, below);
  return `عدد مخلوط با قسمت صحیح ${speakMath(whole)}، صورت ${speakMath(numerator)} و مخرج ${speakMath(denominator)}`;
}

function speakRow(children: readonly MathNode[]): string {
  let spoken = '';
  children.forEach((child, index) => {
    const isPrefix = child.t === 'operator' && isPrefixSign(children, index);
    const word = (isPrefix && PREFIX[child.sign]) || speakMath(child);
    spoken += spoken === '' || word === '،' ? word : ` ${word}`;
  });
  return spoken;
}

/** The listener cannot see which digit is pointed at, so it is named with its place from the left. */
function speakPointed(value: string, index: number): string {
  const pointed = value.replace(/\D/g, '')[index];
  if (pointed === undefined) return speakNumber(value);
  const place = index === 0 ? 'اول' : ordinalWords(index + 1);
  return `${speakNumber(value)}، با نشان روی رقم ${speakNumber(pointed)}، رقم ${place} از چپ`;
}

/** The value of a plain whole number, looking through emphasis; null for everything else. */
function wholeNumber(node: MathNode): number | null {
  if (node.t === 'emphasis') return wholeNumber(node.child);
  return node.t === 'number' && /^-?\d{1,15}$/.test(node.value) ? Number(node.value) : null;
}
