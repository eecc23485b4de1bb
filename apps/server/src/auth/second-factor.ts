import { createHash } from 'node:crypto';
import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import { conflict, unprocessable } from '../platform/app-error.ts';
import { type Origin, recordAudit } from '../platform/audit/audit.ts';
import { originOf } from '../platform/audit/request-origin.ts';
import type { Context } from '../platform/context.ts';
import type { Database, Session } from '../platform/db/database.ts';
import { foldCode } from '../platform/security/digits.ts';
import type { Keyring } from '../platform/security/keys.ts';
import { generateLetters } from '../platform/security/passwords.ts';
import { StartError } from '../platform/start-error.ts';

type Calls = Contract['secondFactor'];

const PERIOD_S = 30;
/** A code of the half minute before or after is taken too: clocks of phones go wrong. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;
/** Shown by authenticator apps above the code. */
const ISSUER = 'مشق';

const FactorRow = v.object({
  secret: v.string(),
  isOn: v.boolean(),
  usedStep: v.number(),
  recoveryLeft: v.number(),
});
const EndedRow = v.object({ wasOn: v.boolean() });
const SealedRow = v.object({ id: v.string(), secret: v.string() });

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

const wrongCode = () => unprocessable('wrong-second-factor', 'این کد درست نیست. کد تازهٔ برنامه را بنویسید.', 'code');
const alreadyOn = () => conflict('second-factor-on', 'ورود دومرحله‌ای روشن است.');

function seal(keys: Keyring, text: string): string {
  const [newest] = keys.keys('second-factor');
  return `${newest?.id ?? ''}.${keys.encrypt('second-factor', text)}`;
}

function unseal(keys: Keyring, sealed: string): string {
  const text = keys.decrypt('second-factor', sealed.slice(sealed.indexOf('.') + 1));
  if (text === null)
    throw new StartError(
      'Secrets of signing in are encrypted by a key that is not in DATA_KEY or DATA_KEY_PREVIOUS. Set the key they were stored with.',
    );
  return text;
}

/** Encrypts the secrets of before a rotation by the newest key. Returns how many. Throws `StartError` where a key is missing. */
export async function resealSecondFactors(db: Database, keys: Keyring): Promise<number> {
  const prefix = `${keys.keys('second-factor')[0]?.id ?? ''}.`;
  return db.transaction(async ({ query, execute }) => {
    const rows = await query(
      SealedRow,
      sql`
      select account_id as id, shared_key as secret from second_factor where not starts_with(shared_key, ${prefix}) for update`,
    );
    for (const { id, secret } of rows)
      await execute(
        sql`update second_factor set shared_key = ${seal(keys, unseal(keys, secret))} where account_id = ${id}`,
      );
    return rows.length;
  });
}

/**
 * The second factor: time-based one-time passwords (RFC 6238: SHA-1, six digits, half a minute), and recovery codes for who has lost
 * the app. A code is taken once; how often one may be tried is the matter of who asks.
 */
export function makeSecondFactors({ db, clock, dataKeys }: Pick<Context, 'db' | 'clock' | 'dataKeys'>) {
  async function find({ query }: Pick<Session, 'query'>, accountId: string) {
    const [row] = await query(
      FactorRow,
      sql`
      select shared_key as secret, confirmed_at is not null as "isOn", used_step::float8 as "usedStep",
        cardinality(recovery) as "recoveryLeft"
      from second_factor where account_id = ${accountId}`,
    );
    return row;
  }

  const totpOf = (sealed: string, label = '') =>
    new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(unseal(dataKeys, sealed)), period: PERIOD_S });

  /** The half minute of a right code, or null. */
  function stepOf(sealed: string, code: string): number | null {
    if (!/^\d{6}$/.test(code)) return null;
    const timestamp = clock().getTime();
    const delta = totpOf(sealed).validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
  }

  const stateOf = async (accountId: string): Promise<ResponseOf<Calls['read']>> => {
    const row = await find(db, accountId);
    return { is_on: row?.isOn === true, recovery_codes_left: row?.isOn ? row.recoveryLeft : 0 };
  };

  /** Takes a code of an account whose second factor is on: one of the app, or a recovery code. Each is good for once. */
  async function take(accountId: string, typed: string): Promise<boolean> {
    const code = foldCode(typed);
    const row = await find(db, accountId);
    if (!row?.isOn) return false;
    const step = stepOf(row.secret, code);
    // In one statement: of two who send the same code at once, one is let in.
    const taken =
      step === null
        ? await db.execute(sql`
            update second_factor set recovery = array_remove(recovery, ${hashOf(code)})
            where account_id = ${accountId} and ${hashOf(code)} = any(recovery) returning 1 as one`)
        : await db.execute(sql`
            update second_factor set used_step = ${step} where account_id = ${accountId} and used_step < ${step}
            returning 1 as one`);
    if (taken.length > 0 && step === null)
      await recordAudit(db, clock(), originOf(accountId), { action: 'second-factor.recovery', target: accountId });
    return taken.length > 0;
  }

  return {
    stateOf,
    isOn: async (accountId: string): Promise<boolean> => (await stateOf(accountId)).is_on,
    take,

    begin: async ({ id }: Actor, username: string): Promise<ResponseOf<Calls['begin']>> => {
      const secret = new Secret({ size: SECRET_BYTES }).base32;
      const sealed = seal(dataKeys, secret);
      const stored = await db.execute(sql`
        insert into second_factor (account_id, shared_key, used_step, recovery) values (${id}, ${sealed}, 0, '{}')
        on conflict (account_id) do update set shared_key = excluded.shared_key, used_step = 0
        where second_factor.confirmed_at is null returning 1 as one`);
      if (stored.length === 0) throw alreadyOn();
      await recordAudit(db, clock(), originOf(id), { action: 'second-factor.begin', target: id });
      return { secret, uri: totpOf(sealed, username).toString() };
    },

    confirm: ({ id }: Actor, { code }: ParsedOf<Calls['confirm']>['body']): Promise<ResponseOf<Calls['confirm']>> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1 from second_factor where account_id = ${id} for update`);
        const row = await find(tx, id);
        if (!row) throw conflict('second-factor-not-begun', 'اول کد تصویری را بگیرید.');
        if (row.isOn) throw alreadyOn();
        const step = stepOf(row.secret, foldCode(code));
        if (step === null) throw wrongCode();
        const codes = Array.from({ length: RECOVERY_CODES }, () => generateLetters(RECOVERY_LENGTH));
        const hashes = sql.join(
          codes.map((each) => sql`${hashOf(each)}`),
          sql`, `,
        );
        await tx.execute(sql`
          update second_factor set confirmed_at = ${clock().toISOString()}::timestamptz, used_step = ${step},
            recovery = array[${hashes}]::text[]
          where account_id = ${id}`);
        await recordAudit(tx, clock(), originOf(id), { action: 'second-factor.confirm', target: id });
        return { recovery_codes: codes };
      }),

    /** Turns it off; the audit log says who asked. */
    end: async (session: Session, accountId: string, by: Origin): Promise<void> => {
      const [row] = await session.query(
        EndedRow,
        sql`delete from second_factor where account_id = ${accountId} returning confirmed_at is not null as "wasOn"`,
      );
      if (row?.wasOn) await recordAudit(session, clock(), by, { action: 'second-factor.end', target: accountId });
    },
    wrongCode,
  };
}
