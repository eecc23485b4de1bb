import { titles as guideTitles } from '../../help/strings/screen-titles.ts';
import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles as everyday } from '../strings/titles/teacher.ts';
import * as titles from '../strings/titles/teacher-screens.ts';
import { accountScreen, notificationsScreen } from './account-screens.ts';
import { quizReportRoutes } from './quiz-report-routes.ts';

/** Screens of teachers but the everyday ones of teacher.ts. */
export const table: RouteTable = {
  routes: [
    // The list of homework and a new one.
    route('/teacher/homeworks', {
      layout: 'teacher',
      title: everyday.homeworks,
      load: () => import('../../work/homework/teacher/HomeworksScreen.tsx'),
      name: 'HomeworksScreen',
    }),
    route('/teacher/homeworks/new', {
      layout: 'teacher',
      title: titles.homeworks.newHomework,
      load: () => import('../../work/homework/new/NewHomeworkScreen.tsx'),
      name: 'NewHomeworkScreen',
    }),
    // A teacher's classes and students.
    route('/teacher/classes', {
      layout: 'teacher',
      title: titles.classes.classes,
      load: () => import('../../reports/classes/ClassesScreen.tsx'),
      name: 'ClassesScreen',
    }),
    route('/teacher/class/:classId/course/:courseId/:tabName', {
      layout: 'teacher',
      title: titles.classes.class,
      load: () => import('../class/ClassScreen.tsx'),
      name: 'ClassScreen',
    }),
    route('/teacher/class/:classId/course/:courseId/:tabName/edit/:messageId', {
      layout: 'teacher',
      title: titles.classes.message,
      load: () => import('../../messages/class-messages/teacher/EditMessageScreen.tsx'),
      name: 'EditMessageScreen',
    }),
    route('/teacher/students', {
      layout: 'teacher',
      title: titles.classes.students,
      load: () => import('../../reports/students/StudentsScreen.tsx'),
      name: 'StudentsScreen',
    }),
    route('/teacher/student/:id/grade/:gradeId/course/:courseId', {
      layout: 'teacher',
      title: titles.classes.student,
      load: () => import('../../reports/student-page/StudentPageScreen.tsx'),
      name: 'StudentPageScreen',
    }),
    // Packages of a teacher.
    route('/teacher/packages', {
      layout: 'teacher',
      title: titles.packages.packages,
      load: () => import('../../work/packages/teacher/PackagesScreen.tsx'),
      name: 'PackagesScreen',
    }),
    route('/teacher/packages/new', {
      layout: 'teacher',
      title: titles.packages.newPackage,
      load: () => import('../../work/packages/teacher/NewPackageScreen.tsx'),
      name: 'NewPackageScreen',
    }),
    route('/teacher/package/:packageId', {
      layout: 'teacher',
      title: titles.packages.package,
      load: () => import('../../work/packages/teacher/PackageScreen.tsx'),
      name: 'PackageScreen',
    }),
    route('/teacher/package/:packageId/edit', {
      layout: 'teacher',
      title: titles.packages.editPackage,
      load: () => import('../../work/packages/teacher/EditPackageScreen.tsx'),
      name: 'EditPackageScreen',
    }),
    route('/teacher/package/:packageId/activity/:activityId/question/:questionKey', {
      layout: 'teacher',
      title: titles.packages.preview,
      load: () => import('../../work/packages/teacher/ActivityQuestionScreen.tsx'),
      name: 'ActivityQuestionScreen',
    }),
    route('/teacher/package/:packageId/student/:studentId', {
      layout: 'teacher',
      title: titles.packages.student,
      load: () => import('../../work/packages/teacher/PackageStudentScreen.tsx'),
      name: 'PackageStudentScreen',
    }),
    route('/teacher/package/:packageId/student/:studentId/skill/:skillId', {
      layout: 'teacher',
      title: titles.packages.skillReport,
      load: () => import('../../work/packages/teacher/PackageSkillScreen.tsx'),
      name: 'PackageSkillScreen',
    }),
    // Reviews of a teacher.
    route('/teacher/reviews', {
      layout: 'teacher',
      title: titles.reviews.reviews,
      load: () => import('../../work/reviews/ReviewsScreen.tsx'),
      name: 'ReviewsScreen',
    }),
    route('/teacher/reviews/new', {
      layout: 'teacher',
      title: titles.reviews.newReview,
      load: () => import('../../work/reviews/NewReviewScreen.tsx'),
      name: 'NewReviewScreen',
    }),
    route('/teacher/review/:reviewId', {
      layout: 'teacher',
      title: titles.reviews.review,
      load: () => import('../../work/reviews/ReviewScreen.tsx'),
      name: 'ReviewScreen',
    }),
    route('/teacher/review/:reviewId/edit', {
      layout: 'teacher',
      title: titles.reviews.editReview,
      load: () => import('../../work/reviews/EditReviewScreen.tsx'),
      name: 'EditReviewScreen',
    }),
    route('/teacher/review/:reviewId/print', {
      layout: 'teacher',
      title: titles.reviews.printReview,
      load: () => import('../../work/print/ReviewPrintScreen.tsx'),
      name: 'ReviewPrintScreen',
    }),
    route('/teacher/review/:reviewId/question', {
      layout: 'teacher',
      title: titles.reviews.reviewQuestions,
      load: () => import('../../work/reviews/ReviewQuestionsScreen.tsx'),
      name: 'ReviewQuestionsScreen',
    }),
    route('/teacher/review/:reviewId/student/:studentId', {
      layout: 'teacher',
      title: titles.reviews.reviewStudent,
      load: () => import('../../work/reviews/ReviewStudentScreen.tsx'),
      name: 'ReviewStudentScreen',
    }),
    route('/teacher/review/:reviewId/student/:studentId/skill/:skillId', {
      layout: 'teacher',
      title: titles.reviews.skillReport,
      load: () => import('../../work/reviews/ReviewSkillScreen.tsx'),
      name: 'ReviewSkillScreen',
    }),
    // Quizzes of a teacher.
    route('/teacher/quiz/new', {
      layout: 'teacher',
      title: titles.quizzes.newQuiz,
      load: () => import('../../work/quizzes/teacher/NewQuizScreen.tsx'),
      name: 'NewQuizScreen',
    }),
    route('/teacher/quiz/papers', {
      layout: 'teacher',
      title: titles.quizzes.papers,
      load: () => import('../../work/papers/PapersScreen.tsx'),
      name: 'PapersScreen',
    }),
    route('/teacher/quiz/:quizId/preview', {
      layout: 'teacher',
      title: titles.quizzes.preview,
      load: () => import('../../work/quizzes/teacher/PreviewQuizScreen.tsx'),
      name: 'PreviewQuizScreen',
    }),
    route('/teacher/quiz/:quizId/edit', {
      layout: 'teacher',
      title: titles.quizzes.edit,
      load: () => import('../../work/quizzes/teacher/EditQuizScreen.tsx'),
      name: 'EditQuizScreen',
    }),
    ...quizReportRoutes('teacher'),
    // The books, skills and questions as a teacher sees them, and questions of a teacher's choice on paper.
    route('/teacher/skill/question/:questionKey', {
      layout: 'teacher',
      title: titles.books.preview,
      load: () => import('../../work/preview/PreviewScreen.tsx'),
      name: 'PreviewScreen',
    }),
    route('/teacher/skills', {
      layout: 'teacher',
      title: titles.books.books,
      load: () => import('../../questions/skills/SkillsScreen.tsx'),
      name: 'SkillsScreen',
    }),
    route('/teacher/question', {
      layout: 'teacher',
      title: titles.books.questions,
      load: () => import('../../questions/browser/QuestionScreen.tsx'),
      name: 'QuestionScreen',
    }),
    route('/teacher/print', {
      layout: 'teacher',
      title: titles.print.print,
      load: () => import('../../work/print/PrintScreen.tsx'),
      name: 'PrintScreen',
    }),
    route('/teacher/print/paper', {
      layout: 'teacher',
      title: titles.print.paper,
      load: () => import('../../work/print/PaperPrintScreen.tsx'),
      name: 'PaperPrintScreen',
    }),
    // A teacher's account, what the teacher is notified of, and the guides.
    route('/teacher/profile', { layout: 'teacher', ...accountScreen }),
    route('/teacher/notifications', { layout: 'teacher', ...notificationsScreen }),
    route('/teacher/guide', {
      layout: 'teacher',
      title: guideTitles.guides,
      load: () => import('../../help/teacher/GuideScreen.tsx'),
      name: 'GuideScreen',
    }),
  ],
};
