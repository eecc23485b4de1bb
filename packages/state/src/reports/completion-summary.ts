import { useQuery } from '@tanstack/react-query';
import { studentApi } from '../platform/api/student.ts';

import { withResponseCache } from '../platform/offline/response-cache.ts';
import { memberKeys } from '../platform/query/student-keys.ts';

/** The student's own week, from Saturday. */
export function useCompletionSummary() {
  const queryKey = [...memberKeys.reports, 'completion-summary'];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => withResponseCache(queryKey, () => studentApi.reports.completionSummary({}, { signal })),
  });
}
