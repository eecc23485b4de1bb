import { lazyExport } from '../../platform/routing/lazy-export.ts';
import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/management.ts';
import { accountScreen, notificationsScreen } from './account-screens.ts';

/** The home and account of managers. */
export const table: RouteTable = {
  routes: [
    route('/school', {
      layout: 'school',
      title: titles.home,
      load: () => import('../home/management/ManagementHomeScreen.tsx'),
      name: 'ManagementHomeScreen',
    }),
    route('/school/grades/:gradeName', {
      layout: 'school',
      title: titles.grade,
      load: () => import('../../reports/management/GradeScreen.tsx'),
      name: 'GradeScreen',
    }),
    route('/school/profile', { layout: 'school', ...accountScreen }),
    route('/school/notifications', { layout: 'school', ...notificationsScreen }),
  ],
  others: lazyExport(() => import('./school-screens.ts'), 'table'),
};
