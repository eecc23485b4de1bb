import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/teacher.ts';
import { titles as own } from '../strings/titles/teacher-homeworks.ts';

/** The list of homework and a new one. */
export const table: RouteTable = {
  routes: [
    route('/teacher/homeworks', {
      layout: 'teacher',
      title: titles.homeworks,
      load: () => import('../../work/homework/teacher/HomeworksScreen.tsx'),
      name: 'HomeworksScreen',
    }),
    route('/teacher/homeworks/new', {
      layout: 'teacher',
      title: own.newHomework,
      load: () => import('../../work/homework/new/NewHomeworkScreen.tsx'),
      name: 'NewHomeworkScreen',
    }),
  ],
};
