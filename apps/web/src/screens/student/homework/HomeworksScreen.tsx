import { useMemberHomeworks } from '@mashq/state/member';
import { useSession } from '@mashq/state/session';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { personOf } from '../../../account/nav-account.ts';
import { LazyEmptyState } from '../../../loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { QueryGroupBoundary } from '../../../loading/QueryGroupBoundary.tsx';
import { studentHomeworks } from '../../../strings/student/homeworks.ts';
import { HomeworkCard } from './HomeworkCard.tsx';

/** All homeworks: open ones, then past ones. */
export function HomeworksScreen() {
  const words = studentHomeworks;
  const { activeUser } = useSession();
  const lists = [useMemberHomeworks('open'), useMemberHomeworks('past')];
  return (
    <Page width="student" title={words.title}>
      {lists.every(({ data }) => data?.items.length === 0) ? (
        <LazyEmptyState
          picture="homework"
          person={personOf(activeUser?.gender ?? null)}
          action={
            <Link variant="primary" href="/student">
              {words.practise}
            </Link>
          }
        >
          {words.none}
        </LazyEmptyState>
      ) : (
        <QueryGroupBoundary queries={lists} voice="student">
          <HomeworkList state="open" title={words.open} empty={words.noneOpen} />
          <HomeworkList state="past" title={words.past} empty={words.nonePast} />
        </QueryGroupBoundary>
      )}
    </Page>
  );
}

function HomeworkList({ state, title, empty }: { state: 'open' | 'past'; title: string; empty: string }) {
  const homeworks = useMemberHomeworks(state);
  const { activeUser } = useSession();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = homeworks;
  return (
    <Section title={title}>
      <QueryBoundary query={homeworks} voice="student" skeleton={<Skeleton shape="card" size="large" />}>
        {({ items }) =>
          items.length === 0 ? (
            <LazyEmptyState
              picture={state === 'open' ? 'done' : 'homework'}
              person={personOf(activeUser?.gender ?? null)}
            >
              {empty}
            </LazyEmptyState>
          ) : (
            <Stack>
              {items.map((homework) => (
                <HomeworkCard key={homework.id} homework={homework} level={3} />
              ))}
              {hasNextPage && (
                <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                  {studentHomeworks.more}
                </Button>
              )}
            </Stack>
          )
        }
      </QueryBoundary>
    </Section>
  );
}
