import { queryOptions, useQuery } from '@tanstack/react-query';
import { studentApi } from '../platform/api/student.ts';

import { withResponseCache } from '../platform/offline/response-cache.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';
import { readWaitingTries } from '../practice/waiting-warm-up-tries.ts';

const sendWaiting = ({ sendWaitingTries }: typeof import('../practice/warm-up.ts')) => sendWaitingTries();

const queryKey = [...memberKeys.reports, 'completion-summary'] as const;
const completionSummary = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => {
    // What a warm-up left on this device comes first: the home then says what became of it.
    if (readWaitingTries() !== null) await import('../practice/warm-up.ts').then(sendWaiting, () => undefined);
    return withResponseCache(queryKey, () => studentApi.reports.completionSummary({}, { signal }));
  },
});

/** The student's own week, from Saturday. */
export function useCompletionSummary() {
  return useQuery(completionSummary);
}

/** Reads what `useCompletionSummary` shows, before it is rendered. */
export const prefetchCompletionSummary = () => queryClient.prefetchQuery(completionSummary);
