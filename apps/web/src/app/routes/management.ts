import { lazyExport } from '../../platform/routing/lazy-export.ts';
import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/management.ts';
import { accountScreen } from './account-screen.ts';
import { notificationsScreen } from './notifications-screen.ts';

const adminBusiness = lazyExport(() => import('./admin-business.ts'), 'table');
const adminConsole = lazyExport(() => import('./admin-console.ts'), 'table');
const organizationSchools = lazyExport(() => import('./organization-schools.ts'), 'table');
const schoolReports = lazyExport(() => import('./school-reports.ts'), 'table');

/** Screens of managers, organizations and system admins. */
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
    route('/organization', {
      layout: 'organization',
      title: titles.home,
      load: () => import('../home/management/OrganizationHomeScreen.tsx'),
      name: 'OrganizationHomeScreen',
    }),
    route('/organization/profile', { layout: 'organization', ...accountScreen }),
    route('/organization/notifications', { layout: 'organization', ...notificationsScreen }),
    route('/admin', {
      layout: 'admin',
      title: titles.home,
      load: () => import('../home/admin/AdminHomeScreen.tsx'),
      name: 'AdminHomeScreen',
    }),
  ],
  subtables: {
    chatList: lazyExport(() => import('./admin-chat.ts'), 'table'),
    people: adminConsole,
    schools: adminConsole,
    organizations: adminConsole,
    audit: adminConsole,
    registrations: adminBusiness,
    payments: adminBusiness,
    visitors: adminBusiness,
    'pre-orders': adminBusiness,
    'job-applications': adminBusiness,
    plans: adminBusiness,
    site: adminBusiness,
    surveys: lazyExport(() => import('./admin-surveys.ts'), 'table'),
    class: schoolReports,
    classes: schoolReports,
    homework: schoolReports,
    skill: schoolReports,
    student: schoolReports,
    students: schoolReports,
    'quiz-reports': lazyExport(() => import('./school-quiz.ts'), 'table'),
    roster: lazyExport(() => import('./school-roster.ts'), 'table'),
    province: organizationSchools,
    school: organizationSchools,
  },
};
