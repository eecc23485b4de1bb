import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import type { ReactNode } from 'react';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { type Loadable, QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { StateChoice } from './StateChoice.tsx';

/** Nothing is filtered out. */
export const ALL = 'all';

interface PagedQuery<Item> extends Loadable<{ items: readonly Item[] }> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

export interface WorkListProps<Item, State extends string> {
  query: PagedQuery<Item>;
  words: {
    new: string;
    /** Label of the filter. */
    state: string;
    states: Readonly<Record<State, string>>;
    /** The teacher has none at all, and none in this state. */
    empty: string;
    noneLikeThis: string;
    more: string;
  };
  state: State | typeof ALL;
  onStateChange: (state: State) => void;
  /** Where a new one is made. */
  newHref: string;
  card: (item: Item) => ReactNode;
}

/** Assigned work of one kind, newest first, by state, with a way to new work. */
export function WorkList<Item, State extends string>(props: WorkListProps<Item, State>) {
  const { query, words, state, onStateChange, newHref, card } = props;
  const hasNone = state === ALL && query.data?.items.length === 0;
  const fresh = (
    <Link variant="primary" href={newHref}>
      {words.new}
    </Link>
  );
  return (
    <Stack gap={6}>
      {!hasNone && (
        <Inline justify="between" align="end">
          <StateChoice label={words.state} states={words.states} value={state as State} onChange={onStateChange} />
          {fresh}
        </Inline>
      )}
      <QueryBoundary query={query} skeleton={<ListSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <LazyEmptyState picture={hasNone ? 'homework' : 'search'} {...(hasNone && { action: fresh })}>
              {hasNone ? words.empty : words.noneLikeThis}
            </LazyEmptyState>
          ) : (
            <Grid columns="wide">{items.map(card)}</Grid>
          )
        }
      </QueryBoundary>
      {query.hasNextPage && (
        <Button variant="secondary" isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
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
