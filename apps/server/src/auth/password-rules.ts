import { toLatinDigits } from '@mashq/curriculum/persian';
import { unprocessable } from '../platform/app-error.ts';

export const MIN_PASSWORD = 8;
const MIN_DIFFERENT = 4;
/**
 * A password that is among the first so many that a guesser tries. The limits of signing in let some eighty an hour be tried for one
 * account, so that these would take five days.
 */
const FIRST_GUESSES = 10_000;
/** What comes after so many characters changes nothing: the work of an estimate grows with the square of its text. */
const LOOKED_AT = 40;

type Guesses = (password: string, known: string[]) => number;
let guesses: Promise<Guesses> | undefined;

/** The estimate of zxcvbn: lists of passwords that have become known, names of the keyboard's rows, repeats, dates. Its lists are read with the first. */
async function loadGuesses(): Promise<Guesses> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, known) => estimate.check(password, known).guesses;
}

/** Rejects where a password is too easy to guess. Children type it every day: length counts, kinds of characters do not. */
export async function requireStrong(typed: string, username?: string): Promise<void> {
  // As it is kept (passwords.ts): in digits of any set it is the same password.
  const password = toLatinDigits(typed);
  const characters = [...password];
  if (characters.length < MIN_PASSWORD) {
    throw unprocessable('weak-password', 'رمز عبور باید دست‌کم ۸ نویسه داشته باشد.');
  }
  if (new Set(characters).size < MIN_DIFFERENT) {
    throw unprocessable('weak-password', 'رمز عبور باید دست‌کم ۴ نویسهٔ متفاوت داشته باشد.');
  }
  if (username !== undefined && password.toLowerCase().includes(username)) {
    throw unprocessable('weak-password', 'نام کاربری نباید بخشی از رمز عبور باشد.');
  }
  guesses ??= loadGuesses();
  const estimate = await guesses;
  const looked = characters.slice(0, LOOKED_AT).join('');
  if (estimate(looked, username === undefined ? [] : [username]) <= FIRST_GUESSES) {
    throw unprocessable('weak-password', 'این رمز عبور رایج است و زود حدس زده می‌شود؛ رمز دیگری لازم است.');
  }
}
