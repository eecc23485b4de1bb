import { jwtDecode } from 'jwt-decode';

/** Local-storage keys; one value for all tabs. */
export const ACCESS_KEY = 'accessToken';
const REFRESH_KEY = 'refreshToken';
/** The last profile, for visits without a network and for the first screen. Removed with the token. */
export const USER_KEY = 'activeUser';
/** The screen that the next visit begins with, as it was last seen. Removed with the token, and by each change that is sent. */
export const SCREEN_KEY = 'storedScreen';
/** Stays after sign-out: it identifies the browser, not a person. */
export const DEVICE_KEY = 'deviceToken';

export interface TokenClaims {
  /** Id of the signed-in user; null if the token does not contain it. */
  userId: string | null;
  /** In milliseconds since 1970; null if the token does not contain it. */
  expiresAt: number | null;
  /** In milliseconds since 1970; null if the token does not contain it. */
  issuedAt: number | null;
}

export interface Token extends TokenClaims {
  text: string;
}

export type TokenProblem =
  | 'Invalid token provided'
  | 'Unable to decode the token or token has no expiration'
  | 'Token already expired.';

let current: Token | null = null;

/** The access token that calls of this tab carry. */
export function currentToken(): Token | null {
  return current;
}

/** Sets the token of this tab only; the stored one stays. */
export function setTabToken(token: Token | null): void {
  current = token;
}

/** Sets and stores the access token, for all tabs and the next visit; null removes it. */
export function storeToken(token: Token | null): void {
  current = token;
  store(ACCESS_KEY, token?.text ?? null);
}

export function storedToken(): string | null {
  return localStorage.getItem(ACCESS_KEY);
}

/** Each refresh token can be used once. */
export function storedRefreshToken(): string | null {
  return localStorage.getItem(REFRESH_KEY);
}

/** Null removes it. */
export function storeRefreshToken(token: string | null): void {
  store(REFRESH_KEY, token);
}

/** Sent with sign-in calls: the server counts attempts of a known browser separately. */
export function deviceToken(): string | null {
  return localStorage.getItem(DEVICE_KEY);
}

export function storeDeviceToken(token: unknown): void {
  if (typeof token === 'string' && token !== '') store(DEVICE_KEY, token);
}

function store(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

/**
 * Reads a token's claims. Returns null for a text that is not a token. A token whose claims or end cannot be read is
 * accepted: the server decides.
 */
export function readToken(text: unknown): Token | null {
  if (typeof text !== 'string' || text.split('.').length !== 3) {
    logTokenProblem('Invalid token provided');
    return null;
  }
  const claims = readClaims(text);
  if (claims.expiresAt === null) logTokenProblem('Unable to decode the token or token has no expiration');
  return { text, ...claims };
}

/** Token problems are logged only; they are not shown. */
export function logTokenProblem(problem: TokenProblem): void {
  // biome-ignore lint/suspicious/noConsole: for developers who investigate a failed sign-in.
  console.warn(problem);
}

function readClaims(text: string): TokenClaims {
  try {
    const { sub, exp, iat } = jwtDecode<{ sub?: unknown; exp?: unknown; iat?: unknown }>(text);
    return {
      userId: typeof sub === 'string' ? sub : null,
      expiresAt: typeof exp === 'number' ? exp * 1000 : null,
      issuedAt: typeof iat === 'number' ? iat * 1000 : null,
    };
  } catch {
    return { userId: null, expiresAt: null, issuedAt: null };
  }
}
