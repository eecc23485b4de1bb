import { type HomeworkFilter, useTeacherPackages } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { TeacherPackageCard } from '@mashq/ui/learning/package-card';
import { useState } from 'react';
import { LazyEmptyState } from '../../../loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { teacherPackages } from '../../../strings/teacher/packages.ts';

type State = keyof typeof teacherPackages.states;

const words = teacherPackages;
const ALL = 'all';
const STATES = (Object.entries(words.states) as [State, string][]).map(([value, label]) => ({ value, label }));

/** The teacher's packages, of one class where it is named, newest first, with a way to a new one. */
export function PackageList({ classId }: { classId?: string }) {
  const [state, setState] = useState<State>(ALL);
  const filter: HomeworkFilter = { ...(state !== ALL && { state }), ...(classId !== undefined && { classId }) };
  const packages = useTeacherPackages(filter);
  const hasNone = state === ALL && packages.data?.items.length === 0;
  const fresh = (
    <Link variant="primary" href={`/teacher/packages/new${classId === undefined ? '' : `?class=${classId}`}`}>
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
      <QueryBoundary query={packages} skeleton={<ListSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <LazyEmptyState picture={hasNone ? 'homework' : 'search'} {...(hasNone && { action: fresh })}>
              {hasNone ? words.empty : words.noneLikeThis}
            </LazyEmptyState>
          ) : (
            <Grid columns="wide">
              {items.map((one) => (
                <TeacherPackageCard
                  key={one.id}
                  title={one.title}
                  activities={one.activities.map(({ number, kind, title }) => ({
                    id: String(number),
                    kind: kind === 'example' ? 'lesson' : kind,
                    title,
                  }))}
                  classes={one.state === 'draft' ? [] : [one.class_title]}
                  isActive={one.is_active}
                  completed={one.counts.in_progress + one.counts.submitted}
                  messages={words.begun}
                  assigned={one.counts.assigned}
                  href={`/teacher/package/${one.id}`}
                />
              ))}
            </Grid>
          )
        }
      </QueryBoundary>
      {packages.hasNextPage && (
        <Button
          variant="secondary"
          isPending={packages.isFetchingNextPage}
          onPress={() => void packages.fetchNextPage()}
        >
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
