import { toPersianDigits } from '@mashq/ui/i18n';

/**
 * A username as it is shown: one of digits alone, as schools give them, in Persian digits, which the sign-in reads as well as any
 * others. One with Latin letters stays as it is typed.
 */
export function usernameText(username: string): string {
  return /^\d+$/.test(username) ? toPersianDigits(username) : username;
}
