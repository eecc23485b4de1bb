import { type RouteTable, route } from '../../platform/routing/route.ts';
import * as titles from '../strings/titles/organization-screens.ts';

/** An organization’s provinces and the schools in them. */
export const table: RouteTable = {
  routes: [
    // An organization's provinces and the schools in them.
    route('/organization/province/:provinceId', {
      layout: 'organization',
      title: titles.schools.province,
      load: () => import('../../reports/organization/ProvinceScreen.tsx'),
      name: 'ProvinceScreen',
    }),
    route('/organization/trends', {
      layout: 'organization',
      title: titles.schools.trends,
      load: () => import('../../reports/trends/OrganizationTrendsScreen.tsx'),
      name: 'OrganizationTrendsScreen',
    }),
    route('/organization/school/:schoolId', {
      layout: 'organization',
      title: titles.schools.school,
      load: () => import('../../reports/organization/SchoolScreen.tsx'),
      name: 'SchoolScreen',
    }),
    route('/organization/school/:schoolId/grades', {
      layout: 'organization',
      title: titles.schools.grades,
      load: () => import('../../reports/organization/GradesScreen.tsx'),
      name: 'GradesScreen',
    }),
    route('/organization/school/:schoolId/grades/:gradeName', {
      layout: 'organization',
      title: titles.schools.grade,
      load: () => import('../../reports/organization/SchoolGradeScreen.tsx'),
      name: 'SchoolGradeScreen',
    }),
    route('/organization/school/:schoolId/homeworks', {
      layout: 'organization',
      title: titles.schools.homeworks,
      load: () => import('../../reports/organization/SchoolHomeworksScreen.tsx'),
      name: 'SchoolHomeworksScreen',
    }),
    route('/organization/school/:schoolId/quizzes', {
      layout: 'organization',
      title: titles.schools.quizzes,
      load: () => import('../../reports/organization/SchoolQuizzesScreen.tsx'),
      name: 'SchoolQuizzesScreen',
    }),
    route('/organization/school/:schoolId/quizzes/:quizId', {
      layout: 'organization',
      title: titles.schools.quiz,
      load: () => import('../../reports/organization/SchoolQuizScreen.tsx'),
      name: 'SchoolQuizScreen',
    }),
    route('/organization/school/:schoolId/students', {
      layout: 'organization',
      title: titles.schools.students,
      load: () => import('../../reports/organization/SchoolStudentsScreen.tsx'),
      name: 'SchoolStudentsScreen',
    }),
  ],
};
