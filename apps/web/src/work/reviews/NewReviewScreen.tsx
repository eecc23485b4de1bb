import { useSearch } from 'wouter';
import { NewWorkScreen } from '../assigned/NewWorkScreen.tsx';
import { workLists } from '../homework/teacher/work-lists.ts';
import { newReview } from '../strings/teacher-reviews.ts';
import { NewReviewForm } from './NewReviewForm.tsx';
import { askedReview } from './new-review-path.ts';

/** New review for groups of a class; `?skill=` and `?student=` fill it in for these students. */
export function NewReviewScreen() {
  const search = useSearch();
  return (
    <NewWorkScreen words={newReview} list={workLists.review}>
      {(schoolClass) => <NewReviewForm schoolClass={schoolClass} asked={askedReview(search)} />}
    </NewWorkScreen>
  );
}
