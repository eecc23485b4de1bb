import { toLatinDigits } from '@mashq/curriculum/persian';

/** Invisible direction marks that come along when a number is copied out of Persian text. */
const marks = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * An Iranian mobile number as 09 and nine digits, from any digit set, with or without +98, spaces and dashes; null when
 * it is none.
 */
export function foldPhone(text: string): string | null {
  const digits = toLatinDigits(text)
    .replaceAll(marks, '')
    .replaceAll(/[\s().-]/g, '');
  const national = digits.replace(/^(?:\+98|0098|98)(?=9)/, '0').replace(/^(?=9\d{9}$)/, '0');
  return /^09\d{9}$/.test(national) ? national : null;
}

/** A username as it is kept: digits folded, lower case, Persian ی and ک. */
export function foldUsername(text: string): string {
  return toLatinDigits(text).replaceAll(marks, '').trim().toLowerCase().replaceAll('ي', 'ی').replaceAll('ك', 'ک');
}

/** A code as it was typed: digits of any set, with the spaces and dashes that apps and papers show. */
export function foldCode(text: string): string {
  return toLatinDigits(text).replaceAll(marks, '').replaceAll(/[\s-]/g, '').toLowerCase();
}

/** A phone number that may be shown: only its last four digits. */
export function maskPhone(phone: string): string {
  return `***${phone.slice(-4)}`;
}
