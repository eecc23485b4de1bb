import { useSession } from '@mashq/state/platform/session/session';
import { useMemberHomeworks, useOpenAssignments } from '@mashq/state/work/homework-student';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { type Loadable, QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { QueryGroupBoundary } from '../../../platform/loading/QueryGroupBoundary.tsx';
import { personOf } from '../../../platform/people/nav-account.ts';
import { studentHomeworks } from '../../strings/student-homeworks.ts';
import { HomeworkCard, type HomeworkCardProps } from './HomeworkCard.tsx';
import { twinTitles } from './twin-titles.ts';

/** Open work but quizzes, which have a place of their own. */
function useOpenWork() {
  const query = useOpenAssignments();
  const { data } = query;
  return data === undefined
    ? query
    : { ...query, data: { ...data, items: data.items.filter(({ kind }) => kind !== 'quiz') } };
}

/** Open work, also reviews and packages, then past homeworks. */
export function HomeworksScreen() {
  const words = studentHomeworks;
  const { activeUser } = useSession();
  const open = useOpenWork();
  const past = useMemberHomeworks('past');
  return (
    <Page width="student" title={words.title}>
      {open.data?.items.length === 0 && past.data?.items.length === 0 ? (
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
        <QueryGroupBoundary queries={[open, past]} voice="student">
          <WorkList query={open} picture="done" title={words.open} empty={words.noneOpen} />
          <WorkList query={past} picture="homework" title={words.past} empty={words.nonePast} />
        </QueryGroupBoundary>
      )}
    </Page>
  );
}

interface WorkListProps {
  query: Loadable<{ readonly items: readonly HomeworkCardProps['homework'][] }> &
    Pick<ReturnType<typeof useOpenAssignments>, 'hasNextPage' | 'isFetchingNextPage'> & {
      fetchNextPage: () => unknown;
    };
  picture: 'done' | 'homework';
  title: string;
  empty: string;
}

function WorkList({ query, picture, title, empty }: WorkListProps) {
  const { activeUser } = useSession();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <Section title={title}>
      <QueryBoundary query={query} voice="student" skeleton={<Skeleton shape="card" size="large" />}>
        {({ items }) => {
          const twins = twinTitles(items);
          return items.length === 0 ? (
            <LazyEmptyState picture={picture} person={personOf(activeUser?.gender ?? null)}>
              {empty}
            </LazyEmptyState>
          ) : (
            <Stack>
              {items.map((homework, index) => (
                <HomeworkCard
                  key={homework.id}
                  homework={homework}
                  level={3}
                  isTwin={twins.has(homework.id)}
                  isNext={index === 0}
                />
              ))}
              {hasNextPage && (
                <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                  {studentHomeworks.more}
                </Button>
              )}
            </Stack>
          );
        }}
      </QueryBoundary>
    </Section>
  );
}
