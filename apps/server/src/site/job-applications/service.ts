import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AdminJobApplication, Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { phoneOf } from '../../auth/phone-codes.ts';
import { showPhone } from '../../auth/show-phone.ts';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { CountRow, textAs } from '../../platform/db/row.ts';
import type { ResumeKind, VisitorMessageState } from '../../platform/db/schema/index.ts';
import { FileReply } from '../../platform/file-reply.ts';
import { tooEarly } from '../../platform/security/attempt-counters.ts';
import { maskPhone } from '../../platform/security/digits.ts';
import { networkOf } from '../../platform/security/network.ts';
import { makeWriteLimit } from '../../platform/security/write-limit.ts';
import { inWorker } from '../../platform/worker/in-worker.ts';
import { cleanText } from '../../school/roster/person-text.ts';
import type { readResume } from './resume.ts';

type Body = ParsedOf<Contract['site']['applyForJob']>['body'];
type AdminCalls = Contract['admin']['jobApplications'];

/** Of one network: reading a resume costs work, and nobody applies ten times in an hour. */
const LIMIT = { burst: 5, perSecond: 1 / 600 };
/** Of all networks in a day, 1 GB at most. */
export const MAX_A_DAY = 200;
const DAY_MS = 24 * 60 * 60_000;
/** Half a year: by then a place is filled. */
export const RETENTION_MS = 180 * DAY_MS;
const BATCH = 100;

const Row = v.object({
  id: v.string(),
  opening: v.string(),
  name: v.string(),
  phone: v.string(),
  note: v.string(),
  file_kind: textAs<ResumeKind>(),
  file_size: v.number(),
  created_at: v.date(),
  state: textAs<VisitorMessageState>(),
  handled_at: v.nullable(v.date()),
  handled_by: v.nullable(v.string()),
});
type Row = v.InferOutput<typeof Row>;

const COLUMNS = sql`
  j.id, j.opening, j.name, j.phone, j.note, j.file_kind, j.file_size, j.created_at, j.state, j.handled_at, (
    select a.first_name || ' ' || a.last_name from account a where a.id::text = j.handled_actor and a.role = 'SYS_ADMIN'
  ) as handled_by`;

const ACTIONS = {
  new: 'job-application.reopen',
  answered: 'job-application.answer',
  closed: 'job-application.close',
} as const satisfies Record<VisitorMessageState, string>;

const read = inWorker<typeof readResume>(new URL('resume.ts', import.meta.url), 'readResume');

const dailyLimitMessage = (wait: string) =>
  `امروز درخواست‌های همکاری زیادی رسیده است. لطفاً ${wait} دیگر دوباره بفرستید.`;
const missing = () => notFound('این درخواست همکاری پیدا نشد.');
const keyOf = (id: string, kind: ResumeKind) => `job-application/${id}/resume.${kind === 'pdf' ? 'pdf' : 'webp'}`;

const IsStoredRow = v.object({ phone: v.string(), note: v.string(), hash: v.string() });

const TakeRow = v.object({ kind: textAs<ResumeKind>() });

const ListRow = v.object({ total: v.number() });

const OldRow = v.object({ id: v.string(), kind: textAs<ResumeKind>() });

/** Applications for jobs, with a resume. */
export function jobApplicationService(context: Pick<Context, 'db' | 'clock' | 'phones' | 'storage'>) {
  const { db, clock, phones, storage } = context;
  const limit = makeWriteLimit(LIMIT);

  const viewOf = ({ phone, created_at, handled_at, ...row }: Row): AdminJobApplication => ({
    ...row,
    phone_mask: maskPhone(phones.decrypt(phone)),
    created_at: created_at.toISOString(),
    kept_until: new Date(created_at.getTime() + RETENTION_MS).toISOString(),
    handled_at: handled_at?.toISOString() ?? null,
  });

  /** Whether this application is stored already. Throws where its id is that of another. */
  async function isStored({ query }: Session, { id, note }: Body, phone: string, hash: string): Promise<boolean> {
    const [row] = await query(
      IsStoredRow,
      sql`select phone, note, file_hash as hash from job_application where id = ${id}`,
    );
    if (!row) return false;
    if (phones.decrypt(row.phone) !== phone || row.note !== note || row.hash !== hash) {
      throw conflict('application-id', 'این درخواست ثبت نشد. صفحه را تازه کنید و دوباره بفرستید.');
    }
    return true;
  }

  async function take(tx: Session, id: string): Promise<ResumeKind | null> {
    const [row] = await tx.query(
      TakeRow,
      sql`delete from job_application where id = ${id} returning file_kind as kind`,
    );
    return row?.kind ?? null;
  }

  return {
    /** Stores an application. A resume that is refused leaves nothing behind. */
    apply: async (body: Body, ip: string): Promise<{ ok: true }> => {
      limit(networkOf(ip));
      const { id, opening, note } = body;
      const name = cleanText(body.name);
      const phone = phoneOf(body.phone);
      const sent = Buffer.from(body.file, 'base64');
      // Each step over a whole file keeps all other calls waiting.
      await nextTurn();
      const hash = createHash('sha256').update(sent).digest('hex');
      if (await isStored(db, body, phone, hash)) return { ok: true };
      const { kind, bytes } = await read(sent);
      return db.transaction(async (tx) => {
        // The same application twice at once: the second waits and finds it stored.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`job-application ${id}`}, 0))`);
        if (await isStored(tx, body, phone, hash)) return { ok: true };
        const now = clock();
        const since = new Date(now.getTime() - DAY_MS).toISOString();
        const [day] = await tx.query(
          CountRow,
          sql`select count(*)::int as count from job_application where created_at > ${since}::timestamptz`,
        );
        if ((day?.count ?? 0) >= MAX_A_DAY) throw tooEarly(DAY_MS, dailyLimitMessage);
        await tx.execute(sql`
          insert into job_application (id, opening, name, phone, note, file_kind, file_size, file_hash, created_at)
          values (${id}, ${opening}, ${name}, ${phones.encrypt(phone)}, ${note}, ${kind}, ${bytes.length}, ${hash},
            ${now.toISOString()}::timestamptz)`);
        // Last, so that a row without its file is undone; a file whose row was lost is written over by the next try.
        await storage.put(keyOf(id, kind), bytes);
        return { ok: true };
      });
    },

    list: async ({
      page,
      size,
      state,
    }: ParsedOf<AdminCalls['list']>['query']): Promise<ResponseOf<AdminCalls['list']>> => {
      const condition = state === undefined ? sql`true` : sql`j.state = ${state}`;
      const [rows, [count]] = await Promise.all([
        db.query(
          Row,
          sql`
          select ${COLUMNS} from job_application j where ${condition}
          order by j.created_at desc, j.id desc limit ${size} offset ${(page - 1) * size}`,
        ),
        db.query(ListRow, sql`select count(*)::int as total from job_application j where ${condition}`),
      ]);
      return { page, size, total: count?.total ?? 0, items: rows.map(viewOf) };
    },

    /** Answered, closed, or new again, with who and when. What is so already stays as it is. */
    setState: (actor: Actor, id: string, state: VisitorMessageState): Promise<AdminJobApplication> =>
      db.transaction(async (tx) => {
        const now = clock();
        const isNew = state === 'new';
        const changed = await tx.execute(sql`
          update job_application set state = ${state}, handled_at = ${isNew ? null : now.toISOString()}::timestamptz,
            handled_actor = ${isNew ? null : actor.id}
          where id = ${id} and state <> ${state}
          returning id`);
        if (changed.length > 0) await recordAudit(tx, now, originOf(actor.id), { action: ACTIONS[state], target: id });
        const [row] = await tx.query(Row, sql`select ${COLUMNS} from job_application j where j.id = ${id}`);
        if (row === undefined) throw missing();
        return viewOf(row);
      }),

    showPhone: (actor: Actor, id: string) =>
      showPhone(context, originOf(actor.id), { table: 'job_application', id, action: 'job-application.show-phone' }),

    /** The resume: a PDF as bytes of no kind, so that no browser opens it by itself. */
    resume: async (actor: Actor, id: string): Promise<FileReply> => {
      const [row] = await db.query(TakeRow, sql`select file_kind as kind from job_application where id = ${id}`);
      const bytes = row && (await storage.get(keyOf(id, row.kind)));
      if (!row || bytes === undefined) throw missing();
      await recordAudit(db, clock(), originOf(actor.id), { action: 'job-application.download', target: id });
      const isPdf = row.kind === 'pdf';
      return new FileReply(
        Buffer.from(bytes),
        isPdf ? 'application/octet-stream' : 'image/webp',
        `resume-${id.slice(0, 8)}.${isPdf ? 'pdf' : 'webp'}`,
      );
    },

    remove: async (actor: Actor, id: string): Promise<{ ok: true }> => {
      const kind = await db.transaction(async (tx) => {
        const removed = await take(tx, id);
        if (removed === null) throw missing();
        await recordAudit(tx, clock(), originOf(actor.id), { action: 'job-application.remove', target: id });
        return removed;
      });
      await storage.remove(keyOf(id, kind));
      return { ok: true };
    },

    /** Removes applications that are half a year old. Returns how many. */
    sweep: async (): Promise<number> => {
      const before = new Date(clock().getTime() - RETENTION_MS).toISOString();
      const old = await db.query(
        OldRow,
        sql`
        select id, file_kind as kind from job_application where created_at < ${before}::timestamptz
        order by created_at limit ${BATCH}`,
      );
      for (const { id, kind } of old) {
        // The file first: a row that is left is found again.
        await storage.remove(keyOf(id, kind));
        await take(db, id);
      }
      return old.length;
    },
  };
}
