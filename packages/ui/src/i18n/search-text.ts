import { foldDigits } from './digits.ts';

/**
 * A text as it is compared when somebody searches: digits of every set alike, the Arabic letters for ی, ک and ه as these, «آ», «أ» and «ٱ»
 * as «ا», half-spaces, marks and double spaces gone. Never shown.
 */
export function foldForSearch(text: string): string {
  return foldDigits(text)
    .normalize('NFKD')
    .replace(/\p{Mn}|\u0640/gu, '')
    .replace(/[\u064A\u0649]/g, 'ی')
    .replace(/\u0643/g, 'ک')
    .replace(/[\u0629\u06D5]/g, 'ه')
    .replace(/\u0671/g, 'ا')
    .replace(/(?:\p{Cf}|\s)+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Whether every word that was typed stands somewhere in the text, in whatever spelling. */
export function matchesSearch(text: string, typed: string): boolean {
  const folded = foldForSearch(text);
  const joined = folded.replaceAll(' ', '');
  return foldForSearch(typed)
    .split(' ')
    .every((word) => folded.includes(word) || joined.includes(word));
}
