import { isPersonName } from '@mashq/api/person-name';
import { toLatinDigits } from '@mashq/curriculum/persian';

/** Marks of direction and joining that are not seen; the half-space (U+200C) belongs to words and stays. */
const UNSEEN = /\u200d|[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad\u0640]/g;

/** Letters that other keyboards and old files write in place of the Persian ones. */
const FOREIGN: Readonly<Record<string, string>> = {
  '\u064a': 'ی',
  '\u0649': 'ی',
  '\u06d2': 'ی',
  '\u0643': 'ک',
  '\u06aa': 'ک',
  '\u06c0': 'هٔ',
  '\u06c1': 'ه',
  '\u06be': 'ه',
  '\u06d5': 'ه',
};

/** Letters in the form they have within a word, as old files hold them: each is a letter of its own. */
const SHAPED = /[\ufb50-\ufdff\ufe70-\ufefc]/g;

/** A name or title as it is stored: Persian letters, single spaces, half-spaces only between letters. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(SHAPED, (letter) => letter.normalize('NFKC'))
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\u064a\u0649\u06d2\u0643\u06aa\u06c0\u06c1\u06be\u06d5]/g, (letter) => FOREIGN[letter] ?? letter)
    .replaceAll(/\u200c*\s+\u200c*/g, ' ')
    .replaceAll(/\u200c+/g, '\u200c')
    .replaceAll(/^[\s\u200c]+|[\s\u200c]+$/g, '');
}

/** Two names with the same key are taken for one: spaces, half-spaces, vowel signs and forms of alef make no difference. */
export function textKey(text: string): string {
  return toLatinDigits(cleanText(text))
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\u200c\s.'’\-_()]/gu, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه');
}

/** A person's name as it is stored, or null where it is none: empty, too long, or with digits. */
export function readPersonName(text: string): string | null {
  const name = cleanText(text);
  return isPersonName(name) ? name : null;
}

/** A number of the school's register as it is stored: Latin digits and letters; null where it is none. */
export function readRegistrationCode(text: string): string | null {
  const code = toLatinDigits(cleanText(text))
    .replaceAll(/[\s\u200c]/g, '')
    .toLowerCase();
  return /^[\p{L}\d/-]{1,20}$/u.test(code) ? code : null;
}
