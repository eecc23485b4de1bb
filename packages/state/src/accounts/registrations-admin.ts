import type { ApiError } from '@mashq/api/client';
import type { AdminRegistration, Contract, RequestOf } from '@mashq/api/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';

import { queryClient } from '../platform/query/query-client.ts';

const KEY = ['admin', 'registrations'] as const;

export interface RegistrationsFilter {
  readonly state: AdminRegistration['state'];
  readonly kind?: AdminRegistration['kind'];
  readonly page: number;
  readonly size: number;
}

/** One page of the requests for an account. */
export function useAdminRegistrations(query: RegistrationsFilter) {
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => adminApi.registrations.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });

type Confirmation = RequestOf<Contract['admin']['registrations']['confirm']>['body'];

/** Makes the account that was asked for. */
export function useConfirmRegistration() {
  return useMutation<AdminRegistration, ApiError, { readonly id: string; readonly body: Confirmation }>({
    mutationFn: ({ id, body }) => adminApi.registrations.confirm({ params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useRefuseRegistration() {
  return useMutation<AdminRegistration, ApiError, { readonly id: string; readonly reason: string }>({
    mutationFn: ({ id, reason }) => adminApi.registrations.refuse({ params: { id }, body: { reason } }),
    onSuccess: refresh,
  });
}
