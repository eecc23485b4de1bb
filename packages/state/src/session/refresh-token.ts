/** Local-storage key of the refresh token: one for all tabs, for each is good for one change. */
const REFRESH_KEY = 'refreshToken';

export function storedRefreshToken(): string | null {
  return localStorage.getItem(REFRESH_KEY);
}

/** With null, removes it. */
export function storeRefreshToken(token: string | null): void {
  if (token === null) localStorage.removeItem(REFRESH_KEY);
  else localStorage.setItem(REFRESH_KEY, token);
}
