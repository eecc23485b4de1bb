import { useSession } from '@mashq/state/platform/session/session';
import { useTeacherHomeworks } from '@mashq/state/work/homework';
import type { HomeworkFilter } from '@mashq/state/work/teacher-keys';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { useAddressChoice } from '../../../platform/routing/use-address-choice.ts';
import { StateChoice } from '../../assigned/StateChoice.tsx';
import { teacherHomeworks } from '../../strings/teacher-homeworks.ts';
import { HomeworkCards } from './HomeworkCards.tsx';

type State = keyof typeof teacherHomeworks.states;

const words = teacherHomeworks;
const ALL = 'all';
const STATE_NAMES = Object.keys(words.states) as State[];

/** Every homework of the teacher, newest first. What it is filtered by is in the address. */
export function HomeworksScreen() {
  const { activeUser } = useSession();
  const classes = activeUser?.classes ?? [];
  const [state, setState] = useAddressChoice('state', STATE_NAMES, ALL);
  const [classId, setClassId] = useAddressChoice(
    'class',
    classes.map(({ id }) => id),
    ALL,
  );
  const filter: HomeworkFilter = {
    ...(state !== ALL && { state }),
    ...(classId !== ALL && { classId }),
  };
  const homeworks = useTeacherHomeworks(filter);
  const isFiltered = state !== ALL || classId !== ALL;
  // The empty state links to the first one, and filters would have nothing to filter.
  const hasNone = !isFiltered && homeworks.data?.items.length === 0;
  return (
    <Page
      title={words.title}
      {...(!hasNone && {
        actions: (
          <Inline>
            <Link variant="secondary" href="/teacher/reviews">
              {words.reviews}
            </Link>
            <Link variant="primary" href="/teacher/homeworks/new">
              {words.new}
            </Link>
          </Inline>
        ),
      })}
    >
      <Stack gap={6}>
        {!hasNone && (
          <Inline gap={6} align="end">
            <StateChoice label={words.state} states={words.states} value={state} onChange={setState} />
            {classes.length > 1 && (
              <SegmentedControl
                label={words.class}
                options={[
                  { value: ALL, label: words.allClasses },
                  ...classes.map(({ id, title }) => ({ value: id, label: title })),
                ]}
                value={classId}
                onChange={setClassId}
              />
            )}
          </Inline>
        )}
        <QueryBoundary query={homeworks} skeleton={<ScreenSkeleton />}>
          {({ items }) => (items.length === 0 ? <None isFiltered={isFiltered} /> : <HomeworkCards homeworks={items} />)}
        </QueryBoundary>
        {homeworks.hasNextPage && (
          <Button
            variant="secondary"
            isPending={homeworks.isFetchingNextPage}
            onPress={() => void homeworks.fetchNextPage()}
          >
            {words.more}
          </Button>
        )}
      </Stack>
    </Page>
  );
}

function None({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <LazyEmptyState picture="search">{words.noneLikeThis}</LazyEmptyState>;
  const action = (
    <Link variant="primary" href="/teacher/homeworks/new">
      {words.new}
    </Link>
  );
  return (
    <LazyEmptyState picture="homework" action={action}>
      {words.empty}
    </LazyEmptyState>
  );
}

function ScreenSkeleton() {
  return (
    <Grid columns="wide">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="card" size="large" />
      ))}
    </Grid>
  );
}
