import { normalizeInput } from '@mashq/curriculum';

/**
 * A text as it is looked for: letters and digits of every keyboard alike, without marks and the hat of «آ», a space for every
 * other sign.
 */
export function foldText(text: string): string {
  return normalizeInput(text.replaceAll('\u200c', ' '))
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A `tsquery` of the simple configuration: every word of what was typed begins a word of the text; null where nothing is typed. */
export function prefixQuery(typed: string): string | null {
  const words = foldText(typed).split(' ').filter(Boolean).slice(0, 8);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}
