import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../../platform/strings/titles-admin.ts';

const screens = () => import('../../school/admin/index.ts');

/** People, schools, organizations and the audit log, for administrators of the site. */
export const table: RouteTable = {
  routes: [
    route('/admin/people', { layout: 'admin', title: titles.people, load: screens, name: 'PeopleScreen' }),
    route('/admin/people/:id', { layout: 'admin', title: titles.person, load: screens, name: 'PersonScreen' }),
    route('/admin/schools', { layout: 'admin', title: titles.schools, load: screens, name: 'SchoolsScreen' }),
    route('/admin/schools/:id', { layout: 'admin', title: titles.school, load: screens, name: 'SchoolScreen' }),
    route('/admin/organizations', {
      layout: 'admin',
      title: titles.organizations,
      load: screens,
      name: 'OrganizationsScreen',
    }),
    route('/admin/organizations/:id', {
      layout: 'admin',
      title: titles.organization,
      load: screens,
      name: 'OrganizationScreen',
    }),
    route('/admin/audit', { layout: 'admin', title: titles.audit, load: screens, name: 'AuditScreen' }),
  ],
};
