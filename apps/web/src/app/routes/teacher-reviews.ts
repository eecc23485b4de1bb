import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/teacher-reviews.ts';

/** Reviews of a teacher. */
export const table: RouteTable = {
  routes: [
    route('/teacher/reviews', {
      layout: 'teacher',
      title: titles.reviews,
      load: () => import('../../work/reviews/ReviewsScreen.tsx'),
      name: 'ReviewsScreen',
    }),
    route('/teacher/reviews/new', {
      layout: 'teacher',
      title: titles.newReview,
      load: () => import('../../work/reviews/NewReviewScreen.tsx'),
      name: 'NewReviewScreen',
    }),
    route('/teacher/review/:reviewId', {
      layout: 'teacher',
      title: titles.review,
      load: () => import('../../work/reviews/ReviewScreen.tsx'),
      name: 'ReviewScreen',
    }),
    route('/teacher/review/:reviewId/edit', {
      layout: 'teacher',
      title: titles.editReview,
      load: () => import('../../work/reviews/EditReviewScreen.tsx'),
      name: 'EditReviewScreen',
    }),
    route('/teacher/review/:reviewId/print', {
      layout: 'teacher',
      title: titles.printReview,
      load: () => import('../../work/print/ReviewPrintScreen.tsx'),
      name: 'ReviewPrintScreen',
    }),
    route('/teacher/review/:reviewId/question', {
      layout: 'teacher',
      title: titles.reviewQuestions,
      load: () => import('../../work/reviews/ReviewQuestionsScreen.tsx'),
      name: 'ReviewQuestionsScreen',
    }),
    route('/teacher/review/:reviewId/student/:studentId', {
      layout: 'teacher',
      title: titles.reviewStudent,
      load: () => import('../../work/reviews/ReviewStudentScreen.tsx'),
      name: 'ReviewStudentScreen',
    }),
    route('/teacher/review/:reviewId/student/:studentId/skill/:skillId', {
      layout: 'teacher',
      title: titles.skillReport,
      load: () => import('../../work/reviews/ReviewSkillScreen.tsx'),
      name: 'ReviewSkillScreen',
    }),
  ],
};
