import { decimalWords, numberWords } from '../numbers/persian/words.ts';

/** Names stop at millions of millions and at millionths; past them the digits are read one by one. */
const MAX_NAMED = /^-?\d{1,15}(\.\d{1,6})?$/;

/** A decimal below one keeps its «صفر», which says `0.7` from seven tenths written as a fraction. */
export function spokenNumber(value: string): string {
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
