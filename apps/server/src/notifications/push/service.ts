import { createHash } from 'node:crypto';
import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import { unprocessable } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isPushEndpoint } from './post-message.ts';

type Calls = Contract['push'];

/** Browsers of one person that are sent messages; another ends the oldest. */
const MAX_DEVICES = 10;

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

/** The browsers that a person wants to be notified in. */
export function pushService({ db, clock, vapid }: Pick<Context, 'db' | 'clock' | 'vapid'>) {
  async function remove({ id, schoolId }: Actor, endpoint: string): Promise<void> {
    await db.execute(sql`
      delete from push_subscription
      where school_id = ${schoolId} and account_id = ${id} and endpoint_hash = ${hashOf(endpoint)}`);
  }

  return {
    key: (): ResponseOf<Calls['key']> => ({ public_key: vapid?.publicKey ?? null }),

    /** Sends what notifies the person to this browser as well, until the sign-in ends. A repeat changes nothing. */
    subscribe: async (
      actor: Actor,
      { endpoint, p256dh, auth }: ParsedOf<Calls['subscribe']>['body'],
    ): Promise<{ ok: true }> => {
      if (vapid === undefined) throw unprocessable('push-off', 'این سایت اعلان مرورگر نمی‌فرستد.');
      if (!isPushEndpoint(endpoint)) {
        throw unprocessable('push-endpoint', 'سرویس اعلان این مرورگر پشتیبانی نمی‌شود.');
      }
      const { id, schoolId, sessionId = null } = actor;
      const hash = hashOf(endpoint);
      await db.transaction(async ({ execute }) => {
        // One browser has one address: it is that of the person who is signed in there now.
        await execute(sql`
          delete /* across schools: people who used one browser */ from push_subscription
          where endpoint_hash = ${hash} and account_id <> ${id}`);
        await execute(sql`
          insert into push_subscription (school_id, account_id, endpoint_hash, session_id, endpoint, p256dh, auth, created_at)
          values (${schoolId}, ${id}, ${hash}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${clock()}::timestamptz)
          on conflict (school_id, account_id, endpoint_hash)
          do update set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth`);
        await execute(sql`
          delete from push_subscription where school_id = ${schoolId} and account_id = ${id} and endpoint_hash not in (
            select s.endpoint_hash from push_subscription s where s.school_id = ${schoolId} and s.account_id = ${id}
            order by s.created_at desc, s.endpoint_hash limit ${MAX_DEVICES})`);
      });
      return { ok: true };
    },

    unsubscribe: async (actor: Actor, endpoint: string): Promise<{ ok: true }> => {
      await remove(actor, endpoint);
      return { ok: true };
    },
  };
}
