import { titles as guides } from '../../help/strings/titles.ts';
import { type RouteTable, route } from '../../platform/routing/route.ts';
import { accountScreen } from './account-screen.ts';
import { notificationsScreen } from './notifications-screen.ts';

/** A teacher's account, what the teacher is notified of, and the guides. */
export const table: RouteTable = {
  routes: [
    route('/teacher/profile', { layout: 'teacher', ...accountScreen }),
    route('/teacher/notifications', { layout: 'teacher', ...notificationsScreen }),
    route('/teacher/guide', {
      layout: 'teacher',
      title: guides.guides,
      load: () => import('../../help/teacher/GuideScreen.tsx'),
      name: 'GuideScreen',
    }),
  ],
};
