import { Page } from '@mashq/ui/layout/page';
import { teacherReviews } from '../strings/teacher-reviews.ts';
import { ReviewList } from './ReviewList.tsx';

/** Every review of the teacher, newest first. */
export function ReviewsScreen() {
  return (
    <Page title={teacherReviews.title}>
      <ReviewList />
    </Page>
  );
}
