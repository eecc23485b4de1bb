import { TERMS_VERSION } from '@mashq/api/terms';
import { sql } from 'drizzle-orm';
import { findAccounts } from '../../auth/accounts.ts';
import type { Actor } from '../../platform/actor.ts';
import { notFound, unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import { type ActiveUser, areTermsDue, type ReadActiveUser } from '../active-user.ts';

/** Agreeing to the terms again, once their meaning has changed. */
export function termsService({ db, clock }: Context, readActiveUser: ReadActiveUser, current: number = TERMS_VERSION) {
  return {
    accept: async (actor: Actor, version: number): Promise<ActiveUser> => {
      if (version !== current) {
        throw unprocessable('terms-version', 'شرایط استفاده تازه شده است. صفحه را تازه کنید و متن تازه را ببینید.');
      }
      return db.transaction(async (tx) => {
        // The same person on two devices agrees once.
        await tx.execute(sql`select from account where id = ${actor.id} for update`);
        const [row] = await findAccounts(tx, sql`a.id = ${actor.id}`);
        if (row === undefined) throw notFound('این حساب کاربری پیدا نشد.');
        const now = clock();
        if (!areTermsDue(row, current)) return readActiveUser(tx, row, now);
        await tx.execute(sql`
          update account set terms_version = ${current}::int, terms_accepted_at = ${now.toISOString()}::timestamptz
          where id = ${actor.id}`);
        // The account has the last version alone; the log has each with its time.
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'person.accept-terms',
          target: actor.id,
          schoolId: actor.schoolId,
          before: { version: row.termsVersion },
          after: { version: current },
        });
        return readActiveUser(tx, { ...row, termsVersion: current }, now);
      });
    },
  };
}
