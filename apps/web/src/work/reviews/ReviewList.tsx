import { expectedOf, handedInOf } from '@mashq/api/measures';
import { useTeacherReviews } from '@mashq/state/work/reviews';
import { TeacherHomeworkCard } from '@mashq/ui/learning/homework-card';
import { useState } from 'react';
import { ALL, WorkList } from '../assigned/WorkList.tsx';
import { deadlineText } from '../homework/deadline-text.ts';
import { RemovedWork } from '../homework/teacher/RemovedWork.tsx';
import { teacherReviews } from '../strings/teacher-reviews.ts';

const words = teacherReviews;

/** The teacher's reviews, of one class where it is named. */
export function ReviewList({ classId }: { classId?: string }) {
  const [state, setState] = useState<keyof typeof words.states>(ALL);
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
            deadline={deadlineText(review)}
            state={review.state}
            submitted={handedInOf(review.counts).part}
            assigned={expectedOf(review.counts)}
            href={`/teacher/review/${review.id}`}
          />
        )
      }
    />
  );
}
