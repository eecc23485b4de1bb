import { useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { useAssignment } from '@mashq/state/work/assignment-student';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Redirect } from 'wouter';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { questionWords } from '../../questions/strings/student-question.ts';
import { AssignmentQuestion } from '../../questions/student/AssignmentQuestion.tsx';
import { nextOpenQuestion } from '../../questions/student/homework-question-states.ts';

/** One question of a review; without a key its next open one, or the review where none is open. */
export function ReviewQuestionScreen({ reviewId, questionKey }: { reviewId: string; questionKey?: string }) {
  const home = `/student/review/${reviewId}`;
  if (questionKey !== undefined) {
    return <AssignmentQuestion kind="review" id={reviewId} home={home} questionKey={questionKey} />;
  }
  return <NextQuestion reviewId={reviewId} home={home} />;
}

function NextQuestion({ reviewId, home }: { reviewId: string; home: string }) {
  const review = useAssignment('review', reviewId);
  const { waiting } = useWaitingAnswers();
  return (
    <Page title={questionWords.title}>
      <QueryBoundary query={review} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {({ items, is_open }) => {
          const next = is_open ? nextOpenQuestion(items, waiting) : undefined;
          return <Redirect to={next === undefined ? home : `${home}/question/${next}`} replace />;
        }}
      </QueryBoundary>
    </Page>
  );
}
