import type { ApiError } from '@mashq/api/client';
import type { AdminDiscountCode, AdminPlan, Contract, RequestOf } from '@mashq/api/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';

import { queryClient, storeReply } from '../platform/query/query-client.ts';

const PLANS = ['admin', 'plans'] as const;
const CODES = ['admin', 'discount-codes'] as const;

/** Every plan, also those that are not sold any more. */
export function useAdminPlans() {
  return useQuery({ queryKey: PLANS, queryFn: ({ signal }) => adminApi.catalog.plans({}, { signal }) });
}

const notePlans = (plans: AdminPlan[]) => storeReply(PLANS, plans);

type NewPlan = RequestOf<Contract['admin']['catalog']['addPlan']>['body'];

/** Puts a plan on sale. Sending the same id again changes nothing. */
export function useAddPlan() {
  return useMutation<AdminPlan[], ApiError, NewPlan>({
    mutationFn: (body) => adminApi.catalog.addPlan({ body }),
    onSuccess: notePlans,
  });
}

/** Takes a plan out of sale. */
export function useRetirePlan() {
  return useMutation<AdminPlan[], ApiError, string>({
    mutationFn: (id) => adminApi.catalog.retirePlan({ params: { id } }),
    onSuccess: notePlans,
  });
}

/** One page of the discount codes. */
export function useAdminDiscountCodes(query: { readonly page: number; readonly size: number }) {
  return useQuery({
    queryKey: [...CODES, query],
    queryFn: ({ signal }) => adminApi.catalog.codes({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

type NewCode = RequestOf<Contract['admin']['catalog']['addCode']>['body'];

/** Makes a discount code. Sending the same id again changes nothing. */
export function useAddDiscountCode() {
  return useMutation<AdminDiscountCode, ApiError, NewCode>({
    mutationFn: (body) => adminApi.catalog.addCode({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: CODES }),
  });
}
