import { queryOptions, useQuery } from '@tanstack/react-query';
import { studentApi } from '../platform/api/student.ts';

import { withResponseCache } from '../platform/offline/response-cache.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';

const queryKey = [...memberKeys.reports, 'completion-summary'] as const;
const completionSummary = queryOptions({
  queryKey,
  queryFn: ({ signal }) => withResponseCache(queryKey, () => studentApi.reports.completionSummary({}, { signal })),
});

/** The student's own week, from Saturday. */
export function useCompletionSummary() {
  return useQuery(completionSummary);
}

/** Reads what `useCompletionSummary` shows, before it is rendered. */
export const prefetchCompletionSummary = () => queryClient.prefetchQuery(completionSummary);
