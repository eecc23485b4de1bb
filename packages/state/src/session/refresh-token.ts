/** Local-storage key of the refresh token: one for all tabs, for each is good for one change. */
const REFRESH_KEY = 'refreshToken';
/** The id of the change under way, with the token that is changed: a lost reply is asked for again under the same id. */
const ATTEMPT_KEY = 'refreshAttempt';

export function storedRefreshToken(): string | null {
  return localStorage.getItem(REFRESH_KEY);
}

/** With null, removes it. */
export function storeRefreshToken(token: string | null): void {
  localStorage.removeItem(ATTEMPT_KEY);
  if (token === null) localStorage.removeItem(REFRESH_KEY);
  else localStorage.setItem(REFRESH_KEY, token);
}

/** The id under which this token is changed, the same in every tab and after a reload. */
export function attemptFor(token: string, makeId: () => string): string {
  const [forToken, known] = (localStorage.getItem(ATTEMPT_KEY) ?? '').split(' ');
  if (forToken === token && known) return known;
  const id = makeId();
  localStorage.setItem(ATTEMPT_KEY, `${token} ${id}`);
  return id;
}
