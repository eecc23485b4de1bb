import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';

/** A database that takes longer for nothing is not one to send people to. */
const READY_WITHIN_MS = 2_000;

/** Whether the site is open or under maintenance, which the operator says in the environment; and whether it can work. */
export function statusService({ status, apiOrigins = [], db }: Context) {
  return {
    read: async () => ({ status }),

    apiOrigins: async () => ({ origins: [...apiOrigins] }),

    isMaintenance: status === 'maintenance',

    /** Returns once the database has answered; throws `DatabaseUnavailable` where it does not. */
    requireReady: async (): Promise<void> => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new DatabaseUnavailable('slow', null)), READY_WITHIN_MS);
      });
      try {
        await Promise.race([db.execute(sql`select 1`), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
