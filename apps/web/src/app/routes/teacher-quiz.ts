import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/teacher-quiz.ts';
import { quizReportRoutes } from './quiz-report-routes.ts';

/** Quizzes of a teacher. */
export const table: RouteTable = {
  routes: [
    route('/teacher/quiz/new', {
      layout: 'teacher',
      title: titles.newQuiz,
      load: () => import('../../work/quizzes/teacher/NewQuizScreen.tsx'),
      name: 'NewQuizScreen',
    }),
    route('/teacher/quiz/papers', {
      layout: 'teacher',
      title: titles.papers,
      load: () => import('../../work/papers/PapersScreen.tsx'),
      name: 'PapersScreen',
    }),
    route('/teacher/quiz/:quizId/preview', {
      layout: 'teacher',
      title: titles.preview,
      load: () => import('../../work/quizzes/teacher/PreviewQuizScreen.tsx'),
      name: 'PreviewQuizScreen',
    }),
    route('/teacher/quiz/:quizId/edit', {
      layout: 'teacher',
      title: titles.edit,
      load: () => import('../../work/quizzes/teacher/EditQuizScreen.tsx'),
      name: 'EditQuizScreen',
    }),
    ...quizReportRoutes('teacher'),
  ],
};
