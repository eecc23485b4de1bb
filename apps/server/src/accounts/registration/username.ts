import { AppError } from '../../platform/app-error.ts';
import { foldUsername } from '../../platform/security/digits.ts';

const USERNAME = /^[a-z][a-z0-9._-]{2,31}$/;
const RULE = 'نام کاربری ۳ تا ۳۲ نویسهٔ لاتین است: حرف و عدد، که با حرف آغاز می‌شود.';

/** A username as it is kept. Throws `unprocessable` where the text is none. */
export function usernameOf(text: string): string {
  const username = foldUsername(text);
  if (!USERNAME.test(username)) throw new AppError('unprocessable', RULE, { fields: { username: RULE } });
  return username;
}
