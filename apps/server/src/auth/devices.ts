import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Keyring } from '../platform/security/keys.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFE_MS = 180 * DAY_MS;
/** Accounts remembered at most, the newest first: a class shares its tablets. */
const MAX_ACCOUNTS = 50;
/** A token of as many accounts is below 1 KB. */
const MAX_TOKEN = 2_048;

const ClaimsSchema = v.object({
  d: v.string(),
  /** Marks of the accounts that have signed in here. */
  a: v.array(v.string()),
  /** Unix milliseconds. */
  t: v.number(),
});

/** A browser as it was seen at earlier sign-ins. Its id is random: nothing of the device itself is known. */
export interface Device {
  readonly id: string;
  readonly marks: readonly string[];
}

interface MarkedAccount {
  readonly id: string;
  readonly tokenVersion: number;
}

/** It changes with the token version: a sign-out everywhere ends the trust in every device. */
function markOf(deviceId: string, { id, tokenVersion }: MarkedAccount): string {
  return createHash('sha256').update(`${deviceId}\n${id}\n${tokenVersion}`).digest('base64url').slice(0, 8);
}

export function isTrusted({ id, marks }: Device, account: MarkedAccount): boolean {
  return marks.includes(markOf(id, account));
}

/**
 * Device tokens: a browser keeps one and sends it at sign-in. After a good sign-in it names the account, and tries from
 * that browser are then counted apart from those of strangers. It opens nothing by itself.
 */
export function makeDevices(keyring: Keyring) {
  function issue({ id, marks }: Device, now: Date): string {
    const body = Buffer.from(JSON.stringify({ d: id, a: marks, t: now.getTime() })).toString('base64url');
    return `${body}.${keyring.hash('device-token', body)}`;
  }

  return {
    issue,

    make: (): Device => ({ id: randomBytes(12).toString('base64url'), marks: [] }),

    /** Null where there is none, it is not ours, or it is too old. */
    read: (token: string | undefined, now: Date): Device | null => {
      if (token === undefined || token.length > MAX_TOKEN) return null;
      const [body = '', hash = '', ...rest] = token.split('.');
      if (rest.length > 0 || !keyring.matches('device-token', body, hash)) return null;
      const claims = v.safeParse(ClaimsSchema, JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
      if (!claims.success || claims.output.t + LIFE_MS <= now.getTime()) return null;
      return { id: claims.output.d, marks: claims.output.a };
    },

    withAccount: ({ id, marks }: Device, account: MarkedAccount): Device => {
      const mark = markOf(id, account);
      return { id, marks: [mark, ...marks.filter((each) => each !== mark)].slice(0, MAX_ACCOUNTS) };
    },
  };
}
