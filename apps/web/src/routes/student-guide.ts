import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/student-guide.ts';

/** The guides of students. */
export const table: RouteTable = {
  routes: [
    route('/student/guide', {
      layout: 'student',
      title: titles.guides,
      load: () => import('../screens/student/guide/GuideScreen.tsx'),
      name: 'GuideScreen',
    }),
  ],
};
