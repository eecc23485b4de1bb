import {
  type Contract,
  NotificationItemSchema,
  type ParsedOf,
  type ResponseOf,
  type RouteRole,
} from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import { notFound } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';
import { CountRow, textAs } from '../platform/db/row.ts';
import type { NotificationKind } from '../platform/db/schema/index.ts';

type Calls = Contract['notifications'];
const NotificationRow = v.object({
  ...NotificationItemSchema.entries,
  created_at: v.date(),
  badge: v.nullable(v.string()),
  read_at: v.nullable(v.date()),
});
type Settings = ResponseOf<Calls['settings']>;

/** What each role can be notified of. */
const KINDS_OF: Readonly<Record<RouteRole, readonly NotificationKind[]>> = {
  student: ['work', 'quiz', 'deadline', 'comment', 'class-message', 'badge', 'support', 'notice'],
  teacher: ['handed-in', 'closed', 'needs-help', 'support', 'notice'],
  school: ['support', 'notice'],
  organization: ['notice'],
  admin: ['notice'],
};

const SettingsOfRow = v.object({ kind: textAs<NotificationKind>() });

const ListRow = v.object({ total: v.number(), unread: v.number() });

/** The notifications of the signed-in person. */
export function notificationService({ db, clock }: Context) {
  async function unreadCount({ query }: Session, actor: Actor): Promise<number> {
    const [found] = await query(
      CountRow,
      sql`
      select count(*)::int as count from notification n where n.read_at is null and ${visibleNotifications(actor, clock())}`,
    );
    return found?.count ?? 0;
  }

  async function settingsOf({ query }: Session, { id, schoolId, role }: Actor): Promise<Settings> {
    const found = await query(
      SettingsOfRow,
      sql`
      select kind from notification_mute where school_id = ${schoolId} and account_id = ${id}`,
    );
    const muted = new Set(found.map(({ kind }) => kind));
    const kinds = KINDS_OF[role];
    return { kinds: [...kinds], muted: kinds.filter((kind) => muted.has(kind)) };
  }

  return {
    list: async (
      actor: Actor,
      { page, size }: ParsedOf<Calls['list']>['query'],
    ): Promise<ResponseOf<Calls['list']>> => {
      const now = clock();
      const [[counted], found] = await Promise.all([
        db.query(
          ListRow,
          sql`
          select count(*)::int as total, (count(*) filter (where n.read_at is null))::int as unread
          from notification n where ${visibleNotifications(actor, now)}`,
        ),
        db.query(
          NotificationRow,
          sql`
          select n.id, n.kind, n.title, n.body, n.path, case when n.kind = 'badge' then n.cause end as badge, n.created_at,
            n.read_at
          from notification n
          where ${visibleNotifications(actor, now)}
          order by ${newestNotificationFirst} limit ${size} offset ${(page - 1) * size}`,
        ),
      ]);
      return {
        page,
        size,
        total: counted?.total ?? 0,
        unread: counted?.unread ?? 0,
        items: found.map((row) => ({
          ...row,
          created_at: row.created_at.toISOString(),
          read_at: row.read_at?.toISOString() ?? null,
        })),
      };
    },

    unreadCount: async (actor: Actor): Promise<{ count: number }> => ({ count: await unreadCount(db, actor) }),

    read: async ({ id, schoolId }: Actor, ids: readonly string[] | undefined): Promise<{ ok: true }> => {
      const now = clock();
      await db.execute(sql`
        update notification set read_at = ${now}::timestamptz
        where school_id = ${schoolId} and account_id = ${id} and read_at is null and created_at <= ${now}::timestamptz
          ${ids === undefined ? sql`` : sql`and id = any(${sql.param([...ids])}::uuid[])`}`);
      return { ok: true };
    },

    /** Work that was taken back took its notifications with it: they do not come back. */
    restore: async ({ id: accountId, schoolId }: Actor, id: string): Promise<{ ok: true }> => {
      const found = await db.execute(sql`
        update notification n set dismissed_at = null
        where n.school_id = ${schoolId} and n.id = ${id} and n.account_id = ${accountId}
          and not exists (
            select 1 from assignment a
            where a.school_id = n.school_id and a.id = n.assignment_id and a.removed_at is not null)
        returning n.id`);
      if (found.length === 0) throw notFound('چنین اعلانی پیدا نشد.');
      return { ok: true };
    },

    settings: (actor: Actor): Promise<Settings> => settingsOf(db, actor),

    mute: async (actor: Actor, muted: readonly NotificationKind[]): Promise<Settings> =>
      db.transaction(async (tx) => {
        const { id, schoolId, role } = actor;
        const kinds = KINDS_OF[role].filter((kind) => muted.includes(kind));
        await tx.execute(sql`
          delete from notification_mute
          where school_id = ${schoolId} and account_id = ${id} and kind <> all(${sql.param(kinds)}::text[])`);
        await tx.execute(sql`
          insert into notification_mute (school_id, account_id, kind)
          select ${schoolId}::uuid, ${id}::uuid, wanted.kind from unnest(${sql.param(kinds)}::text[]) as wanted(kind)
          on conflict do nothing`);
        return settingsOf(tx, actor);
      }),
  };
}

/** The order of `notification n` in a person's list. What one moment brought goes by its cause: ids of one moment have no order. */
export const newestNotificationFirst = sql.raw('n.created_at desc, n.cause desc, n.id desc');

/** The condition that a person's list has `notification n` at `now`: its time has come, and it is neither dismissed nor muted. */
export function visibleNotifications(
  { id, schoolId }: { readonly id: string; readonly schoolId: string },
  now: Date,
): SQL {
  return sql`n.school_id = ${schoolId} and n.account_id = ${id} and n.dismissed_at is null
    and n.created_at <= ${now}::timestamptz and not exists (
      select from notification_mute m
      where m.school_id = n.school_id and m.account_id = n.account_id and m.kind = n.kind)`;
}
