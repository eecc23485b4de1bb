import { defineCall } from '../platform/define.ts';
import { AdminTodaySchema } from './admin-today.schemas.ts';

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
