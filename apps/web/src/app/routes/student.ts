import { lazyExport } from '../../platform/routing/lazy-export.ts';
import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/student.ts';

/** Everyday screens of students. */
export const table: RouteTable = {
  routes: [
    route('/student', {
      layout: 'student',
      title: titles.home,
      load: () => import('../home/student/HomeScreen.tsx'),
      name: 'HomeScreen',
    }),
    route('/student/homeworks', {
      layout: 'student',
      title: titles.homeworks,
      load: () => import('../../work/homework/student/HomeworksScreen.tsx'),
      name: 'HomeworksScreen',
    }),
    route('/student/homeworks/:homeworkId', {
      layout: 'student',
      title: titles.homework,
      load: () => import('../../work/homework/student/HomeworkScreen.tsx'),
      name: 'HomeworkScreen',
    }),
    route('/student/homeworks/:homeworkId/question/:questionKey', {
      layout: 'student',
      title: titles.question,
      load: () => import('../../questions/student/HomeworkQuestionScreen.tsx'),
      name: 'HomeworkQuestionScreen',
      isFocused: true,
    }),
    route('/student/skill/question/:questionKey', {
      layout: 'student',
      title: titles.practice,
      load: () => import('../../practice/skill/SkillQuestionScreen.tsx'),
      name: 'SkillQuestionScreen',
      isFocused: true,
    }),
  ],
  others: lazyExport(() => import('./student-screens.ts'), 'table'),
};
