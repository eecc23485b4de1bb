import { foldDigits } from '../../i18n/digits.ts';

/** Marks people write between the digits of a number, and the invisible ones that come with pasting. */
const SEPARATORS = /[\s\-–—().\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A phone number as the server wants it: ASCII digits without separators; a whole Iranian mobile number written with
 * the country's code (`+98`, `0098`, `98`) or without its zero becomes `09…`. Anything else stays as it is, folded.
 */
export function foldPhone(typed: string): string {
  const folded = foldDigits(typed).replace(SEPARATORS, '');
  return folded.replace(/^(?:\+98|0098|98|)0?(9\d{9})$/, '0$1');
}

/** Whether a folded number is an Iranian mobile number: 11 digits that begin with 09. */
export function isIranianMobile(folded: string): boolean {
  return /^09\d{9}$/.test(folded);
}
