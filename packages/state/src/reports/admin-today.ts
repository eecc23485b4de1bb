import { useQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin-api.ts';

/** What waits for an administrator, and what was sold in the last weeks; asked again whenever the screen opens. */
export function useAdminToday() {
  return useQuery({
    queryKey: ['admin', 'today'],
    queryFn: ({ signal }) => adminApi.today.read({}, { signal }),
    staleTime: 0,
  });
}
