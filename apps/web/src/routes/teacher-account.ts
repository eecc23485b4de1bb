import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { accountScreen } from './account-screen.ts';
import { notificationsScreen } from './notifications-screen.ts';

/** A teacher's account, and what the teacher is notified of. */
export const table: RouteTable = {
  routes: [
    route('/teacher/profile', { layout: 'teacher', ...accountScreen }),
    route('/teacher/notifications', { layout: 'teacher', ...notificationsScreen }),
  ],
};
