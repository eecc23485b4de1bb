import { lazyExport } from '../../platform/routing/lazy-export.ts';
import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/management.ts';
import { accountScreen, notificationsScreen } from './account-screens.ts';

/** The home and account of organizations. */
export const table: RouteTable = {
  routes: [
    route('/organization', {
      layout: 'organization',
      title: titles.home,
      load: () => import('../home/management/OrganizationHomeScreen.tsx'),
      name: 'OrganizationHomeScreen',
    }),
    route('/organization/profile', { layout: 'organization', ...accountScreen }),
    route('/organization/notifications', { layout: 'organization', ...notificationsScreen }),
  ],
  others: lazyExport(() => import('./organization-screens.ts'), 'table'),
};
