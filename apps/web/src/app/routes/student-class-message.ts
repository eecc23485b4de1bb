import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/student-class-message.ts';

/** Messages of a student's teachers. */
export const table: RouteTable = {
  routes: [
    route('/student/class-message', {
      layout: 'student',
      title: titles.classMessage,
      load: () => import('../../messages/class-messages/ClassMessageScreen.tsx'),
      name: 'ClassMessageScreen',
    }),
  ],
};
