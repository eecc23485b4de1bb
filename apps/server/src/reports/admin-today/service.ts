import type { AdminToday } from '@mashq/api/contract';
import type { Context } from '../../platform/context.ts';
import { readOpenRequests, readSales, readSums } from './queries.ts';

/** The home of administrators: what waits for them, and how the site goes. */
export function adminTodayService({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
    read: async (): Promise<AdminToday> => {
      const now = clock();
      const [waiting, sums, sales] = await Promise.all([readOpenRequests(db, now), readSums(db), readSales(db, now)]);
      return { waiting, ...sums, sales };
    },
  };
}
