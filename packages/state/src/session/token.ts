import { jwtDecode } from 'jwt-decode';
import { logTokenProblem } from './token-log.ts';

/** Local-storage key of the access token. */
export const TOKEN_KEY = 'accessToken';

export interface TokenClaims {
  /** Id of the person signed in; null where the token does not say. */
  userId: string | null;
  /** Moment it ends, in milliseconds since 1970; null where it does not say. */
  expiresAt: number | null;
  /** Moment it was given, likewise. */
  issuedAt: number | null;
}

export interface Token extends TokenClaims {
  text: string;
}

let current: Token | null = null;

/** The token that calls carry now. */
export function currentToken(): Token | null {
  return current;
}

/** Keeps a token for all tabs and the next visit; with null, removes the one kept. */
export function keepToken(token: Token | null): void {
  current = token;
  if (token) localStorage.setItem(TOKEN_KEY, token.text);
  else localStorage.removeItem(TOKEN_KEY);
}

/** Calls of this tab carry no token from now on; what other tabs have kept stays. */
export function dropToken(): void {
  current = null;
}

export function storedToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

/**
 * Reads a token's claims. A text that is no token at all gives null; a token that cannot be decoded, or has no end, is
 * taken as it is: the server decides.
 */
export function readToken(text: unknown): Token | null {
  if (typeof text !== 'string' || text.split('.').length !== 3) {
    logTokenProblem('Invalid token provided');
    return null;
  }
  const { userId, expiresAt, issuedAt } = readClaims(text);
  if (expiresAt === null) logTokenProblem('Unable to decode the token or token has no expiration');
  return { text, userId, expiresAt, issuedAt };
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
