import { randomInt } from 'node:crypto';
import { toLatinDigits } from '@mashq/curriculum/persian';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the least cost OWASP recommends: 19 MiB, two passes, one lane (about 20 ms). */
const recommended = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/**
 * Digits are folded before hashing and before checking: a child's password of digits works from a Persian
 * keyboard and from a Latin one.
 */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** False with a null hash too, after the same work: how long it takes does not tell which accounts exist. */
  readonly verify: (passwordHash: string | null, password: string) => Promise<boolean>;
}

export function makePasswords(cost: PasswordCost = recommended): Passwords {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => hash(toLatinDigits(password), cost),
    verify: async (passwordHash, password) => {
      decoy ??= hash('no account has this password', cost);
      const matches = await verify(passwordHash ?? (await decoy), toLatinDigits(password));
      return matches && passwordHash !== null;
    },
  };
}

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Letters and digits that can be read out and typed, some five bits each. */
export const generateLetters = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Some 79 bits, in groups that can be read out. */
export function generatePassword(): string {
  return Array.from({ length: 4 }, () => generateLetters(4)).join('-');
}
