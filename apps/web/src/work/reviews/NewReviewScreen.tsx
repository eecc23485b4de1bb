import { NewWorkScreen } from '../assigned/NewWorkScreen.tsx';
import { workLists } from '../homework/teacher/work-lists.ts';
import { newReview } from '../strings/teacher-reviews.ts';
import { NewReviewForm } from './NewReviewForm.tsx';

/** New review for groups of a class. */
export function NewReviewScreen() {
  return (
    <NewWorkScreen words={newReview} list={workLists.review}>
      {(schoolClass) => <NewReviewForm schoolClass={schoolClass} />}
    </NewWorkScreen>
  );
}
