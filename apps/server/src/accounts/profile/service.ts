import { and, eq, sql } from 'drizzle-orm';
import { findAccounts } from '../../auth/accounts.ts';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { account, notification, type Preset } from '../../platform/db/schema/index.ts';
import type { ActiveUser, ReadActiveUser } from '../active-user.ts';

/** What people see and change of themselves. */
export function profileService({ db, clock }: Context, readActiveUser: ReadActiveUser) {
  return {
    brief: async ({ id }: Actor): Promise<ActiveUser> => {
      const [row] = await findAccounts(db, sql`a.id = ${id}`);
      if (!row) throw notFound('این حساب کاربری پیدا نشد.');
      return readActiveUser(db, row, clock());
    },

    setTheme: async ({ id }: Actor, theme: Preset): Promise<{ theme: Preset }> => {
      await db.orm.update(account).set({ theme }).where(eq(account.id, id));
      return { theme };
    },

    /** A second dismissal changes nothing; somebody else's notification does not exist. */
    dismissNotification: async ({ id: accountId, schoolId }: Actor, id: string): Promise<{ ok: true }> => {
      const found = await db.orm
        .update(notification)
        .set({ dismissedAt: sql`coalesce(${notification.dismissedAt}, ${clock().toISOString()}::timestamptz)` })
        .where(and(eq(notification.schoolId, schoolId), eq(notification.id, id), eq(notification.accountId, accountId)))
        .returning({ id: notification.id });
      if (found.length === 0) throw notFound('چنین اعلانی پیدا نشد.');
      return { ok: true };
    },
  };
}
