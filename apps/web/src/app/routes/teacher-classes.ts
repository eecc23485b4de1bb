import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/teacher-classes.ts';

/** A teacher's classes and students. */
export const table: RouteTable = {
  routes: [
    route('/teacher/classes', {
      layout: 'teacher',
      title: titles.classes,
      load: () => import('../../reports/classes/ClassesScreen.tsx'),
      name: 'ClassesScreen',
    }),
    route('/teacher/class/:classId/course/:courseId/:tabName', {
      layout: 'teacher',
      title: titles.class,
      load: () => import('../class/ClassScreen.tsx'),
      name: 'ClassScreen',
    }),
    route('/teacher/class/:classId/course/:courseId/:tabName/edit/:messageId', {
      layout: 'teacher',
      title: titles.message,
      load: () => import('../../messages/class-messages/teacher/EditMessageScreen.tsx'),
      name: 'EditMessageScreen',
    }),
    route('/teacher/students', {
      layout: 'teacher',
      title: titles.students,
      load: () => import('../../reports/students/StudentsScreen.tsx'),
      name: 'StudentsScreen',
    }),
    route('/teacher/student/:id/grade/:gradeId/course/:courseId', {
      layout: 'teacher',
      title: titles.student,
      load: () => import('../../reports/student-page/StudentPageScreen.tsx'),
      name: 'StudentPageScreen',
    }),
  ],
};
