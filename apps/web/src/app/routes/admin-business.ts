import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../../platform/strings/titles-admin.ts';

const screens = () => import('../admin-business.ts');

/** Requests for an account, payments, what is sold, and what visitors wrote, for administrators of the site. */
export const table: RouteTable = {
  routes: [
    route('/admin/registrations', {
      layout: 'admin',
      title: titles.registrations,
      load: screens,
      name: 'RegistrationsScreen',
    }),
    route('/admin/payments', { layout: 'admin', title: titles.payments, load: screens, name: 'PaymentListScreen' }),
    route('/admin/payments/:id', {
      layout: 'admin',
      title: titles.payment,
      load: screens,
      name: 'PaymentDetailScreen',
    }),
    route('/admin/visitors', { layout: 'admin', title: titles.visitors, load: screens, name: 'VisitorsScreen' }),
    route('/admin/pre-orders', { layout: 'admin', title: titles.preOrders, load: screens, name: 'PreOrderListScreen' }),
    route('/admin/pre-orders/:id', {
      layout: 'admin',
      title: titles.preOrder,
      load: screens,
      name: 'PreOrderDetailScreen',
    }),
    route('/admin/job-applications', {
      layout: 'admin',
      title: titles.jobApplications,
      load: screens,
      name: 'JobApplicationsScreen',
    }),
    route('/admin/site', { layout: 'admin', title: titles.siteSettings, load: screens, name: 'SiteSettingsScreen' }),
    route('/admin/plans', { layout: 'admin', title: titles.plans, load: screens, name: 'CatalogScreen' }),
  ],
};
