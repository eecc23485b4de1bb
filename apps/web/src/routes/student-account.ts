import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { accountScreen } from './account-screen.ts';

/** The account of a student. */
export const table: RouteTable = {
  routes: [route('/student/profile', { layout: 'student', ...accountScreen })],
};
