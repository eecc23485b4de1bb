import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/teacher-reviews.ts';

/** Reviews of a teacher. */
export const table: RouteTable = {
  routes: [
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
    route('/teacher/review/:reviewId/print', {
      layout: 'teacher',
      title: titles.printReview,
      load: () => import('../screens/teacher/print/ReviewPrintScreen.tsx'),
      name: 'ReviewPrintScreen',
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
  ],
};
