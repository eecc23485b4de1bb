import type { DeviceSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import { notFound } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit/audit.ts';
import { originOf } from '../platform/audit/request-origin.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';
import type { AccountCache } from './account-cache.ts';

type SignedInDevice = InferOutput<typeof DeviceSchema>;

const SignedInDevicesRow = v.object({ id: v.string(), name: v.string(), createdAt: v.date(), lastUsedAt: v.date() });

/** Sessions that are in force, the one used last first. */
export async function signedInDevices(
  { query }: Session,
  { id, sessionId }: Actor,
  now: Date,
): Promise<SignedInDevice[]> {
  const found = await query(
    SignedInDevicesRow,
    sql`
    select s.id, s.user_agent as name, s.created_at as "createdAt", s.last_used_at as "lastUsedAt"
    from account_session s join account a on a.id = s.account_id
    where s.account_id = ${id} and s.ended_at is null and s.expires_at > ${now.toISOString()}::timestamptz
      and s.token_version = a.token_version
    order by s.last_used_at desc, s.id`,
  );
  return found.map(({ id: device, name, createdAt, lastUsedAt }) => ({
    id: device,
    name,
    signed_in_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: device === sessionId,
  }));
}

const SignOutDeviceRow = v.object({ wasOpen: v.boolean() });

/** Ends one session of the actor at once, on every copy of the server. A second time changes nothing. */
export async function signOutDevice(
  { db, clock }: Context,
  accounts: AccountCache,
  { id, schoolId }: Actor,
  deviceId: string,
): Promise<void> {
  const now = clock();
  const [row] = await db.query(
    SignOutDeviceRow,
    sql`
    update account_session s set
      ended_at = coalesce(s.ended_at, ${now.toISOString()}::timestamptz),
      end_reason = coalesce(s.end_reason, 'signed-out')
    from account_session before
    where s.id = ${deviceId} and s.account_id = ${id} and before.id = s.id
    returning before.ended_at is null as "wasOpen"`,
  );
  if (!row) throw notFound('این دستگاه پیدا نشد.');
  if (!row.wasOpen) return;
  accounts.forget(id);
  await recordAudit(db, now, originOf(id), { action: 'device.sign-out', target: deviceId, schoolId });
}
