import type { ActiveUser } from '@mashq/api/contract';

/** Local-storage key of the last profile, for a visit without a network. It goes when the token goes. */
const USER_KEY = 'activeUser';

export function keepUser(user: ActiveUser): void {
  localStorage.setItem(USER_KEY, JSON.stringify(user));
}

/** The profile kept, if it is that of `userId`. */
export function keptUser(userId: string | null): ActiveUser | null {
  try {
    const user = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as ActiveUser | null;
    return user?.id === userId ? user : null;
  } catch {
    return null;
  }
}

export function forgetUser(): void {
  localStorage.removeItem(USER_KEY);
}
