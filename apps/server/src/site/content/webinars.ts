import { Buffer } from 'node:buffer';
import type { AdminWebinar, Contract, ParsedOf, ResponseOf, Webinar, WebinarContent } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { AppError, conflict, notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { CountRow, jsonAs } from '../../platform/db/row.ts';
import { FileReply } from '../../platform/file-reply.ts';
import { calendarText } from './calendar-file.ts';

type Calls = Contract['admin']['webinars'];

const WebinarRow = v.object({
  id: v.string(),
  title: v.string(),
  summary: v.string(),
  starts_at: v.date(),
  ends_at: v.date(),
  place: v.string(),
  agenda: jsonAs<Webinar['agenda']>(),
});
type WebinarRow = v.InferOutput<typeof WebinarRow>;

const AdminRow = v.object({ ...WebinarRow.entries, registered_count: v.number() });

/** What visitors see at once. */
const MAX_SHOWN = 6;
const DAY_MS = 24 * 3_600_000;

const COLUMNS = sql`w.id, w.title, w.summary, w.starts_at, w.ends_at, w.place, w.agenda`;
const ADMIN_COLUMNS = sql`${COLUMNS}, (
  select count(*)::int from visitor_message m where m.kind = 'webinar' and m.webinar_key = w.id::text) as registered_count`;

const viewOf = ({ starts_at, ends_at, ...row }: WebinarRow): Webinar => ({
  ...row,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
});

const missing = () => notFound('این نشست پیدا نشد.');

/** One text for one content, however its moments are written and its keys are ordered. */
const asText = ({ title, summary, starts_at, ends_at, place, agenda }: WebinarContent): string =>
  JSON.stringify([
    title,
    summary,
    Date.parse(starts_at),
    Date.parse(ends_at),
    place,
    agenda.map((point) => [point.title, point.text]),
  ]);

function checkTimes({ starts_at, ends_at }: WebinarContent): void {
  const length = Date.parse(ends_at) - Date.parse(starts_at);
  if (length > 0 && length <= DAY_MS) return;
  const detail = 'پایان نشست باید پس از آغاز آن و تا یک روز بعد باشد.';
  throw new AppError('unprocessable', detail, { fields: { ends_at: detail } });
}

/** Webinars: announced by administrators, seen by visitors until they are over. */
export function webinarService({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const isAnnounced = (): SQL => sql`w.removed_at is null and w.ends_at > ${clock().toISOString()}::timestamptz`;

  async function find({ query }: Session, id: string): Promise<AdminWebinar | undefined> {
    const [row] = await query(
      AdminRow,
      sql`select ${ADMIN_COLUMNS} from webinar w where w.id = ${id} and w.removed_at is null`,
    );
    return row && adminViewOf(row);
  }

  function adminViewOf({ registered_count, ...row }: v.InferOutput<typeof AdminRow>): AdminWebinar {
    return { ...viewOf(row), registered_count, is_over: row.ends_at <= clock() };
  }

  async function announced(id: string): Promise<Webinar | undefined> {
    const [row] = await db.query(
      WebinarRow,
      sql`select ${COLUMNS} from webinar w where w.id = ${id} and ${isAnnounced()}`,
    );
    return row && viewOf(row);
  }

  return {
    /** Whether visitors may register for it now. */
    isOpen: async (id: string): Promise<boolean> =>
      v.is(v.pipe(v.string(), v.uuid()), id) && (await announced(id)) !== undefined,

    shown: async (): Promise<Webinar[]> => {
      const rows = await db.query(
        WebinarRow,
        sql`select ${COLUMNS} from webinar w where ${isAnnounced()} order by w.starts_at, w.id limit ${MAX_SHOWN}`,
      );
      return rows.map(viewOf);
    },

    calendar: async (id: string): Promise<FileReply> => {
      const webinar = await announced(id);
      if (webinar === undefined) throw missing();
      return new FileReply(Buffer.from(calendarText(webinar)), 'text/calendar', `${webinar.title}.ics`);
    },

    list: async ({ page, size }: ParsedOf<Calls['list']>['query']): Promise<ResponseOf<Calls['list']>> => {
      const [rows, [count]] = await Promise.all([
        db.query(
          AdminRow,
          sql`
          select ${ADMIN_COLUMNS} from webinar w where w.removed_at is null
          order by w.starts_at desc, w.id limit ${size} offset ${(page - 1) * size}`,
        ),
        db.query(CountRow, sql`select count(*)::int as count from webinar w where w.removed_at is null`),
      ]);
      return { page, size, total: count?.count ?? 0, items: rows.map(adminViewOf) };
    },

    create: (actor: Actor, { id, ...content }: ParsedOf<Calls['create']>['body']): Promise<AdminWebinar> => {
      checkTimes(content);
      return db.transaction(async (tx) => {
        const now = clock();
        const made = await tx.execute(sql`
          insert into webinar (id, title, summary, starts_at, ends_at, place, agenda, created_at, changed_at)
          values (${id}, ${content.title}, ${content.summary}, ${content.starts_at}::timestamptz,
            ${content.ends_at}::timestamptz, ${content.place}, ${JSON.stringify(content.agenda)}::jsonb,
            ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)
          on conflict do nothing returning id`);
        if (made.length > 0) {
          const after = { title: content.title, starts_at: content.starts_at };
          await recordAudit(tx, now, originOf(actor.id), { action: 'webinar.create', target: id, after });
        }
        const stored = await find(tx, id);
        if (stored === undefined || asText(stored) !== asText(content)) {
          throw conflict('webinar-id', 'این نشست ثبت نشد. صفحه را تازه کنید و دوباره بسازید.');
        }
        return stored;
      });
    },

    /** Writes all of it; what is so already changes nothing. */
    change: (actor: Actor, id: string, content: WebinarContent): Promise<AdminWebinar> =>
      db.transaction(async (tx) => {
        const now = clock();
        await tx.execute(sql`select id from webinar where id = ${id} for update`);
        const before = await find(tx, id);
        if (before === undefined) throw missing();
        checkTimes(content);
        if (asText(before) === asText(content)) return before;
        await tx.execute(sql`
          update webinar set title = ${content.title}, summary = ${content.summary},
            starts_at = ${content.starts_at}::timestamptz, ends_at = ${content.ends_at}::timestamptz,
            place = ${content.place}, agenda = ${JSON.stringify(content.agenda)}::jsonb,
            changed_at = ${now.toISOString()}::timestamptz
          where id = ${id}`);
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'webinar.change',
          target: id,
          before: { title: before.title, starts_at: before.starts_at },
          after: { title: content.title, starts_at: content.starts_at },
        });
        const after = await find(tx, id);
        if (after === undefined) throw missing();
        return after;
      }),

    remove: (actor: Actor, id: string): Promise<{ ok: true }> =>
      db.transaction(async (tx) => {
        const now = clock();
        const removed = await tx.execute(sql`
          update webinar set removed_at = ${now.toISOString()}::timestamptz
          where id = ${id} and removed_at is null returning id`);
        if (removed.length > 0) {
          await recordAudit(tx, now, originOf(actor.id), { action: 'webinar.remove', target: id });
          return { ok: true };
        }
        const [known] = await tx.execute(sql`select id from webinar where id = ${id}`);
        if (known === undefined) throw missing();
        return { ok: true };
      }),
  };
}

export type Webinars = ReturnType<typeof webinarService>;
