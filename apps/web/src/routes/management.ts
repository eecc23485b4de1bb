import { lazyExport } from '../routing/lazy-export.ts';
import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/management.ts';

const managementHome = {
  title: titles.home,
  load: () => import('../screens/management/ManagementHomeScreen.tsx'),
  name: 'ManagementHomeScreen',
} as const;

/** Screens of managers, organizations and system admins. */
export const table: RouteTable = {
  routes: [
    route('/school', { layout: 'school', ...managementHome }),
    route('/organization', { layout: 'organization', ...managementHome }),
    route('/admin', { layout: 'admin', ...managementHome }),
  ],
  subtables: { 'quiz-reports': lazyExport(() => import('./school-quiz.ts'), 'table') },
};
