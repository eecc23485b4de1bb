import { type HomeworkFilter, useTeacherReviews } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { TeacherHomeworkCard } from '@mashq/ui/learning/homework-card';
import { useState } from 'react';
import { deadlineText } from '../../../homework/deadline-text.ts';
import { LazyEmptyState } from '../../../loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { teacherReviews } from '../../../strings/teacher/reviews.ts';

type State = keyof typeof teacherReviews.states;

const words = teacherReviews;
const ALL = 'all';
const STATES = (Object.entries(words.states) as [State, string][]).map(([value, label]) => ({ value, label }));

/** The teacher's reviews, of one class where it is named, newest first, with a way to a new one. */
export function ReviewList({ classId }: { classId?: string }) {
  const [state, setState] = useState<State>(ALL);
  const filter: HomeworkFilter = { ...(state !== ALL && { state }), ...(classId !== undefined && { classId }) };
  const reviews = useTeacherReviews(filter);
  const hasNone = state === ALL && reviews.data?.items.length === 0;
  const fresh = (
    <Link variant="primary" href={`/teacher/reviews/new${classId === undefined ? '' : `?class=${classId}`}`}>
      {words.new}
    </Link>
  );
  return (
    <Stack gap={6}>
      {!hasNone && (
        <Inline justify="between" align="end">
          <SegmentedControl label={words.state} options={STATES} value={state} onChange={setState} />
          {fresh}
        </Inline>
      )}
      <QueryBoundary query={reviews} skeleton={<ListSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <LazyEmptyState picture={hasNone ? 'homework' : 'search'} {...(hasNone && { action: fresh })}>
              {hasNone ? words.empty : words.noneLikeThis}
            </LazyEmptyState>
          ) : (
            <Grid columns="wide">
              {items.map((review) => (
                <TeacherHomeworkCard
                  key={review.id}
                  title={review.title}
                  classTitle={review.class_title}
                  deadline={deadlineText(review)}
                  state={review.state}
                  submitted={review.counts.submitted}
                  assigned={review.counts.assigned}
                  href={`/teacher/review/${review.id}`}
                />
              ))}
            </Grid>
          )
        }
      </QueryBoundary>
      {reviews.hasNextPage && (
        <Button variant="secondary" isPending={reviews.isFetchingNextPage} onPress={() => void reviews.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </Stack>
  );
}

function ListSkeleton() {
  return (
    <Grid columns="wide">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="card" size="large" />
      ))}
    </Grid>
  );
}
