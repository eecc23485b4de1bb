import { currentToken } from '../platform/api/token.ts';

/** What a code from an SMS is typed for. */
export type CodePurpose = 'login' | 'register' | 'reset' | 'contact';

/** A code can be typed for so long at most, however often it is sent again. */
const LIFE_MS = 10 * 60_000;

const keyOf = (purpose: CodePurpose) => `code-sent:${purpose}`;
const owner = () => currentToken()?.userId ?? '';

/**
 * Remembers in this tab that a code was sent: phones load a page again when the app with the SMS was open meanwhile. The code
 * itself is never stored.
 */
export function rememberSentCode(purpose: CodePurpose, phone: string): void {
  try {
    sessionStorage.setItem(keyOf(purpose), JSON.stringify([phone, Date.now(), owner()]));
  } catch {
    // Where storage is forbidden a reload begins again with the phone.
  }
}

export function forgetSentCode(purpose: CodePurpose): void {
  try {
    sessionStorage.removeItem(keyOf(purpose));
  } catch {
    // Then nothing was stored either.
  }
}

/** The phone to which a code was sent for this purpose and this person, while it can still be typed. */
export function sentCodePhone(purpose: CodePurpose): string | null {
  try {
    const [phone, at, user] = JSON.parse(sessionStorage.getItem(keyOf(purpose)) ?? '[]') as [string?, number?, string?];
    return phone !== undefined && Date.now() - (at ?? 0) < LIFE_MS && user === owner() ? phone : null;
  } catch {
    return null;
  }
}
