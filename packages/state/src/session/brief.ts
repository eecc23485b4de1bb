import type { ActiveUser } from '@mashq/api/contract';
import { type ApiError, api } from '../api/index.ts';
import { followUserTheme } from '../settings/index.ts';
import { keepUser, keptUser } from './kept-user.ts';
import { session } from './session.ts';
import { currentToken } from './token.ts';

/** Makes `user` the one signed in. */
export function setActiveUser(user: ActiveUser): void {
  session.activeUser = user;
  session.loading = false;
  session.error = null;
  keepUser(user);
  followUserTheme(user.theme);
}

/** Fetches the profile of whoever the token belongs to. Without a network the profile of the last visit serves. */
export async function loadBrief(): Promise<void> {
  const token = currentToken();
  if (token === null) return;
  // The token may be renewed meanwhile.
  const isStillTheirs = () => currentToken()?.userId === token.userId;
  session.loading = true;
  session.error = null;
  session.activeUser = null;
  try {
    const user = await api.profile.brief({}, { fallback: () => 'خطا در هنگام دریافت اطلاعات کاربری' });
    if (isStillTheirs()) setActiveUser(user);
  } catch (error) {
    if (!isStillTheirs()) return;
    const { status, detail } = error as ApiError;
    const kept = status === 0 ? keptUser(token.userId) : null;
    if (kept) {
      setActiveUser(kept);
    } else {
      session.loading = false;
      session.error = detail;
    }
  }
}

/** Changes something of the profile that the server has already taken. */
export function changeActiveUser(change: Partial<ActiveUser>): void {
  if (session.activeUser) setActiveUser({ ...session.activeUser, ...change });
}
