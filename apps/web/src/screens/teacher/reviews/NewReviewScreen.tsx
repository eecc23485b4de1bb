import { newReview } from '../../../strings/teacher/reviews.ts';
import { workLists } from '../homework/work-lists.ts';
import { NewWorkScreen } from '../work/NewWorkScreen.tsx';
import { NewReviewForm } from './NewReviewForm.tsx';

/** New review for groups of a class. */
export function NewReviewScreen() {
  return (
    <NewWorkScreen words={newReview} list={workLists.review}>
      {(schoolClass) => <NewReviewForm schoolClass={schoolClass} />}
    </NewWorkScreen>
  );
}
