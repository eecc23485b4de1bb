import { lazyExport } from '../../platform/routing/lazy-export.ts';
import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/teacher.ts';

/** Everyday screens of teachers. */
export const table: RouteTable = {
  routes: [
    route('/teacher', {
      layout: 'teacher',
      title: titles.home,
      load: () => import('../home/teacher/HomeScreen.tsx'),
      name: 'HomeScreen',
    }),
    route('/teacher/homework/:id', {
      layout: 'teacher',
      title: titles.homework,
      load: () => import('../../work/homework/teacher/HomeworkScreen.tsx'),
      name: 'HomeworkScreen',
    }),
    route('/teacher/homework/:id/edit', {
      layout: 'teacher',
      title: titles.editHomework,
      load: () => import('../../work/homework/new/EditHomeworkScreen.tsx'),
      name: 'EditHomeworkScreen',
    }),
    route('/teacher/homework/:id/print', {
      layout: 'teacher',
      title: titles.printHomework,
      load: () => import('../../work/print/HomeworkPrintScreen.tsx'),
      name: 'HomeworkPrintScreen',
    }),
    route('/teacher/homework/:homeworkId/student/:studentId', {
      layout: 'teacher',
      title: titles.studentReport,
      load: () => import('../../work/report/StudentScreen.tsx'),
      name: 'StudentScreen',
    }),
    route('/teacher/homework/:homeworkId/student/:studentId/skill/:skillId', {
      layout: 'teacher',
      title: titles.skillReport,
      load: () => import('../../work/report/SkillScreen.tsx'),
      name: 'SkillScreen',
    }),
  ],
  others: lazyExport(() => import('./teacher-screens.ts'), 'table'),
};
