import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/teacher-guide.ts';

/** The guides of teachers. */
export const table: RouteTable = {
  routes: [
    route('/teacher/guide', {
      layout: 'teacher',
      title: titles.guides,
      load: () => import('../screens/teacher/guide/GuideScreen.tsx'),
      name: 'GuideScreen',
    }),
  ],
};
