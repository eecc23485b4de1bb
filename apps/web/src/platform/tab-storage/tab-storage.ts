/**
 * What is kept in this tab until it is sent, so that a reload loses nothing. Where storage is full or forbidden it keeps nothing. What
 * somebody typed is theirs alone: who signs in after them in this tab has keys of their own.
 */
import { currentToken } from '@mashq/state/platform/api/token';

function ownKey(key: string): string {
  const userId = currentToken()?.userId ?? null;
  return userId === null ? key : `${key}:${userId}`;
}

/** What was kept under a key; null where nothing was, or what is there cannot be read. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(ownKey(key)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(ownKey(key), JSON.stringify(value));
  } catch {
    // A form works without it.
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(ownKey(key));
  } catch {
    // Then nothing was kept either.
  }
}
