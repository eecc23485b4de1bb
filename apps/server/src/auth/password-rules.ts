import { unprocessable } from '../platform/app-error.ts';

export const MIN_PASSWORD = 8;
const MIN_DIFFERENT = 4;

/** Throws where a password is too easy to guess. Children type it every day: length counts, kinds of characters do not. */
export function requireStrong(password: string, username?: string): void {
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
}
