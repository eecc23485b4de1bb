import type { Contract, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { conflict } from '../../platform/app-error.ts';
import { type Origin, recordAudit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { STALE_MS } from './send-due.ts';

type Calls = Contract['admin']['push'];
type PushState = ResponseOf<Calls['read']>;

const Row = v.object({
  service: v.nullable(v.string()),
  status: v.nullable(v.number()),
  failed: v.number(),
  retryable: v.number(),
  failedAt: v.date(),
});

const Counted = v.object({ count: v.number() });

/**
 * What became of the messages to browsers, for administrators of the site: those that no push service took within a day, by
 * service and by what it answered, for what fails for one browser fails for all of its kind. Of people and texts nothing is shown.
 */
export function pushAdminService({ db, clock, vapid }: Pick<Context, 'db' | 'clock' | 'vapid'>) {
  const isOn = vapid !== undefined;
  /** Still unread, new enough to be of use on a screen, and of a browser that is still known. */
  const isUseful = () => sql`
    n.id is not null and p.endpoint is not null and n.read_at is null and n.dismissed_at is null
    and n.created_at > ${new Date(clock().getTime() - STALE_MS)}::timestamptz`;
  const failed = sql`
    push_outbox o
    left join notification n on n.school_id = o.school_id and n.id = o.notification_id
    left join push_subscription p on p.school_id = o.school_id and p.account_id = o.account_id
      and p.endpoint_hash = o.endpoint_hash
    where o.failed_at is not null`;

  async function read(): Promise<PushState> {
    const rows = await db.query(
      Row,
      sql`
      select /* across schools: messages to browsers that no service took */
        split_part(p.endpoint, '/', 3) as service, o.reply_status as status, count(*)::int as failed,
        count(*) filter (where ${isUseful()})::int as retryable, max(o.failed_at) as "failedAt"
      from ${failed} group by 1, 2 order by max(o.failed_at) desc, 1, 2 limit 100`,
    );
    const [waiting] = await db.query(
      Counted,
      sql`
      select /* across schools: messages to browsers that no service took */ count(*)::int as count from push_outbox
      where failed_at is null`,
    );
    return {
      is_on: isOn,
      waiting: waiting?.count ?? 0,
      failed: rows.reduce((sum, row) => sum + row.failed, 0),
      retryable: rows.reduce((sum, row) => sum + row.retryable, 0),
      items: rows.map(({ failedAt, ...row }) => ({ ...row, failed_at: failedAt.toISOString() })),
    };
  }

  return {
    read,
    /** Queues those that are still of use once more, with all their tries, and notes it. */
    retry: async (origin: Origin): Promise<ResponseOf<Calls['retry']>> => {
      if (!isOn) throw conflict('push-off', 'این سایت اعلان مرورگر نمی‌فرستد.');
      const now = clock();
      const queued = await db.transaction(async (tx) => {
        const rows = await tx.execute(sql`
          update /* across schools: messages to browsers that no service took */ push_outbox set failed_at = null,
            reply_status = null, tries = 0, due_at = ${now}::timestamptz
          where (school_id, notification_id, account_id, endpoint_hash) in (
            select o.school_id, o.notification_id, o.account_id, o.endpoint_hash from ${failed} and ${isUseful()})
            and failed_at is not null
          returning school_id`);
        if (rows.length > 0)
          await recordAudit(tx, now, origin, { action: 'push.retry', after: { queued: rows.length } });
        return rows.length;
      });
      return { ...(await read()), queued };
    },
  };
}
