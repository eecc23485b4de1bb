import { normalizeInput } from '@mashq/curriculum';

/** A name as it is compared: letters and digits of every keyboard alike, without marks, half-spaces and the hat of «آ». */
function fold(text: string): string {
  return normalizeInput(text.replaceAll('\u200c', ' '))
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Whether every word that was typed is in the name, whether or not its parts are written together. */
export function matchesName(name: string, typed: string): boolean {
  const folded = fold(name);
  const joined = folded.replaceAll(' ', '');
  return fold(typed)
    .split(' ')
    .every((word) => folded.includes(word) || joined.includes(word));
}
