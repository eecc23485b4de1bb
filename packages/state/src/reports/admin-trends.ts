import type { ApiError } from '@mashq/api/client';
import type { Contract, RequestOf } from '@mashq/api/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';

type Calls = Contract['admin']['trends'];

/** Practice over weeks of all schools. */
export function useAdminTrends(query: RequestOf<Calls['read']>['query']) {
  return useQuery({
    queryKey: ['admin', 'trends', query],
    queryFn: ({ signal }) => adminApi.trends.read({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The same weeks of all groups as a file. */
export function useExportAdminTrends() {
  return useMutation<File, ApiError, RequestOf<Calls['export']>['query']>({
    mutationFn: (query) => adminApi.trends.export({ query }),
  });
}
