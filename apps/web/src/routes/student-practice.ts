import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/student-practice.ts';

/** Courses, reviews and own practice of students. */
export const table: RouteTable = {
  routes: [
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
  ],
};
