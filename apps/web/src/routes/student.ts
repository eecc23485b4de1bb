import { type AppRoute, route } from '../routing/route.ts';
import { titles } from '../strings/titles/student.ts';
import { accountScreen } from './account-screen.ts';

/** Screens of students. */
export const routes: readonly AppRoute[] = [
  route('/student', {
    layout: 'student',
    title: titles.home,
    load: () => import('../screens/student/home/HomeScreen.tsx'),
    name: 'HomeScreen',
  }),
  route('/student/homeworks', {
    layout: 'student',
    title: titles.homeworks,
    load: () => import('../screens/student/homework/HomeworksScreen.tsx'),
    name: 'HomeworksScreen',
  }),
  route('/student/homeworks/:homeworkId', {
    layout: 'student',
    title: titles.homework,
    load: () => import('../screens/student/homework/HomeworkScreen.tsx'),
    name: 'HomeworkScreen',
  }),
  route('/student/homeworks/:homeworkId/question/:questionKey', {
    layout: 'student',
    title: titles.question,
    load: () => import('../screens/student/question/HomeworkQuestionScreen.tsx'),
    name: 'HomeworkQuestionScreen',
    isFocused: true,
  }),
  route('/student/skill/question/:questionKey', {
    layout: 'student',
    title: titles.practice,
    load: () => import('../screens/student/question/SkillQuestionScreen.tsx'),
    name: 'SkillQuestionScreen',
    isFocused: true,
  }),
  route('/student/courses', {
    layout: 'student',
    title: titles.courses,
    load: () => import('../screens/student/course/CoursesScreen.tsx'),
    name: 'CoursesScreen',
  }),
  route('/student/courses/:course/:courseId', {
    layout: 'student',
    title: titles.course,
    load: () => import('../screens/student/course/CourseScreen.tsx'),
    name: 'CourseScreen',
  }),
  route('/student/course-review', {
    layout: 'student',
    title: titles.courseReview,
    load: () => import('../screens/student/review/CourseReviewScreen.tsx'),
    name: 'CourseReviewScreen',
  }),
  route('/student/review/:reviewId', {
    layout: 'student',
    title: titles.review,
    load: () => import('../screens/student/review/ReviewScreen.tsx'),
    name: 'ReviewScreen',
  }),
  route('/student/review/:reviewId/question', {
    layout: 'student',
    title: titles.question,
    load: () => import('../screens/student/review/ReviewQuestionScreen.tsx'),
    name: 'ReviewQuestionScreen',
  }),
  route('/student/review/:reviewId/question/:questionKey', {
    layout: 'student',
    title: titles.question,
    load: () => import('../screens/student/review/ReviewQuestionScreen.tsx'),
    name: 'ReviewQuestionScreen',
    isFocused: true,
  }),
  route('/student/exercise', {
    layout: 'student',
    title: titles.exercise,
    load: () => import('../screens/student/exercise/ExerciseScreen.tsx'),
    name: 'ExerciseScreen',
  }),
  route('/student/exercise/:sessionId', {
    layout: 'student',
    title: titles.exercise,
    load: () => import('../screens/student/exercise/SessionScreen.tsx'),
    name: 'SessionScreen',
  }),
  route('/student/exercise/:sessionId/question/:questionKey', {
    layout: 'student',
    title: titles.question,
    load: () => import('../screens/student/exercise/SessionQuestionScreen.tsx'),
    name: 'SessionQuestionScreen',
    isFocused: true,
  }),
  route('/student/profile', { layout: 'student', ...accountScreen }),
];
