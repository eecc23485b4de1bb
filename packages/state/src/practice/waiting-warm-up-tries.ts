import type { Contract, RequestOf } from '@mashq/api/contract';
import { currentToken } from '../platform/api/token.ts';

export type TriesOfDay = RequestOf<Contract['member']['warmUp']['answer']>['body'];

const keyOf = (userId: string) => `warm-up ${userId}`;

function ownKey(): string | null {
  const userId = currentToken()?.userId ?? null;
  return userId === null ? null : keyOf(userId);
}

/** Tries of the signed-in student that the server has not confirmed; they are on this device until it has. */
export function readWaitingTries(): TriesOfDay | null {
  const key = ownKey();
  if (key === null) return null;
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as TriesOfDay | null;
    return stored !== null && Array.isArray(stored.tries) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps a day's tries, from the first one on, until the server has them; null forgets them. */
export function keepWaitingTries(tries: TriesOfDay | null): void {
  const key = ownKey();
  if (key === null) return;
  try {
    if (tries === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(tries));
  } catch {
    // A device that stores nothing sends each try at once, or loses it.
  }
}
