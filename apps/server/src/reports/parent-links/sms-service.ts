import type { Contract, ParsedOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { phoneOf } from '../../auth/phone-codes.ts';
import type { AuthService } from '../../auth/service.ts';
import { unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { ClientInfo } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import type { openLinks } from './open-link.ts';

type Calls = Contract['parent'];

/** Who acts where nobody is signed in. */
const PARENT = 'parent';

const notOffered = () =>
  unprocessable('sms-off', 'فرستادن پیامک هفتگی در این سامانه راه‌اندازی نشده است. این نشانی را نگه دارید.');

/** Ends the messages of a child's links, and forgets their numbers: those of one link, or of all. */
export async function endMessages(
  { execute }: Session,
  { schoolId, studentId, linkId }: { schoolId: string; studentId: string; linkId?: string },
): Promise<void> {
  await execute(sql`
    delete from parent_sms m using parent_link l
    where m.school_id = ${schoolId} and l.school_id = m.school_id and l.id = m.link_id and l.student_id = ${studentId}
      and ${linkId === undefined ? sql`true` : sql`l.id = ${linkId}`}`);
}

/** A parent's consent to a message a week. */
export function parentSmsService(context: Context, auth: AuthService, links: ReturnType<typeof openLinks>) {
  const { db, clock, phones, keyring, publicOrigin } = context;
  return {
    start: async (
      { token, phone: typed, code }: ParsedOf<Calls['startSms']>['body'],
      from: ClientInfo,
    ): Promise<{ ok: true }> => {
      const link = await links.find(token, from.ip);
      if (publicOrigin === undefined) throw notOffered();
      const phone = phoneOf(typed);
      const { codeId } = await auth.verifyPhone(phone, code, 'contact', from);
      await auth.useCode(codeId);
      const now = clock();
      const at = sql`${now.toISOString()}::timestamptz`;
      await db.transaction(async (tx) => {
        // Locked, so that a link that is revoked at this moment keeps no number.
        const [open] = await tx.execute(sql`
          select 1 as one from parent_link
          where school_id = ${link.schoolId} and id = ${link.id} and revoked_at is null for update`);
        if (!open) throw links.missing();
        await tx.execute(sql`
          insert into parent_sms (school_id, link_id, phone, token, agreed_at)
          values (${link.schoolId}, ${link.id}, ${phones.encrypt(phone)}, ${keyring.encrypt('parent-sms', token)}, ${at})
          on conflict (school_id, link_id) do update set phone = excluded.phone, token = excluded.token,
            agreed_at = excluded.agreed_at`);
        const { schoolId, studentId: target } = link;
        const entry = { action: 'parent-link.start-sms', target, schoolId, after: { id: link.id } } as const;
        await recordAudit(tx, now, originOf(PARENT), entry);
      });
      return { ok: true };
    },

    stop: async (token: string, ip: string): Promise<{ ok: true }> => {
      const { schoolId, id, studentId: target } = await links.find(token, ip);
      await db.transaction(async (tx) => {
        const ended = await tx.execute(sql`
          delete from parent_sms where school_id = ${schoolId} and link_id = ${id} returning id`);
        if (ended.length === 0) return;
        const entry = { action: 'parent-link.stop-sms', target, schoolId, after: { id } } as const;
        await recordAudit(tx, clock(), originOf(PARENT), entry);
      });
      return { ok: true };
    },
  };
}
