import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/student-quiz.ts';

/** Quizzes of students. */
export const table: RouteTable = {
  routes: [
    route('/student/quiz', {
      layout: 'student',
      title: titles.quizzes,
      load: () => import('../screens/student/quiz/QuizzesScreen.tsx'),
      name: 'QuizzesScreen',
    }),
    route('/student/quiz/post-quiz', {
      layout: 'student',
      title: titles.done,
      load: () => import('../screens/student/quiz/QuizDoneScreen.tsx'),
      name: 'QuizDoneScreen',
    }),
    route('/student/quiz/final/report', {
      layout: 'student',
      title: titles.final,
      load: () => import('../screens/student/quiz/FinalReportScreen.tsx'),
      name: 'FinalReportScreen',
    }),
    route('/student/quiz/question/:activityId', {
      layout: 'student',
      title: titles.question,
      load: () => import('../screens/student/quiz/ActivityQuizScreen.tsx'),
      name: 'ActivityQuizScreen',
    }),
    route('/student/quiz/:quizId/report', {
      layout: 'student',
      title: titles.report,
      load: () => import('../screens/student/quiz/QuizReportScreen.tsx'),
      name: 'QuizReportScreen',
    }),
    route('/student/quiz/:quizId/report-questions', {
      layout: 'student',
      title: titles.reportQuestions,
      load: () => import('../screens/student/quiz/ReportQuestionsScreen.tsx'),
      name: 'ReportQuestionsScreen',
    }),
    route('/student/quiz/:quizId/report-questions/detail', {
      layout: 'student',
      title: titles.reportQuestions,
      load: () => import('../screens/student/quiz/ReportQuestionScreen.tsx'),
      name: 'ReportQuestionScreen',
    }),
    route('/student/quiz/:quizId/:questionNum/list', {
      layout: 'student',
      title: titles.list,
      load: () => import('../screens/student/quiz/QuizListScreen.tsx'),
      name: 'QuizListScreen',
      isFocused: true,
    }),
    route('/student/quiz/:quizId/:questionNum?', {
      layout: 'student',
      title: titles.question,
      load: () => import('../screens/student/quiz/QuizQuestionScreen.tsx'),
      name: 'QuizQuestionScreen',
      isFocused: true,
    }),
  ],
};
