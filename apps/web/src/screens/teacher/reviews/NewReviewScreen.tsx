import { newReview } from '../../../strings/teacher/reviews.ts';
import { NewWorkScreen } from '../assigned-work/NewWorkScreen.tsx';
import { workLists } from '../homework/work-lists.ts';
import { NewReviewForm } from './NewReviewForm.tsx';

/** New review for groups of a class. */
export function NewReviewScreen() {
  return (
    <NewWorkScreen words={newReview} list={workLists.review}>
      {(schoolClass) => <NewReviewForm schoolClass={schoolClass} />}
    </NewWorkScreen>
  );
}
