import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../platform/api/api.ts';
import { storedReply } from '../platform/offline/response-cache.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';

const SERVER_FAILED = 500;

interface DayQuery {
  readonly data: unknown;
  readonly error: Error | null;
}

/** What a day is made of, by what the hooks of the same names give. */
interface DayQueries {
  readonly assignments: DayQuery;
  readonly summary: DayQuery;
  readonly skills: DayQuery;
}

/**
 * Where the server fails and there is nothing to show, the day of the last visit takes its place, as old as it is. The errors stay,
 * so that the screen can say both.
 */
export function useStoredDay({ assignments, summary, skills }: DayQueries): void {
  useStored(assignments, memberKeys.openAssignments, 1);
  useStored(summary, [...memberKeys.reports, 'completion-summary']);
  useStored(skills, memberKeys.skills);
}

/** A list that is read page by page is stored by its pages. */
function useStored({ data, error }: DayQuery, queryKey: QueryKey, page?: number): void {
  const name = JSON.stringify(queryKey);
  const isWanted = data === undefined && error instanceof ApiError && error.status >= SERVER_FAILED;
  useEffect(() => {
    if (!isWanted) return;
    const key = JSON.parse(name) as string[];
    void storedReply(page === undefined ? key : [...key, page]).then((stored) => {
      const query = queryClient.getQueryCache().find({ queryKey: key });
      if (stored === undefined || query === undefined || query.state.data !== undefined) return;
      query.setState({
        data: page === undefined ? stored.value : { pages: [stored.value], pageParams: [page] },
        dataUpdatedAt: stored.keptAt,
      });
    });
  }, [isWanted, name, page]);
}
