import { type AppRoute, route } from '../../platform/routing/route.ts';
import { quizzes as titles } from '../strings/titles/teacher-screens.ts';

/** The reports of quizzes below `/teacher` or `/school`; the screens find out who reads them. */
export function quizReportRoutes(role: 'teacher' | 'school'): AppRoute[] {
  const base = `/${role}/quiz-reports` as const;
  return [
    route(base, {
      layout: role,
      title: titles.reports,
      load: () => import('../../work/quizzes/reports/QuizReportsScreen.tsx'),
      name: 'QuizReportsScreen',
    }),
    route(`${base}/:classId`, {
      layout: role,
      title: titles.reports,
      load: () => import('../../work/quizzes/reports/QuizReportsScreen.tsx'),
      name: 'QuizReportsScreen',
    }),
    route(`${base}/:classId/:quizId`, {
      layout: role,
      title: titles.report,
      load: () => import('../../work/quizzes/reports/QuizReportScreen.tsx'),
      name: 'QuizReportScreen',
    }),
    route(`${base}/:classId/:quizId/:studentId`, {
      layout: role,
      title: titles.student,
      load: () => import('../../work/quizzes/reports/QuizStudentScreen.tsx'),
      name: 'QuizStudentScreen',
    }),
    route(`${base}/:classId/:quizId/:studentId/questions`, {
      layout: role,
      title: titles.questions,
      load: () => import('../../work/quizzes/reports/QuizAnswersScreen.tsx'),
      name: 'QuizAnswersScreen',
    }),
    route(`${base}/:classId/:quizId/:studentId/questions/detail`, {
      layout: role,
      title: titles.questions,
      load: () => import('../../work/quizzes/reports/QuizAnswerScreen.tsx'),
      name: 'QuizAnswerScreen',
    }),
  ];
}
