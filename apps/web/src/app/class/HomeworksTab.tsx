import { useTeacherHomeworks } from '@mashq/state/work/homework';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { QueryGroupBoundary } from '../../platform/loading/QueryGroupBoundary.tsx';
import type { ClassTabProps } from '../../platform/routing/class-path.ts';
import { classPage } from '../../platform/strings/teacher-class-page.ts';
import { HomeworkCards } from '../../work/homework/teacher/HomeworkCards.tsx';
import { teacherHomeworks } from '../../work/strings/teacher-homeworks.ts';

type Homeworks = ReturnType<typeof useTeacherHomeworks>;

/** The homeworks of a class: running, scheduled, over. */
export function HomeworksTab({ schoolClass: { id: classId } }: ClassTabProps) {
  const running = useTeacherHomeworks({ classId, state: 'open' });
  const scheduled = useTeacherHomeworks({ classId, state: 'scheduled' });
  const closed = useTeacherHomeworks({ classId, state: 'closed' });
  const all = [running, scheduled, closed];
  if (all.every(({ data }) => data?.total === 0)) {
    return (
      <LazyEmptyState
        picture="homework"
        action={
          <Link variant="primary" href={`/teacher/homeworks/new?class=${classId}`}>
            {teacherHomeworks.new}
          </Link>
        }
      >
        {classPage.noHomework}
      </LazyEmptyState>
    );
  }
  return (
    <QueryGroupBoundary queries={all}>
      <Stack gap={8}>
        <Part name="running" homeworks={running} />
        <Part name="scheduled" homeworks={scheduled} />
        <Part name="closed" homeworks={closed} />
      </Stack>
    </QueryGroupBoundary>
  );
}

function Part({ name, homeworks }: { name: 'running' | 'scheduled' | 'closed'; homeworks: Homeworks }) {
  return (
    <Section title={classPage[name]}>
      <QueryBoundary
        query={homeworks}
        skeleton={
          <Grid columns="wide">
            <Skeleton shape="card" size="large" />
            <Skeleton shape="card" size="large" />
          </Grid>
        }
      >
        {({ items }) => (items.length === 0 ? <p>{classPage.noneOf[name]}</p> : <HomeworkCards homeworks={items} />)}
      </QueryBoundary>
      {homeworks.hasNextPage && (
        <Button
          variant="secondary"
          isPending={homeworks.isFetchingNextPage}
          onPress={() => void homeworks.fetchNextPage()}
        >
          {teacherHomeworks.more}
        </Button>
      )}
    </Section>
  );
}
