import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/organization-schools.ts';

const layout = 'organization' as const;

/** An organization's provinces and the schools in them. */
export const table: RouteTable = {
  routes: [
    route('/organization/province/:provinceId', {
      layout,
      title: titles.province,
      load: () => import('../../reports/organization/ProvinceScreen.tsx'),
      name: 'ProvinceScreen',
    }),
    route('/organization/school/:schoolId', {
      layout,
      title: titles.school,
      load: () => import('../../reports/organization/SchoolScreen.tsx'),
      name: 'SchoolScreen',
    }),
    route('/organization/school/:schoolId/grades', {
      layout,
      title: titles.grades,
      load: () => import('../../reports/organization/GradesScreen.tsx'),
      name: 'GradesScreen',
    }),
    route('/organization/school/:schoolId/grades/:gradeName', {
      layout,
      title: titles.grade,
      load: () => import('../../reports/organization/SchoolGradeScreen.tsx'),
      name: 'SchoolGradeScreen',
    }),
    route('/organization/school/:schoolId/homeworks', {
      layout,
      title: titles.homeworks,
      load: () => import('../../reports/organization/SchoolHomeworksScreen.tsx'),
      name: 'SchoolHomeworksScreen',
    }),
    route('/organization/school/:schoolId/quizzes', {
      layout,
      title: titles.quizzes,
      load: () => import('../../reports/organization/SchoolQuizzesScreen.tsx'),
      name: 'SchoolQuizzesScreen',
    }),
    route('/organization/school/:schoolId/quizzes/:quizId', {
      layout,
      title: titles.quiz,
      load: () => import('../../reports/organization/SchoolQuizScreen.tsx'),
      name: 'SchoolQuizScreen',
    }),
    route('/organization/school/:schoolId/students', {
      layout,
      title: titles.students,
      load: () => import('../../reports/organization/SchoolStudentsScreen.tsx'),
      name: 'SchoolStudentsScreen',
    }),
  ],
};
