import { lazyExport } from '../routing/lazy-export.ts';
import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
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
      load: () => import('../screens/public/HomeScreen.tsx'),
      name: 'HomeScreen',
    }),
    route('/hire', {
      layout: 'public',
      title: titles.hire,
      load: () => import('../screens/public/HireScreen.tsx'),
      name: 'HireScreen',
    }),
    route('/ai', {
      layout: 'public',
      title: titles.webinar,
      load: () => import('../screens/public/AiScreen.tsx'),
      name: 'AiScreen',
    }),
    route('/nowruz', {
      layout: 'public',
      title: titles.nowruz,
      load: () => import('../screens/public/NowruzScreen.tsx'),
      name: 'NowruzScreen',
    }),
    route('/agents', {
      layout: 'public',
      title: titles.agents,
      load: () => import('../screens/public/AgentsScreen.tsx'),
      name: 'AgentsScreen',
    }),
    route('/agents/:agentId', {
      layout: 'public',
      title: titles.agent,
      load: () => import('../screens/public/AgentScreen.tsx'),
      name: 'AgentScreen',
    }),
    route('/about-us', {
      layout: 'public',
      title: titles.about,
      load: () => import('../screens/public/AboutUsScreen.tsx'),
      name: 'AboutUsScreen',
    }),
    route('/contact-us', {
      layout: 'public',
      title: titles.contact,
      load: () => import('../screens/public/ContactUsScreen.tsx'),
      name: 'ContactUsScreen',
    }),
    route('/faq', {
      layout: 'public',
      title: titles.faq,
      load: () => import('../screens/public/FaqScreen.tsx'),
      name: 'FaqScreen',
    }),
    route('/introduction', {
      layout: 'public',
      title: titles.about,
      load: () => import('../screens/public/AboutUsScreen.tsx'),
      name: 'AboutUsScreen',
    }),
    route('/introduction/for-schools', {
      layout: 'public',
      title: titles.forSchools,
      load: () => import('../screens/public/ForSchoolsScreen.tsx'),
      name: 'ForSchoolsScreen',
    }),
    route('/introduction/for-parents', {
      layout: 'public',
      title: titles.forParents,
      load: () => import('../screens/public/ForParentsScreen.tsx'),
      name: 'ForParentsScreen',
    }),
    route('/introduction/for-students', {
      layout: 'public',
      title: titles.forStudents,
      load: () => import('../screens/public/ForStudentsScreen.tsx'),
      name: 'ForStudentsScreen',
    }),
    route('/introduction/for-teachers', {
      layout: 'public',
      title: titles.forTeachers,
      load: () => import('../screens/public/ForTeachersScreen.tsx'),
      name: 'ForTeachersScreen',
    }),
    route('/parent/:token', {
      layout: 'plain',
      title: titles.parent,
      load: () => import('../screens/parent/ParentScreen.tsx'),
      name: 'ParentScreen',
    }),
    route('/404', {
      layout: 'plain',
      title: titles.notFound,
      load: () => import('../screens/plain/NotFound.tsx'),
      name: 'NotFound',
    }),
    route('/something-went-wrong', {
      layout: 'plain',
      title: titles.somethingWrong,
      load: () => import('../screens/plain/SomethingWrong.tsx'),
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
