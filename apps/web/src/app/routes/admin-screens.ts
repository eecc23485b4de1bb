import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles as adminTitles } from '../../platform/strings/titles-admin.ts';
import * as titles from '../strings/titles/admin-screens.ts';

const consoleScreens = () => import('../../school/admin/index.ts');
const businessScreens = () => import('../admin-business-screens.ts');
const chatScreen = {
  layout: 'admin',
  title: titles.chat.list,
  load: () => import('../../messages/chat/ChatListScreen.tsx'),
  name: 'ChatListScreen',
} as const;
const surveyScreens = () => import('../../surveys/admin/index.ts');

/** Screens of administrators of the site but their home. */
export const table: RouteTable = {
  routes: [
    // People, schools, organizations and the audit log, for administrators of the site.
    route('/admin/people', { layout: 'admin', title: adminTitles.people, load: consoleScreens, name: 'PeopleScreen' }),
    route('/admin/people/:id', {
      layout: 'admin',
      title: adminTitles.person,
      load: consoleScreens,
      name: 'PersonScreen',
    }),
    route('/admin/schools', {
      layout: 'admin',
      title: adminTitles.schools,
      load: consoleScreens,
      name: 'SchoolsScreen',
    }),
    route('/admin/schools/:id', {
      layout: 'admin',
      title: adminTitles.school,
      load: consoleScreens,
      name: 'SchoolScreen',
    }),
    route('/admin/organizations', {
      layout: 'admin',
      title: adminTitles.organizations,
      load: consoleScreens,
      name: 'OrganizationsScreen',
    }),
    route('/admin/organizations/:id', {
      layout: 'admin',
      title: adminTitles.organization,
      load: consoleScreens,
      name: 'OrganizationScreen',
    }),
    route('/admin/audit', { layout: 'admin', title: adminTitles.audit, load: consoleScreens, name: 'AuditScreen' }),
    route('/admin/trends', {
      layout: 'admin',
      title: adminTitles.trends,
      load: () => import('../../reports/trends/AdminTrendsScreen.tsx'),
      name: 'AdminTrendsScreen',
    }),
    // Requests for an account, payments, what is sold, and what visitors wrote, for administrators of the site.
    route('/admin/registrations', {
      layout: 'admin',
      title: adminTitles.registrations,
      load: businessScreens,
      name: 'RegistrationsScreen',
    }),
    route('/admin/payments', {
      layout: 'admin',
      title: adminTitles.payments,
      load: businessScreens,
      name: 'PaymentListScreen',
    }),
    route('/admin/payments/:id', {
      layout: 'admin',
      title: adminTitles.payment,
      load: businessScreens,
      name: 'PaymentDetailScreen',
    }),
    route('/admin/visitors', {
      layout: 'admin',
      title: adminTitles.visitors,
      load: businessScreens,
      name: 'VisitorsScreen',
    }),
    route('/admin/pre-orders', {
      layout: 'admin',
      title: adminTitles.preOrders,
      load: businessScreens,
      name: 'PreOrderListScreen',
    }),
    route('/admin/pre-orders/:id', {
      layout: 'admin',
      title: adminTitles.preOrder,
      load: businessScreens,
      name: 'PreOrderDetailScreen',
    }),
    route('/admin/job-applications', {
      layout: 'admin',
      title: adminTitles.jobApplications,
      load: businessScreens,
      name: 'JobApplicationsScreen',
    }),
    route('/admin/site', {
      layout: 'admin',
      title: adminTitles.siteSettings,
      load: businessScreens,
      name: 'SiteSettingsScreen',
    }),
    route('/admin/webinars', {
      layout: 'admin',
      title: adminTitles.webinars,
      load: businessScreens,
      name: 'WebinarsScreen',
    }),
    route('/admin/partners', {
      layout: 'admin',
      title: adminTitles.partners,
      load: businessScreens,
      name: 'PartnersScreen',
    }),
    route('/admin/sms', { layout: 'admin', title: adminTitles.sms, load: businessScreens, name: 'SmsScreen' }),
    route('/admin/push', { layout: 'admin', title: adminTitles.push, load: businessScreens, name: 'PushScreen' }),
    route('/admin/plans', { layout: 'admin', title: adminTitles.plans, load: businessScreens, name: 'CatalogScreen' }),
    // Support chats, as administrators answer them.
    route('/admin/chatList', chatScreen),
    route('/admin/chatList/:chatId', chatScreen),
    // Surveys, as administrators of the site make them and read their results.
    route('/admin/surveys', {
      layout: 'admin',
      title: adminTitles.surveys,
      load: surveyScreens,
      name: 'SurveyListScreen',
    }),
    route('/admin/surveys/new', {
      layout: 'admin',
      title: adminTitles.newSurvey,
      load: surveyScreens,
      name: 'NewSurveyScreen',
    }),
    route('/admin/surveys/:id', {
      layout: 'admin',
      title: adminTitles.survey,
      load: surveyScreens,
      name: 'SurveyDetailScreen',
    }),
    route('/admin/surveys/:id/edit', {
      layout: 'admin',
      title: adminTitles.editSurvey,
      load: surveyScreens,
      name: 'EditSurveyScreen',
    }),
  ],
};
