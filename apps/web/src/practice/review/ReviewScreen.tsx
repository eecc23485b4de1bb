import { AssignmentScreen } from '../../work/homework/student/AssignmentScreen.tsx';
import { exerciseWords } from '../strings/student-exercise.ts';

/** One review that a teacher set. */
export function ReviewScreen({ reviewId }: { reviewId: string }) {
  return (
    <AssignmentScreen
      kind="review"
      id={reviewId}
      home={`/student/review/${reviewId}`}
      parent={{ title: exerciseWords.review.title, href: '/student/course-review' }}
    />
  );
}
