import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { accountScreen } from './account-screen.ts';

/** A teacher's account. */
export const table: RouteTable = {
  routes: [route('/teacher/profile', { layout: 'teacher', ...accountScreen })],
};
