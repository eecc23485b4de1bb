import { AdminTodaySchema } from '../schema/admin-today.ts';
import { defineCall } from './define.ts';

/** The home of administrators. */
export const adminToday = {
  read: defineCall({
    method: 'GET',
    path: '/admin/today/',
    access: ['admin'],
    summary: 'What waits for an administrator, and what was sold in the last eight weeks.',
    response: AdminTodaySchema,
  }),
};
