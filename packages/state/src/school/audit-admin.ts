import type { AuditPage, Contract, RequestOf } from '@mashq/api/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';

export type AuditFilter = Omit<RequestOf<Contract['admin']['audit']['list']>['query'], 'after' | 'size'>;

/** The audit log, the newest first; older ones are read on demand. */
export function useAuditLog(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ pageParam, signal }) =>
      adminApi.audit.list({ query: { ...filter, ...(pageParam !== null && { after: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: AuditPage) => next,
    staleTime: 0,
  });
}
