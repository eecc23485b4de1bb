import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/school-reports.ts';

/** What a manager reads of the school: classes, students, homework. */
export const table: RouteTable = {
  routes: [
    route('/school/classes', {
      layout: 'school',
      title: titles.classes,
      load: () => import('../../reports/school/SchoolClassesScreen.tsx'),
      name: 'SchoolClassesScreen',
    }),
    route('/school/class/:id/course/:courseId', {
      layout: 'school',
      title: titles.class,
      load: () => import('../../reports/school/SchoolClassScreen.tsx'),
      name: 'SchoolClassScreen',
    }),
    route('/school/students', {
      layout: 'school',
      title: titles.students,
      load: () => import('../../reports/school/SchoolStudentsScreen.tsx'),
      name: 'SchoolStudentsScreen',
    }),
    route('/school/student/:id', {
      layout: 'school',
      title: titles.student,
      load: () => import('../../reports/school/SchoolStudentScreen.tsx'),
      name: 'SchoolStudentScreen',
    }),
    route('/school/homework/:id', {
      layout: 'school',
      title: titles.homework,
      load: () => import('../../reports/school/SchoolHomeworkScreen.tsx'),
      name: 'SchoolHomeworkScreen',
    }),
    route('/school/homework/:homeworkId/student/:studentId', {
      layout: 'school',
      title: titles.homework,
      load: () => import('../../reports/school/SchoolHomeworkStudentScreen.tsx'),
      name: 'SchoolHomeworkStudentScreen',
    }),
    route('/school/homework/:homeworkId/student/:studentId/skill/:skillId', {
      layout: 'school',
      title: titles.answers,
      load: () => import('../../reports/school/SchoolSkillScreen.tsx'),
      name: 'SchoolSkillScreen',
    }),
    route('/school/skill/question/:questionKey', {
      layout: 'school',
      title: titles.question,
      load: () => import('../../reports/school/SchoolPreviewScreen.tsx'),
      name: 'SchoolPreviewScreen',
    }),
  ],
};
