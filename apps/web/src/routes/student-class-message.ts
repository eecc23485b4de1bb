import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/student-class-message.ts';

/** Messages of a student's teachers. */
export const table: RouteTable = {
  routes: [
    route('/student/class-message', {
      layout: 'student',
      title: titles.classMessage,
      load: () => import('../screens/student/class-message/ClassMessageScreen.tsx'),
      name: 'ClassMessageScreen',
    }),
  ],
};
