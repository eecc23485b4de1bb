import { randomInt } from 'node:crypto';

const CONSONANTS = 'bdfghjkmnprstvz';
const VOWELS = 'aeiou';

const pick = (letters: string) => letters[randomInt(letters.length)] ?? '';
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/**
 * A first password: random, and easy to read from a card. Children get eight digits, which they find on a Persian and on a Latin
 * keyboard alike (digits are folded before hashing) and can type before they have learned Latin letters; teachers get
 * syllables and digits.
 */
export function makeFirstPassword(role: 'STUDENT' | 'TEACHER'): string {
  if (role === 'STUDENT') return digits(8);
  const word = () => `${pick(CONSONANTS)}${pick(VOWELS)}${pick(CONSONANTS)}${pick(VOWELS)}`;
  return `${word()}-${word()}-${digits(3)}`;
}
