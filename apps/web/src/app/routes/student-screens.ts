import { titles as guideTitles } from '../../help/strings/screen-titles.ts';
import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles as gameTitles } from '../../progress/strings/screen-titles.ts';
import { titles as everyday } from '../strings/titles/student.ts';
import * as titles from '../strings/titles/student-screens.ts';
import { accountScreen, notificationsScreen } from './account-screens.ts';

/** Screens of students but the everyday ones of student.ts. */
export const table: RouteTable = {
  routes: [
    // Courses, reviews and own practice of students.
    route('/student/courses', {
      layout: 'student',
      title: titles.practice.courses,
      load: () => import('../../practice/course/CoursesScreen.tsx'),
      name: 'CoursesScreen',
    }),
    route('/student/courses/:course/:courseId', {
      layout: 'student',
      title: titles.practice.course,
      load: () => import('../../practice/course/CourseScreen.tsx'),
      name: 'CourseScreen',
    }),
    route('/student/course-review', {
      layout: 'student',
      title: titles.practice.courseReview,
      load: () => import('../../practice/review/CourseReviewScreen.tsx'),
      name: 'CourseReviewScreen',
    }),
    route('/student/review/:reviewId', {
      layout: 'student',
      title: titles.practice.review,
      load: () => import('../../practice/review/ReviewScreen.tsx'),
      name: 'ReviewScreen',
    }),
    route('/student/review/:reviewId/question', {
      layout: 'student',
      title: titles.practice.question,
      load: () => import('../../practice/review/ReviewQuestionScreen.tsx'),
      name: 'ReviewQuestionScreen',
    }),
    route('/student/review/:reviewId/question/:questionKey', {
      layout: 'student',
      title: titles.practice.question,
      load: () => import('../../practice/review/ReviewQuestionScreen.tsx'),
      name: 'ReviewQuestionScreen',
      isFocused: true,
    }),
    route('/student/exercise', {
      layout: 'student',
      title: titles.practice.exercise,
      load: () => import('../../practice/exercise/ExerciseScreen.tsx'),
      name: 'ExerciseScreen',
    }),
    route('/student/exercise/:sessionId', {
      layout: 'student',
      title: titles.practice.exercise,
      load: () => import('../../practice/exercise/SessionScreen.tsx'),
      name: 'SessionScreen',
    }),
    route('/student/exercise/:sessionId/question/:questionKey', {
      layout: 'student',
      title: titles.practice.question,
      load: () => import('../../practice/exercise/SessionQuestionScreen.tsx'),
      name: 'SessionQuestionScreen',
      isFocused: true,
    }),
    route('/student/warm-up', {
      layout: 'student',
      title: titles.practice.warmUp,
      load: () => import('../../practice/warm-up/WarmUpScreen.tsx'),
      name: 'WarmUpScreen',
      isFocused: true,
    }),
    route('/student/placement', {
      layout: 'student',
      title: titles.practice.placement,
      load: () => import('../../practice/placement/PlacementScreen.tsx'),
      name: 'PlacementScreen',
    }),
    route('/student/placement/question/:questionKey', {
      layout: 'student',
      title: titles.practice.question,
      load: () => import('../../practice/placement/PlacementQuestionScreen.tsx'),
      name: 'PlacementQuestionScreen',
      isFocused: true,
    }),
    // Packages of a student.
    route('/student/package/:packageId', {
      layout: 'student',
      title: titles.packages.package,
      load: () => import('../../work/packages/student/PackageScreen.tsx'),
      name: 'PackageScreen',
    }),
    route('/student/package/:packageId/activity/:activityId', {
      layout: 'student',
      title: titles.packages.activity,
      load: () => import('../../work/packages/student/ActivityScreen.tsx'),
      name: 'ActivityScreen',
    }),
    route('/student/package/:packageId/activity/:activityId/question/:questionKey', {
      layout: 'student',
      title: titles.packages.question,
      load: () => import('../../work/packages/student/ActivityQuestionScreen.tsx'),
      name: 'ActivityQuestionScreen',
      isFocused: true,
    }),
    // Quizzes of students.
    route('/student/quiz', {
      layout: 'student',
      title: everyday.quizzes,
      load: () => import('../../work/quizzes/student/QuizzesScreen.tsx'),
      name: 'QuizzesScreen',
    }),
    route('/student/quiz/post-quiz', {
      layout: 'student',
      title: titles.quizzes.done,
      load: () => import('../../work/quizzes/student/QuizDoneScreen.tsx'),
      name: 'QuizDoneScreen',
    }),
    route('/student/quiz/final/report', {
      layout: 'student',
      title: titles.quizzes.final,
      load: () => import('../../work/quizzes/student/FinalReportScreen.tsx'),
      name: 'FinalReportScreen',
    }),
    route('/student/quiz/question/:activityId', {
      layout: 'student',
      title: titles.quizzes.question,
      load: () => import('../../work/quizzes/student/ActivityQuizScreen.tsx'),
      name: 'ActivityQuizScreen',
    }),
    route('/student/quiz/:quizId/report', {
      layout: 'student',
      title: titles.quizzes.report,
      load: () => import('../../work/quizzes/student/QuizReportScreen.tsx'),
      name: 'QuizReportScreen',
    }),
    route('/student/quiz/:quizId/report-questions', {
      layout: 'student',
      title: titles.quizzes.reportQuestions,
      load: () => import('../../work/quizzes/student/ReportQuestionsScreen.tsx'),
      name: 'ReportQuestionsScreen',
    }),
    route('/student/quiz/:quizId/report-questions/detail', {
      layout: 'student',
      title: titles.quizzes.reportQuestions,
      load: () => import('../../work/quizzes/student/ReportQuestionScreen.tsx'),
      name: 'ReportQuestionScreen',
    }),
    route('/student/quiz/:quizId/:questionNum/list', {
      layout: 'student',
      title: titles.quizzes.list,
      load: () => import('../../work/quizzes/student/QuizListScreen.tsx'),
      name: 'QuizListScreen',
      isFocused: true,
    }),
    route('/student/quiz/:quizId/:questionNum?', {
      layout: 'student',
      title: titles.quizzes.question,
      load: () => import('../../work/quizzes/student/QuizQuestionScreen.tsx'),
      name: 'QuizQuestionScreen',
      isFocused: true,
    }),
    // Games of students.
    route('/student/games/maze', {
      layout: 'student',
      title: gameTitles.maze,
      load: () => import('../../practice/exercise/MazeScreen.tsx'),
      name: 'MazeScreen',
    }),
    // What a student sees of its own practice.
    route('/student/report', {
      layout: 'student',
      title: titles.reports.report,
      load: () => import('../../reports/student/ReportScreen.tsx'),
      name: 'ReportScreen',
    }),
    route('/student/performance', {
      layout: 'student',
      title: titles.reports.performance,
      load: () => import('../../reports/student/PerformanceScreen.tsx'),
      name: 'PerformanceScreen',
    }),
    // Messages of a student's teachers.
    route('/student/class-message', {
      layout: 'student',
      title: titles.messages.classMessage,
      load: () => import('../../messages/class-messages/ClassMessageScreen.tsx'),
      name: 'ClassMessageScreen',
    }),
    // Plans, payments and receipts of students.
    route('/student/plans', {
      layout: 'student',
      title: titles.payments.plans,
      load: () => import('../../payments/student/PlansScreen.tsx'),
      name: 'PlansScreen',
    }),
    route('/student/payment', {
      layout: 'student',
      title: titles.payments.payments,
      load: () => import('../../payments/student/PaymentsScreen.tsx'),
      name: 'PaymentsScreen',
    }),
    route('/student/payment/:id', {
      layout: 'student',
      title: titles.payments.payment,
      load: () => import('../../payments/student/PaymentScreen.tsx'),
      name: 'PaymentScreen',
    }),
    route('/student/bank-receipt/:status', {
      layout: 'student',
      title: titles.payments.receipt,
      load: () => import('../../payments/student/BankReceiptScreen.tsx'),
      name: 'BankReceiptScreen',
    }),
    route('/student/pre-order', {
      layout: 'student',
      title: titles.payments.preOrder,
      load: () => import('../../payments/student/PreOrderScreen.tsx'),
      name: 'PreOrderScreen',
    }),
    // The account of a student, and the class with its people.
    route('/student/profile', { layout: 'student', ...accountScreen }),
    route('/student/notifications', { layout: 'student', ...notificationsScreen }),
    route('/student/profile/personal', {
      layout: 'student',
      title: titles.account.personal,
      load: () => import('../../accounts/profile/PersonalScreen.tsx'),
      name: 'PersonalScreen',
    }),
    route('/student/profile/contact', {
      layout: 'student',
      title: titles.account.contact,
      load: () => import('../../accounts/profile/ContactScreen.tsx'),
      name: 'ContactScreen',
    }),
    route('/student/profile/school', {
      layout: 'student',
      title: titles.account.school,
      load: () => import('../../accounts/profile/SchoolScreen.tsx'),
      name: 'SchoolScreen',
    }),
    route('/student/profile/password', {
      layout: 'student',
      title: titles.account.password,
      load: () => import('../../accounts/profile/PasswordScreen.tsx'),
      name: 'PasswordScreen',
    }),
    route('/student/profile/subscription', {
      layout: 'student',
      title: titles.payments.subscription,
      load: () => import('../../payments/student/SubscriptionScreen.tsx'),
      name: 'SubscriptionScreen',
    }),
    route('/student/class', {
      layout: 'student',
      title: titles.account.class,
      load: () => import('../../accounts/profile/ClassScreen.tsx'),
      name: 'ClassScreen',
    }),
    route('/student/profile/badges', {
      layout: 'student',
      title: gameTitles.badges,
      load: () => import('../../progress/BadgesScreen.tsx'),
      name: 'BadgesScreen',
    }),
    route('/student/survey/:surveyId', {
      layout: 'student',
      title: titles.account.survey,
      load: () => import('../../surveys/SurveyScreen.tsx'),
      name: 'SurveyScreen',
    }),
    route('/student/guide', {
      layout: 'student',
      title: guideTitles.guides,
      load: () => import('../../help/student/GuideScreen.tsx'),
      name: 'GuideScreen',
    }),
  ],
};
