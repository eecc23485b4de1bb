import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/student-practice.ts';

/** Courses, reviews and own practice of students. */
export const table: RouteTable = {
  routes: [
    route('/student/courses', {
      layout: 'student',
      title: titles.courses,
      load: () => import('../../practice/course/CoursesScreen.tsx'),
      name: 'CoursesScreen',
    }),
    route('/student/courses/:course/:courseId', {
      layout: 'student',
      title: titles.course,
      load: () => import('../../practice/course/CourseScreen.tsx'),
      name: 'CourseScreen',
    }),
    route('/student/course-review', {
      layout: 'student',
      title: titles.courseReview,
      load: () => import('../../practice/review/CourseReviewScreen.tsx'),
      name: 'CourseReviewScreen',
    }),
    route('/student/review/:reviewId', {
      layout: 'student',
      title: titles.review,
      load: () => import('../../practice/review/ReviewScreen.tsx'),
      name: 'ReviewScreen',
    }),
    route('/student/review/:reviewId/question', {
      layout: 'student',
      title: titles.question,
      load: () => import('../../practice/review/ReviewQuestionScreen.tsx'),
      name: 'ReviewQuestionScreen',
    }),
    route('/student/review/:reviewId/question/:questionKey', {
      layout: 'student',
      title: titles.question,
      load: () => import('../../practice/review/ReviewQuestionScreen.tsx'),
      name: 'ReviewQuestionScreen',
      isFocused: true,
    }),
    route('/student/exercise', {
      layout: 'student',
      title: titles.exercise,
      load: () => import('../../practice/exercise/ExerciseScreen.tsx'),
      name: 'ExerciseScreen',
    }),
    route('/student/exercise/:sessionId', {
      layout: 'student',
      title: titles.exercise,
      load: () => import('../../practice/exercise/SessionScreen.tsx'),
      name: 'SessionScreen',
    }),
    route('/student/exercise/:sessionId/question/:questionKey', {
      layout: 'student',
      title: titles.question,
      load: () => import('../../practice/exercise/SessionQuestionScreen.tsx'),
      name: 'SessionQuestionScreen',
      isFocused: true,
    }),
    route('/student/warm-up', {
      layout: 'student',
      title: titles.warmUp,
      load: () => import('../../practice/warm-up/WarmUpScreen.tsx'),
      name: 'WarmUpScreen',
      isFocused: true,
    }),
    route('/student/placement', {
      layout: 'student',
      title: titles.placement,
      load: () => import('../../practice/placement/PlacementScreen.tsx'),
      name: 'PlacementScreen',
    }),
    route('/student/placement/question/:questionKey', {
      layout: 'student',
      title: titles.question,
      load: () => import('../../practice/placement/PlacementQuestionScreen.tsx'),
      name: 'PlacementQuestionScreen',
      isFocused: true,
    }),
  ],
};
