import { useQuery } from '@tanstack/react-query';
import { studentApi } from '../platform/api/student.ts';

import { withResponseCache } from '../platform/offline/response-cache.ts';
import { memberKeys } from '../platform/query/student-keys.ts';
import { readWaitingTries } from '../practice/waiting-tries.ts';

const sendWaiting = ({ sendWaitingTries }: typeof import('../practice/warm-up.ts')) => sendWaitingTries();

/** The student's own week, from Saturday. */
export function useCompletionSummary() {
  const queryKey = [...memberKeys.reports, 'completion-summary'];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      // What a warm-up left on this device comes first: the home then says what became of it.
      if (readWaitingTries() !== null) await import('../practice/warm-up.ts').then(sendWaiting, () => undefined);
      return withResponseCache(queryKey, () => studentApi.reports.completionSummary({}, { signal }));
    },
  });
}
