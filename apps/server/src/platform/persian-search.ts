import { toLatinDigits } from '@mashq/curriculum/persian';

/** Arabic ye and kaf, and ye with hamza, which are written as ی and ک in Persian. */
const YE = /[\u064a\u0649\u0626]/g;
const KAF = /\u0643/g;
/** Marks of vowels, the lengthening stroke and hamza above a letter. */
const MARKS = /[\u064b-\u065f\u0670\u0640]/g;
/** The zero-width non-joiner and spaces of any kind and number. */
const SPACES = /[\s\u200b-\u200f]+/g;

/** Text as it is searched for: of digits, Arabic letters and spaces one kind each. */
export function foldPersian(text: string): string {
  return toLatinDigits(text.normalize('NFKC'))
    .replaceAll(MARKS, '')
    .replaceAll(SPACES, ' ')
    .replaceAll(YE, 'ی')
    .replaceAll(KAF, 'ک')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ؤ', 'و')
    .replaceAll(/[ةۀ]/g, 'ه')
    .trim()
    .toLowerCase();
}

/** Whether every word of the search is in the text. A half space between two words may be written, or not. */
export function matchesSearch(text: string, search: string): boolean {
  const folded = foldPersian(text);
  const joined = folded.replaceAll(' ', '');
  return foldPersian(search)
    .split(' ')
    .every((word) => folded.includes(word) || joined.includes(word));
}
