import { lazyExport } from '../../platform/routing/lazy-export.ts';
import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/public.ts';

const lab = lazyExport(() => import('./lab.ts'), 'table');

/**
 * Screens that need no account, and the way to the teachers' laboratory: it is visited too rarely for a line in the table
 * that every first load carries.
 */
export const table: RouteTable = {
  routes: [
    route('/', {
      layout: 'public',
      title: titles.welcome,
      load: () => import('../../site/HomeScreen.tsx'),
      name: 'HomeScreen',
    }),
    route('/hire', {
      layout: 'public',
      title: titles.hire,
      load: () => import('../../site/HireScreen.tsx'),
      name: 'HireScreen',
    }),
    route('/ai', {
      layout: 'public',
      title: titles.webinar,
      load: () => import('../../site/AiScreen.tsx'),
      name: 'AiScreen',
    }),
    route('/nowruz', {
      layout: 'public',
      title: titles.nowruz,
      load: () => import('../../site/NowruzScreen.tsx'),
      name: 'NowruzScreen',
    }),
    route('/agents', {
      layout: 'public',
      title: titles.agents,
      load: () => import('../../site/AgentsScreen.tsx'),
      name: 'AgentsScreen',
    }),
    route('/agents/:agentId', {
      layout: 'public',
      title: titles.agent,
      load: () => import('../../site/AgentScreen.tsx'),
      name: 'AgentScreen',
    }),
    route('/about-us', {
      layout: 'public',
      title: titles.about,
      load: () => import('../../site/AboutUsScreen.tsx'),
      name: 'AboutUsScreen',
    }),
    route('/contact-us', {
      layout: 'public',
      title: titles.contact,
      load: () => import('../../site/ContactUsScreen.tsx'),
      name: 'ContactUsScreen',
    }),
    route('/faq', {
      layout: 'public',
      title: titles.faq,
      load: () => import('../../site/FaqScreen.tsx'),
      name: 'FaqScreen',
    }),
    route('/prices', {
      layout: 'public',
      title: titles.prices,
      load: () => import('../../site/PricesScreen.tsx'),
      name: 'PricesScreen',
    }),
    route('/terms', {
      layout: 'public',
      title: titles.terms,
      load: () => import('../../site/TermsScreen.tsx'),
      name: 'TermsScreen',
    }),
    route('/privacy', {
      layout: 'public',
      title: titles.privacy,
      load: () => import('../../site/PrivacyScreen.tsx'),
      name: 'PrivacyScreen',
    }),
    route('/introduction', {
      layout: 'public',
      title: titles.about,
      load: () => import('../../site/AboutUsScreen.tsx'),
      name: 'AboutUsScreen',
    }),
    route('/introduction/for-schools', {
      layout: 'public',
      title: titles.forSchools,
      load: () => import('../../site/ForSchoolsScreen.tsx'),
      name: 'ForSchoolsScreen',
    }),
    route('/introduction/for-parents', {
      layout: 'public',
      title: titles.forParents,
      load: () => import('../../site/ForParentsScreen.tsx'),
      name: 'ForParentsScreen',
    }),
    route('/introduction/for-students', {
      layout: 'public',
      title: titles.forStudents,
      load: () => import('../../site/ForStudentsScreen.tsx'),
      name: 'ForStudentsScreen',
    }),
    route('/introduction/for-teachers', {
      layout: 'public',
      title: titles.forTeachers,
      load: () => import('../../site/ForTeachersScreen.tsx'),
      name: 'ForTeachersScreen',
    }),
    route('/parent/:token', {
      layout: 'plain',
      title: titles.parent,
      load: () => import('../../reports/parent/ParentScreen.tsx'),
      name: 'ParentScreen',
    }),
    route('/404', {
      layout: 'plain',
      title: titles.notFound,
      load: () => import('../../platform/plain/NotFound.tsx'),
      name: 'NotFound',
    }),
    route('/something-went-wrong', {
      layout: 'plain',
      title: titles.somethingWrong,
      load: () => import('../../platform/plain/SomethingWrong.tsx'),
      name: 'SomethingWrong',
    }),
  ],
  subtables: {
    'ne-test': lab,
    mirage: lab,
    'comp-api': lab,
    science: lab,
    'example-component': lab,
  },
};
