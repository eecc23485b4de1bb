import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Keyring } from './keys.ts';

export const ACCESS_SECONDS = 12 * 60 * 60;
/** Verified tokens cached at most, some 500 bytes each. */
const CACHE_SIZE = 20_000;

const ClaimsSchema = v.object({
  sub: v.string(),
  sid: v.string(),
  version: v.number(),
  /** Seconds of Unix time; it holds before this moment. */
  exp: v.number(),
});

/** Whose token it is. Role and school are not in it: they may change while it lives, and are the database's to say. */
export interface Identity {
  /** The account. */
  readonly id: string;
  readonly sessionId: string;
  /** Must be the account's own for the token to hold. */
  readonly version: number;
}

export interface Tokens {
  /** An access token, good for 12 hours. */
  readonly issue: (identity: Identity, now: Date) => Promise<string>;
  /** Null when it is not ours or its time is over. Whether it was withdrawn is not asked here. */
  readonly read: (token: string, now: Date) => Promise<Identity | null>;
}

type Claims = v.InferOutput<typeof ClaimsSchema>;

/**
 * Access tokens, signed with HS256 by the newest key and verified without the database by any key of the keyring. A token
 * is verified once: the same token, to the last letter, says the same until its time is over.
 */
export function makeTokens(keyring: Keyring): Tokens {
  const keys = keyring.keys('access-token');
  const verified = new Map<string, Claims>();

  async function verify(token: string, now: Date): Promise<Claims | null> {
    try {
      const { payload } = await jwtVerify(
        token,
        ({ kid }) => {
          const key = keys.find(({ id }) => id === kid);
          if (!key) throw new errors.JWSInvalid('an unknown key');
          return key.bytes;
        },
        { algorithms: ['HS256'], currentDate: now },
      );
      const claims = v.safeParse(ClaimsSchema, payload);
      if (!claims.success) return null;
      if (verified.size >= CACHE_SIZE) {
        const [oldest] = verified.keys();
        if (oldest !== undefined) verified.delete(oldest);
      }
      verified.set(token, claims.output);
      return claims.output;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  return {
    issue: ({ id, sessionId, version }, now) => {
      const [key] = keys;
      if (!key) throw new Error('a keyring without keys');
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId, version })
        .setProtectedHeader({ alg: 'HS256', kid: key.id })
        .setSubject(id)
        .setIssuedAt(issued)
        .setExpirationTime(issued + ACCESS_SECONDS)
        .sign(key.bytes);
    },
    read: async (token, now) => {
      const claims = verified.get(token) ?? (await verify(token, now));
      if (!claims) return null;
      if (claims.exp <= Math.floor(now.getTime() / 1000)) {
        verified.delete(token);
        return null;
      }
      return { id: claims.sub, sessionId: claims.sid, version: claims.version };
    },
  };
}
