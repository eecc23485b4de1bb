import { expectedOf, handedInOf } from '@mashq/api/measures';
import { useTeacherReviews } from '@mashq/state/work/reviews';
import { TeacherHomeworkCard } from '@mashq/ui/learning/homework-card';
import { useAddressChoice } from '../../platform/routing/use-address-choice.ts';
import { ALL, WorkList } from '../assigned/WorkList.tsx';
import { RemovedWork } from '../homework/teacher/RemovedWork.tsx';
import { timesText } from '../homework/times-text.ts';
import { teacherReviews } from '../strings/teacher-reviews.ts';

const words = teacherReviews;
const STATES = Object.keys(words.states) as (keyof typeof words.states)[];

/** The teacher's reviews, of one class where it is named. */
export function ReviewList({ classId }: { classId?: string }) {
  const [state, setState] = useAddressChoice('state', STATES, ALL);
  const reviews = useTeacherReviews({ state: state === ALL ? undefined : state, classId });
  return (
    <WorkList
      query={reviews}
      words={words}
      state={state}
      onStateChange={setState}
      newHref={`/teacher/reviews/new${classId === undefined ? '' : `?class=${classId}`}`}
      card={(review) =>
        review.state === 'cancelled' ? (
          <RemovedWork key={review.id} kind="review" assignment={review} />
        ) : (
          <TeacherHomeworkCard
            key={review.id}
            title={review.title}
            classTitle={review.class_title}
            deadline={timesText(review)}
            state={review.state}
            submitted={handedInOf(review.counts).part}
            assigned={expectedOf(review.counts)}
            href={`/teacher/review/${review.id}${review.state === 'draft' ? '/edit' : ''}`}
          />
        )
      }
    />
  );
}
