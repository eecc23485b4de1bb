import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/student-quiz.ts';

/** Quizzes of students. */
export const table: RouteTable = {
  routes: [
    route('/student/quiz', {
      layout: 'student',
      title: titles.quizzes,
      load: () => import('../../work/quizzes/student/QuizzesScreen.tsx'),
      name: 'QuizzesScreen',
    }),
    route('/student/quiz/post-quiz', {
      layout: 'student',
      title: titles.done,
      load: () => import('../../work/quizzes/student/QuizDoneScreen.tsx'),
      name: 'QuizDoneScreen',
    }),
    route('/student/quiz/final/report', {
      layout: 'student',
      title: titles.final,
      load: () => import('../../work/quizzes/student/FinalReportScreen.tsx'),
      name: 'FinalReportScreen',
    }),
    route('/student/quiz/question/:activityId', {
      layout: 'student',
      title: titles.question,
      load: () => import('../../work/quizzes/student/ActivityQuizScreen.tsx'),
      name: 'ActivityQuizScreen',
    }),
    route('/student/quiz/:quizId/report', {
      layout: 'student',
      title: titles.report,
      load: () => import('../../work/quizzes/student/QuizReportScreen.tsx'),
      name: 'QuizReportScreen',
    }),
    route('/student/quiz/:quizId/report-questions', {
      layout: 'student',
      title: titles.reportQuestions,
      load: () => import('../../work/quizzes/student/ReportQuestionsScreen.tsx'),
      name: 'ReportQuestionsScreen',
    }),
    route('/student/quiz/:quizId/report-questions/detail', {
      layout: 'student',
      title: titles.reportQuestions,
      load: () => import('../../work/quizzes/student/ReportQuestionScreen.tsx'),
      name: 'ReportQuestionScreen',
    }),
    route('/student/quiz/:quizId/:questionNum/list', {
      layout: 'student',
      title: titles.list,
      load: () => import('../../work/quizzes/student/QuizListScreen.tsx'),
      name: 'QuizListScreen',
      isFocused: true,
    }),
    route('/student/quiz/:quizId/:questionNum?', {
      layout: 'student',
      title: titles.question,
      load: () => import('../../work/quizzes/student/QuizQuestionScreen.tsx'),
      name: 'QuizQuestionScreen',
      isFocused: true,
    }),
  ],
};
