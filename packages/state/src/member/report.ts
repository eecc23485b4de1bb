import { useQuery } from '@tanstack/react-query';
import { api } from '../api/index.ts';
import { withResponseCache } from '../offline/index.ts';
import { memberKeys } from './keys.ts';

/** The student's own week, from Saturday. */
export function useCompletionSummary() {
  const queryKey = [...memberKeys.reports, 'completion-summary'];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => withResponseCache(queryKey, () => api.member.reports.completionSummary({}, { signal })),
  });
}
