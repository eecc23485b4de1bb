import type { ActiveUser } from '@mashq/api/contract';
import { useSnapshot } from 'valtio/react';
import { accountApi } from '../api/account.ts';
import type { ApiError } from '../api/api.ts';
import { onUnauthorized } from '../api/api.ts';
import {
  ACCESS_KEY,
  currentToken,
  logTokenProblem,
  readToken,
  SCREEN_KEY,
  setTabToken,
  storedRefreshToken,
  storedToken,
  storeRefreshToken,
  storeToken,
  type Token,
  USER_KEY,
} from '../api/token.ts';
import { loadVisitorApi } from '../api/visitor-later.ts';
import { followUserTheme, forgetUserTheme } from '../settings/settings.ts';
import { createTimer } from '../timer.ts';
import { dispatch, session } from './machine.ts';

/** Until the next renewal, if the server could not be reached. */
const RENEWAL_RETRY_MS = 60_000;

/**
 * Why a session ended: `signed-out` here, `elsewhere` in another tab, `expired` by time, `refused` the server no longer
 * accepts its token.
 */
export type SessionEnd = 'signed-out' | 'elsewhere' | 'expired' | 'refused';

const endListeners = new Set<(reason: SessionEnd) => void>();
const expiry = createTimer();
const renewal = createTimer();

/** Calls `listener` after a session has ended and its data is removed. Returns how to stop listening. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** The session; the component renders again when a field it has read changes. */
export function useSession() {
  return useSnapshot(session);
}

let profileMayBeRefreshed: Promise<unknown> = Promise.resolve();

/**
 * Restores the session of the last visit and follows the other tabs. Call once, before the first render: the profile of the last
 * visit is then in use, or `session.loading` is true if somebody may be signed in.
 * @param quiet when a profile that is in use may be asked for again, so that the first screen has the network for itself
 */
export function startSession(quiet: Promise<unknown> = Promise.resolve()): void {
  profileMayBeRefreshed = quiet;
  window.addEventListener('storage', (event) => {
    // The key is null if the whole storage was cleared.
    if (event.storageArea === localStorage && (event.key === ACCESS_KEY || event.key === null)) followOtherTab();
  });
  onUnauthorized((text, error) => {
    const token = currentToken();
    if (text !== token?.text) return;
    // It ran out while there was no network: the first call afterwards brings a new one.
    if (isOver(token) && storedRefreshToken()) void renewNow(token);
    else endSession('refused', saidOfAccount(error));
  });
  restore(storedToken());
}

function restore(stored: string | null): void {
  if (stored === null || !beginSession(stored)) return;
  const token = currentToken();
  const cached = cachedUser(token?.userId ?? null);
  if (token === null || cached === null) {
    void loadActiveUser();
    return;
  }
  setActiveUser(cached);
  void profileMayBeRefreshed.then(() => refreshActiveUser(token.userId));
}

function followOtherTab(): void {
  const before = currentToken();
  const stored = storedToken();
  if (stored === (before?.text ?? null)) return;
  if (stored === null) {
    endSession('elsewhere');
    return;
  }
  const isSameUser = before !== null && session.activeUser !== null && readToken(stored)?.userId === before.userId;
  if (isSameUser) {
    beginSession(stored);
    return;
  }
  if (before) leaveSession('elsewhere');
  restore(stored);
}

/** The specification’s words, and what they mean for a reader of Persian. */
export const SESSION_OVER = 'Token expired\nزمان ورود به پایان رسید. برای ادامه دوباره وارد شوید.';

/**
 * Accepts an access token: stores it, renews it in time, and ends the session when it expires. A text that is not a token
 * is removed. Returns true if a session began.
 */
export function beginSession(text: string): boolean {
  stopAlarms();
  const token = readToken(text);
  if (token === null) {
    if (session.state === 'signed-in') endSession('refused');
    storeToken(null);
    storeRefreshToken(null);
    return false;
  }
  if (isOver(token) && !mayStayOffline()) {
    logTokenProblem('Token already expired.');
    endSession('expired');
    return false;
  }
  storeToken(token);
  dispatch('token-accepted', { access: token.text, refresh: storedRefreshToken() });
  if (token.expiresAt !== null) {
    expiry.set(token.expiresAt, () => {
      if (mayStayOffline()) return;
      window.alert(SESSION_OVER);
      endSession('expired');
    });
  }
  renewInTime(token);
  return true;
}

const isOver = ({ expiresAt }: Token) => (expiresAt ?? Infinity) <= Date.now();

/** Without a network a token cannot be renewed, and no call needs one: what is stored in this browser stays in use. */
const mayStayOffline = () => !navigator.onLine && storedRefreshToken();

/** Renews a token when half of its life has passed: rarely, but early enough that a morning offline does not end the session. */
function renewInTime(token: Token): void {
  const { issuedAt, expiresAt } = token;
  if (issuedAt === null || expiresAt === null) return;
  renewal.set((issuedAt + expiresAt) / 2, () => renewNow(token));
}

async function renewNow(token: Token): Promise<void> {
  // Loaded when needed: most visits end before.
  const result = await import('../api/renew-token.ts').then(
    ({ renew }) => renew(token),
    () => 'not-now' as const,
  );
  if (currentToken() !== token) return;
  if (result === 'not-now') renewal.set(Date.now() + RENEWAL_RETRY_MS, () => renewNow(token));
  else if (result !== 'not-needed') {
    if ('refused' in result) endSession('refused', saidOfAccount(result.refused));
    else beginSession(result.access);
  }
}

function stopAlarms(): void {
  expiry.stop();
  renewal.stop();
}

/** Codes of refusals that are about the account: nobody can sign in to it any more. */
const BARRED: readonly unknown[] = ['account-closed', 'account-locked'];

const saidOfAccount = ({ code, detail }: ApiError): string | null => (BARRED.includes(code) ? detail : null);

/**
 * Ends the session: removes the token and all data of the user, and notifies the listeners.
 * @param ended what the server said of the account, where it is the reason
 */
export function endSession(reason: SessionEnd, ended: string | null = null): void {
  storeToken(null);
  storeRefreshToken(null);
  localStorage.removeItem(USER_KEY);
  localStorage.removeItem(SCREEN_KEY);
  leaveSession(reason, ended);
}

/** Ends the session in this tab only; what other tabs have stored stays. */
function leaveSession(reason: SessionEnd, ended: string | null = null): void {
  stopAlarms();
  setTabToken(null);
  forgetUserTheme();
  const isExpired = reason === 'expired' || reason === 'refused';
  if (dispatch(isExpired ? 'expired' : 'signed-out', { ended })) for (const listener of endListeners) listener(reason);
}

/** «خروج». Does not wait for the server, which is notified if it can be reached. */
export function logout(): void {
  const refresh = storedRefreshToken();
  endSession('signed-out');
  if (refresh === null) return;
  loadVisitorApi()
    .then(({ auth }) => auth.logout({ body: { refresh } }))
    .catch(() => undefined);
}

export function setActiveUser(activeUser: ActiveUser): void {
  if (!dispatch('user-changed', { activeUser, loading: false, error: null })) return;
  localStorage.setItem(USER_KEY, JSON.stringify(activeUser));
  followUserTheme(activeUser.theme);
}

/** Loads the profile of the token's user; without a network, the profile of the last visit. */
export async function loadActiveUser(): Promise<void> {
  const token = currentToken();
  if (token === null) return;
  // Meanwhile the token may have been renewed, and another sign-in may have brought the profile.
  const isNeeded = () => session.loading && currentToken()?.userId === token.userId;
  dispatch('user-changed', { activeUser: null, loading: true, error: null });
  try {
    const user = await accountApi.profile.brief({}, { fallback: () => 'خطا در هنگام دریافت اطلاعات کاربری' });
    if (isNeeded()) setActiveUser(user);
  } catch (error) {
    if (!isNeeded()) return;
    const { status, detail } = error as ApiError;
    const cached = status === 0 ? cachedUser(token.userId) : null;
    if (cached) setActiveUser(cached);
    else dispatch('user-changed', { loading: false, error: detail });
  }
}

/** Brings the profile that is in use up to date. What fails is left to the next visit: the screen is there. */
async function refreshActiveUser(userId: string | null): Promise<void> {
  try {
    const user = await accountApi.profile.brief({});
    if (currentToken()?.userId !== userId || user.id !== userId) return;
    if (JSON.stringify(user) !== JSON.stringify(session.activeUser)) setActiveUser(user);
  } catch {
    // See above; a session that is over ends by itself.
  }
}

/** The profile of the last visit, if it belongs to `userId`. */
function cachedUser(userId: string | null): ActiveUser | null {
  try {
    const user = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as ActiveUser | null;
    return user?.id === userId ? user : null;
  } catch {
    return null;
  }
}

/** Changes fields of the profile that the server has already saved. */
export function changeActiveUser(change: Partial<ActiveUser>): void {
  if (session.activeUser) setActiveUser({ ...session.activeUser, ...change });
}
