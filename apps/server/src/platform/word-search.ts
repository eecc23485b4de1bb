import { normalizeInput } from '@mashq/curriculum';

const HALF_SPACE = '\u200c';

/** Letters that only other keyboards have, beside those `normalizeInput` knows. */
const LETTERS: Readonly<Record<string, string>> = { ة: 'ه', '\u06d5': 'ه', ٱ: 'ا', ے: 'ی' };

/** Longer words are cut: nobody types so many letters to find one. */
const MAX_WORD = 60;

/** Words of a search; the rest is left out. */
const MAX_WORDS = 8;

/** Letters and digits of every keyboard alike, without marks and the hat of «آ». */
function wordsOf(text: string): string[] {
  return normalizeInput(text.normalize('NFKD').replaceAll(/\p{Mn}/gu, ''))
    .toLowerCase()
    .replaceAll(/[ةےٱ\u06d5]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .map((word) => [...word].slice(0, MAX_WORD).join(''));
}

/** Words that are written with half-spaces, each as its parts and as one. */
function compoundsOf(text: string): { readonly parts: string[]; readonly joined: string[] }[] {
  return text
    .split(/\s+/u)
    .filter((word) => word.includes(HALF_SPACE))
    .map((word) => ({
      parts: wordsOf(word.replaceAll(HALF_SPACE, ' ')),
      joined: wordsOf(word.replaceAll(HALF_SPACE, '')),
    }));
}

/** A text as it is typed to find it, without half-spaces. */
export function foldText(text: string): string {
  return wordsOf(text.replaceAll(HALF_SPACE, ' ')).join(' ');
}

/** A text as it is looked for: folded, and behind it its words with half-spaces as they are written without. */
export function searchText(text: string): string {
  const joined = compoundsOf(text)
    .filter(({ parts }) => parts.length > 1)
    .flatMap(({ joined }) => joined);
  return [foldText(text), ...joined].filter(Boolean).join(' ');
}

/**
 * The conditions of what was typed, each a `tsquery` of the simple configuration: every typed word begins a word of the text; one with
 * half-spaces may be written with them, with spaces, or without. Empty where nothing is typed.
 */
export function searchConditions(typed: string): string[] {
  const conditions = typed.split(/\s+/u).flatMap((word) => {
    const prefixes = (words: readonly string[]) => words.map((each) => `${each}:*`);
    const parts = prefixes(wordsOf(word.replaceAll(HALF_SPACE, ' ')));
    if (!word.includes(HALF_SPACE) || parts.length < 2) return parts;
    return [`(${parts.join(' & ')}) | (${prefixes(wordsOf(word.replaceAll(HALF_SPACE, ''))).join(' & ')})`];
  });
  return [...new Set(conditions)].slice(0, MAX_WORDS);
}
