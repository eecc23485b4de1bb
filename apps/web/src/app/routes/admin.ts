import { lazyExport } from '../../platform/routing/lazy-export.ts';
import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/management.ts';

/** The home of administrators of the site. */
export const table: RouteTable = {
  routes: [
    route('/admin', {
      layout: 'admin',
      title: titles.home,
      load: () => import('../home/admin/AdminHomeScreen.tsx'),
      name: 'AdminHomeScreen',
    }),
  ],
  others: lazyExport(() => import('./admin-screens.ts'), 'table'),
};
