import type { RouteRole } from '@mashq/api/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Actor } from '../actor.ts';

const ACCESS_SECONDS = 12 * 60 * 60;
const REFRESH_SECONDS = 30 * 24 * 60 * 60;
/** Verified tokens remembered at most, some 500 bytes each. */
const REMEMBERED = 20_000;

const ClaimsSchema = v.object({
  sub: v.string(),
  role: v.picklist(['student', 'teacher', 'school', 'organization', 'admin'] satisfies RouteRole[]),
  school: v.nullable(v.string()),
  version: v.number(),
  use: v.picklist(['access', 'refresh']),
  /** Seconds of Unix time; it holds before this moment. */
  exp: v.number(),
});

/** An actor as a token names it; `version` must be the account's own for the token to hold. */
export interface Identity extends Actor {
  readonly version: number;
}

export interface TokenPair {
  /** 12 hours. */
  readonly access: string;
  /** 30 days; good for nothing but a new pair. */
  readonly refresh: string;
}

export interface Tokens {
  readonly issue: (identity: Identity, now: Date) => Promise<TokenPair>;
  /** Null when it is not ours, is of the other use, or its time is over. */
  readonly read: (token: string, use: 'access' | 'refresh', now: Date) => Promise<Identity | null>;
}

type Claims = v.InferOutput<typeof ClaimsSchema>;

/**
 * Tokens signed with HS256 by the session secret; verified without asking anybody. A signature is reckoned once: the same
 * token, to the last letter, says the same until its time is over. Whether it was withdrawn is not asked here.
 */
export function makeTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  const verified = new Map<string, Claims>();
  const sign = ({ id, role, schoolId, version }: Identity, use: 'access' | 'refresh', seconds: number, now: Date) => {
    const issued = Math.floor(now.getTime() / 1000);
    return new SignJWT({ role, school: schoolId, version, use })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(id)
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(key);
  };

  /** What a token of ours claims; null for any other. */
  async function verify(token: string, now: Date): Promise<Claims | null> {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
      const claims = v.safeParse(ClaimsSchema, payload);
      if (!claims.success) return null;
      if (verified.size >= REMEMBERED) {
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
    issue: async (identity, now) => ({
      access: await sign(identity, 'access', ACCESS_SECONDS, now),
      refresh: await sign(identity, 'refresh', REFRESH_SECONDS, now),
    }),
    read: async (token, use, now) => {
      const claims = verified.get(token) ?? (await verify(token, now));
      if (!claims || claims.use !== use) return null;
      if (claims.exp <= Math.floor(now.getTime() / 1000)) {
        verified.delete(token);
        return null;
      }
      const { sub: id, role, school: schoolId, version } = claims;
      return { id, role, schoolId, version };
    },
  };
}
