import { type AppRoute, route } from '../routing/route.ts';
import { titles } from '../strings/titles/teacher.ts';
import { accountScreen } from './account-screen.ts';

/** Screens of teachers. */
export const routes: readonly AppRoute[] = [
  route('/teacher', {
    layout: 'teacher',
    title: titles.home,
    load: () => import('../screens/teacher/home/HomeScreen.tsx'),
    name: 'HomeScreen',
  }),
  route('/teacher/homeworks', {
    layout: 'teacher',
    title: titles.homeworks,
    load: () => import('../screens/teacher/homeworks/HomeworksScreen.tsx'),
    name: 'HomeworksScreen',
  }),
  route('/teacher/homeworks/new', {
    layout: 'teacher',
    title: titles.newHomework,
    load: () => import('../screens/teacher/new/NewHomeworkScreen.tsx'),
    name: 'NewHomeworkScreen',
  }),
  route('/teacher/homework/:id', {
    layout: 'teacher',
    title: titles.homework,
    load: () => import('../screens/teacher/homework/HomeworkScreen.tsx'),
    name: 'HomeworkScreen',
  }),
  route('/teacher/homework/:id/edit', {
    layout: 'teacher',
    title: titles.editHomework,
    load: () => import('../screens/teacher/new/EditHomeworkScreen.tsx'),
    name: 'EditHomeworkScreen',
  }),
  route('/teacher/homework/:homeworkId/student/:studentId', {
    layout: 'teacher',
    title: titles.studentReport,
    load: () => import('../screens/teacher/student/StudentScreen.tsx'),
    name: 'StudentScreen',
  }),
  route('/teacher/homework/:homeworkId/student/:studentId/skill/:skillId', {
    layout: 'teacher',
    title: titles.skillReport,
    load: () => import('../screens/teacher/student/SkillScreen.tsx'),
    name: 'SkillScreen',
  }),
  route('/teacher/reviews', {
    layout: 'teacher',
    title: titles.reviews,
    load: () => import('../screens/teacher/reviews/ReviewsScreen.tsx'),
    name: 'ReviewsScreen',
  }),
  route('/teacher/reviews/new', {
    layout: 'teacher',
    title: titles.newReview,
    load: () => import('../screens/teacher/reviews/NewReviewScreen.tsx'),
    name: 'NewReviewScreen',
  }),
  route('/teacher/review/:reviewId', {
    layout: 'teacher',
    title: titles.review,
    load: () => import('../screens/teacher/reviews/ReviewScreen.tsx'),
    name: 'ReviewScreen',
  }),
  route('/teacher/review/:reviewId/edit', {
    layout: 'teacher',
    title: titles.editReview,
    load: () => import('../screens/teacher/reviews/EditReviewScreen.tsx'),
    name: 'EditReviewScreen',
  }),
  route('/teacher/review/:reviewId/question', {
    layout: 'teacher',
    title: titles.reviewQuestions,
    load: () => import('../screens/teacher/reviews/ReviewQuestionsScreen.tsx'),
    name: 'ReviewQuestionsScreen',
  }),
  route('/teacher/review/:reviewId/student/:studentId', {
    layout: 'teacher',
    title: titles.reviewStudent,
    load: () => import('../screens/teacher/reviews/ReviewStudentScreen.tsx'),
    name: 'ReviewStudentScreen',
  }),
  route('/teacher/review/:reviewId/student/:studentId/skill/:skillId', {
    layout: 'teacher',
    title: titles.skillReport,
    load: () => import('../screens/teacher/reviews/ReviewSkillScreen.tsx'),
    name: 'ReviewSkillScreen',
  }),
  route('/teacher/skill/question/:questionKey', {
    layout: 'teacher',
    title: titles.preview,
    load: () => import('../screens/teacher/preview/PreviewScreen.tsx'),
    name: 'PreviewScreen',
  }),
  route('/teacher/skills', {
    layout: 'teacher',
    title: titles.books,
    load: () => import('../screens/teacher/skills/SkillsScreen.tsx'),
    name: 'SkillsScreen',
  }),
  route('/teacher/question', {
    layout: 'teacher',
    title: titles.questions,
    load: () => import('../screens/teacher/question/QuestionScreen.tsx'),
    name: 'QuestionScreen',
  }),
  route('/teacher/classes', {
    layout: 'teacher',
    title: titles.classes,
    load: () => import('../screens/teacher/classes/ClassesScreen.tsx'),
    name: 'ClassesScreen',
  }),
  route('/teacher/class/:classId/course/:courseId/:tabName', {
    layout: 'teacher',
    title: titles.class,
    load: () => import('../screens/teacher/class/ClassScreen.tsx'),
    name: 'ClassScreen',
  }),
  route('/teacher/students', {
    layout: 'teacher',
    title: titles.students,
    load: () => import('../screens/teacher/students/StudentsScreen.tsx'),
    name: 'StudentsScreen',
  }),
  route('/teacher/student/:id/grade/:gradeId/course/:courseId', {
    layout: 'teacher',
    title: titles.student,
    load: () => import('../screens/teacher/student-page/StudentPageScreen.tsx'),
    name: 'StudentPageScreen',
  }),
  route('/teacher/profile', { layout: 'teacher', ...accountScreen }),
];
