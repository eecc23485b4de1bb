import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { schemaFit } from '../db/migrate.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';

/** A database that takes longer for nothing is not one to send people to. */
const READY_WITHIN_MS = 2_000;

/** Whether the site is open or under maintenance, which the operator says in the environment; and whether it can work. */
export function statusService({ status, version = '', apiOrigins = [], db }: Context) {
  return {
    read: async () => ({ status, version }),

    apiOrigins: async () => ({ origins: [...apiOrigins] }),

    isMaintenance: status === 'maintenance',

    /**
     * Returns once the database has answered with this program's schema. Throws `DatabaseUnavailable` where it does not answer,
     * and `AppError` with `schema-older` or `schema-newer` where another version of the program has made its schema.
     */
    requireReady: async (): Promise<void> => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new DatabaseUnavailable('slow', null)), READY_WITHIN_MS);
      });
      try {
        const fit = await Promise.race([schemaFit(db), late]);
        if (fit === 'same') return;
        throw new AppError('unavailable', 'سامانه در حال به‌روزرسانی است. کمی بعد دوباره سر بزنید.', {
          code: `schema-${fit}`,
          retryAfter: 30,
        });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
