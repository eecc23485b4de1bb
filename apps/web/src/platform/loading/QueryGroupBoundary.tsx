import type { ReactNode } from 'react';
import { type Loadable, QueryBoundary, type QueryBoundaryProps } from './QueryBoundary.tsx';
import { RevealInOrder } from './RevealInOrder.tsx';

export interface QueryGroupBoundaryProps extends Pick<QueryBoundaryProps<unknown>, 'voice'> {
  /** The queries of the screen's sections. */
  queries: readonly Loadable<unknown>[];
  /** The sections, each with its own skeleton and error. */
  children: ReactNode;
}

/** Sections with separate queries, shown in their order. If all of them fail, one error is shown instead of one per section. */
export function QueryGroupBoundary({ queries, voice = 'staff', children }: QueryGroupBoundaryProps) {
  const [first] = queries;
  if (first === undefined || !queries.every(({ data, error }) => data === undefined && error !== null))
    return <RevealInOrder>{children}</RevealInOrder>;
  const retryAll = () => {
    for (const { refetch } of queries) void refetch();
  };
  return (
    <QueryBoundary query={{ ...first, refetch: retryAll }} voice={voice} skeleton={null}>
      {() => null}
    </QueryBoundary>
  );
}
