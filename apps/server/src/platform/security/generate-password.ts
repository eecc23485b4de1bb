import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Letters and digits that can be read out and typed, some five bits each. */
export const generateLetters = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Some 79 bits, in groups that can be read out. */
export function generatePassword(): string {
  return Array.from({ length: 4 }, () => generateLetters(4)).join('-');
}
