import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles as rosterTitles } from '../../school/strings/screen-titles.ts';
import * as titles from '../strings/titles/school-screens.ts';
import { quizReportRoutes } from './quiz-report-routes.ts';

/** Screens of managers but their home and account. */
export const table: RouteTable = {
  routes: [
    // What a manager reads of the school: classes, students, homework.
    route('/school/classes', {
      layout: 'school',
      title: titles.reports.classes,
      load: () => import('../../reports/school/SchoolClassesScreen.tsx'),
      name: 'SchoolClassesScreen',
    }),
    route('/school/class/:id/course/:courseId', {
      layout: 'school',
      title: titles.reports.class,
      load: () => import('../../reports/school/SchoolClassScreen.tsx'),
      name: 'SchoolClassScreen',
    }),
    route('/school/students', {
      layout: 'school',
      title: titles.reports.students,
      load: () => import('../../reports/school/SchoolStudentsScreen.tsx'),
      name: 'SchoolStudentsScreen',
    }),
    route('/school/student/:id', {
      layout: 'school',
      title: titles.reports.student,
      load: () => import('../../reports/school/SchoolStudentScreen.tsx'),
      name: 'SchoolStudentScreen',
    }),
    route('/school/homework/:id', {
      layout: 'school',
      title: titles.reports.homework,
      load: () => import('../../reports/school/SchoolHomeworkScreen.tsx'),
      name: 'SchoolHomeworkScreen',
    }),
    route('/school/homework/:homeworkId/student/:studentId', {
      layout: 'school',
      title: titles.reports.homework,
      load: () => import('../../reports/school/SchoolHomeworkStudentScreen.tsx'),
      name: 'SchoolHomeworkStudentScreen',
    }),
    route('/school/homework/:homeworkId/student/:studentId/skill/:skillId', {
      layout: 'school',
      title: titles.reports.answers,
      load: () => import('../../reports/school/ManagerHomeworkSkillScreen.tsx'),
      name: 'ManagerHomeworkSkillScreen',
    }),
    route('/school/skill/question/:questionKey', {
      layout: 'school',
      title: titles.reports.question,
      load: () => import('../../reports/school/SchoolPreviewScreen.tsx'),
      name: 'SchoolPreviewScreen',
    }),
    // Quizzes of a school for its manager.
    ...quizReportRoutes('school'),
    // Classes and people of a school, for its manager.
    route('/school/roster', {
      layout: 'school',
      title: rosterTitles.roster,
      load: () => import('../../school/roster/RosterScreen.tsx'),
      name: 'RosterScreen',
    }),
    route('/school/roster/import', {
      layout: 'school',
      title: rosterTitles.import,
      load: () => import('../../school/roster/ImportScreen.tsx'),
      name: 'ImportScreen',
    }),
    route('/school/roster/new-year', {
      layout: 'school',
      title: rosterTitles.newYear,
      load: () => import('../../school/roster/NewYearScreen.tsx'),
      name: 'NewYearScreen',
    }),
    route('/school/roster/class/:classId', {
      layout: 'school',
      title: rosterTitles.class,
      load: () => import('../../school/roster/RosterClassScreen.tsx'),
      name: 'RosterClassScreen',
    }),
  ],
};
