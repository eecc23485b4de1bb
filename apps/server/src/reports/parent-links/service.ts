import type { Contract, ParentLinkSchema, ParentReportSchema, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import { IdRow } from '../../platform/db/row.ts';
import { maskPhone } from '../../platform/security/digits.ts';
import { taughtStudents } from '../student-page/students.ts';
import { newToken, type openLinks } from './open-link.ts';
import { readReport } from './report.ts';
import { endMessages } from './sms-service.ts';

type Link = InferOutput<typeof ParentLinkSchema>;
type Report = InferOutput<typeof ParentReportSchema>;
type Made = ResponseOf<Contract['member']['parentLinks']['make']>;

const DAY_MS = 24 * 60 * 60_000;
/** About half a school year: who still reads it then asks for another. */
const LIFE_MS = 180 * DAY_MS;
/** Two parents, on a few devices. */
const MAX_LINKS = 5;

const Row = v.object({
  id: v.string(),
  createdAt: v.date(),
  expiresAt: v.date(),
  lastOpenedAt: v.nullable(v.date()),
  isByStudent: v.boolean(),
});

interface Child {
  readonly studentId: string;
  readonly schoolId: string;
}

const RevokeRow = v.object({ wasOpen: v.boolean() });

const SmsRow = v.object({ phone: v.string() });

/** Links for parents: read without sign-in, until they are revoked or run out. */
export function parentLinkService(context: Context, links: ReturnType<typeof openLinks>) {
  const { db, clock, keyring, phones, publicOrigin } = context;

  async function list({ studentId, schoolId }: Child): Promise<Link[]> {
    const rows = await db.query(
      Row,
      sql`
      select id, created_at as "createdAt", expires_at as "expiresAt", last_opened_at as "lastOpenedAt",
        created_by = student_id as "isByStudent"
      from parent_link
      where school_id = ${schoolId} and student_id = ${studentId} and revoked_at is null
        and expires_at > ${clock().toISOString()}::timestamptz
      order by created_at desc, id`,
    );
    return rows.map(({ id, createdAt, expiresAt, lastOpenedAt, isByStudent }) => ({
      id,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      last_opened_at: lastOpenedAt?.toISOString() ?? null,
      made_by: isByStudent ? 'student' : 'teacher',
    }));
  }

  async function make(actor: Actor, child: Child): Promise<Made> {
    const { studentId, schoolId } = child;
    const now = clock();
    const token = newToken(schoolId);
    const id = await db.transaction(async (session) => {
      // Two requests at once must not make more than the child may have.
      await session.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`parent-link ${studentId}`}, 0))`);
      const [made] = await session.query(
        IdRow,
        sql`
        insert into parent_link (school_id, student_id, token_hash, created_by, created_at, expires_at)
        select ${schoolId}::uuid, ${studentId}::uuid, ${keyring.hash('parent-link', token)}, ${actor.id}::uuid,
          ${now.toISOString()}::timestamptz, ${new Date(now.getTime() + LIFE_MS).toISOString()}::timestamptz
        where (
          select count(*) from parent_link
          where school_id = ${schoolId} and student_id = ${studentId} and revoked_at is null
            and expires_at > ${now.toISOString()}::timestamptz) < ${MAX_LINKS}
        returning id`,
      );
      if (!made) throw conflict('too-many-links', 'پنج نشانی برای والدین باز است. اول یکی را باطل کنید.');
      const entry = { action: 'parent-link.make', target: studentId, schoolId, after: { id: made.id } } as const;
      await recordAudit(session, now, originOf(actor.id), entry);
      return made.id;
    });
    const link = (await list(child)).find((each) => each.id === id);
    if (!link) throw new Error('a link that was just made is gone');
    return { link, token };
  }

  async function revoke(actor: Actor, child: Child, id: string): Promise<Link[]> {
    const { studentId, schoolId } = child;
    const now = clock();
    const wasOpen = await db.transaction(async (tx) => {
      const [row] = await tx.query(
        RevokeRow,
        sql`
      update parent_link l set revoked_at = coalesce(l.revoked_at, ${now.toISOString()}::timestamptz)
      from parent_link before
      where l.school_id = ${schoolId} and l.id = ${id} and l.student_id = ${studentId}
        and before.school_id = l.school_id and before.id = l.id
      returning before.revoked_at is null as "wasOpen"`,
      );
      if (!row) throw notFound('این نشانی پیدا نشد.');
      await endMessages(tx, { schoolId, studentId, linkId: id });
      return row.wasOpen;
    });
    if (wasOpen) {
      const entry = { action: 'parent-link.revoke', target: studentId, schoolId, after: { id } } as const;
      await recordAudit(db, now, originOf(actor.id), entry);
    }
    return list(child);
  }

  const self = ({ id, schoolId }: Actor): Child => ({ studentId: id, schoolId });

  /** Throws `not-found` for a child whom the actor does not teach now. */
  async function taught(actor: Actor, studentId: string): Promise<Child> {
    const [found] = await taughtStudents(db, actor, clock(), sql`e.student_id = ${studentId}`);
    if (!found) throw notFound('این دانش‌آموز در کلاس‌های شما نیست.');
    return { studentId, schoolId: actor.schoolId };
  }

  return {
    own: (actor: Actor) => list(self(actor)),
    makeOwn: (actor: Actor) => make(actor, self(actor)),
    revokeOwn: (actor: Actor, id: string) => revoke(actor, self(actor), id),
    ofChild: async (actor: Actor, studentId: string) => list(await taught(actor, studentId)),
    makeForChild: async (actor: Actor, studentId: string) => make(actor, await taught(actor, studentId)),
    revokeOfChild: async (actor: Actor, studentId: string, id: string) =>
      revoke(actor, await taught(actor, studentId), id),

    /** What a link shows. */
    report: async (token: string, ip: string): Promise<Report> => {
      const { id, studentId, schoolId } = await links.find(token, ip);
      const report = await readReport(context, { studentId, schoolId }, clock());
      if (!report) throw links.missing();
      const [sms] = await db.query(
        SmsRow,
        sql`
        select phone from parent_sms where school_id = ${schoolId} and link_id = ${id}`,
      );
      const phoneMask = sms === undefined ? null : maskPhone(phones.decrypt(sms.phone));
      return { ...report, sms: { is_offered: publicOrigin !== undefined, phone_mask: phoneMask } };
    },
  };
}
