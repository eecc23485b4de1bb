import type { ApiError } from '@mashq/api/client';
import type { AdminPerson, AdminPersonDetail, Contract, ResponseOf, ShownPassword } from '@mashq/api/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';
import { queryClient } from '../platform/query/query-client.ts';

const KEY = ['admin', 'people'] as const;
const AUDIT = ['admin', 'audit'] as const;

export interface PeopleFilter {
  readonly search: string;
  readonly role?: AdminPerson['role'];
  readonly state?: AdminPerson['state'];
  readonly school_id?: string;
  readonly page: number;
  readonly size: number;
}

/** One page of the people of all schools. */
export function useAdminPeople(query: PeopleFilter) {
  return useQuery({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => adminApi.people.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One person: where they belong, and whether they can sign in. */
export function useAdminPerson(id: string) {
  return useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => adminApi.people.read({ params: { personId: id } }, { signal }),
  });
}

const refresh = () =>
  Promise.all([queryClient.invalidateQueries({ queryKey: KEY }), queryClient.invalidateQueries({ queryKey: AUDIT })]);

/** A new password, which stays in no cache. */
export function useResetPassword(personId: string) {
  return useMutation<ShownPassword, ApiError, void>({
    mutationFn: () => adminApi.people.resetPassword({ params: { personId } }),
    onSuccess: () => void refresh(),
    gcTime: 0,
  });
}

/** Locks an account, or opens it. */
export function useSetLock(personId: string) {
  return useMutation<AdminPersonDetail, ApiError, boolean>({
    mutationFn: (isLocked) => adminApi.people.setLock({ params: { personId }, body: { is_locked: isLocked } }),
    onSuccess: refresh,
  });
}

/** Turns off the second factor of somebody who has lost it. */
export function useEndSecondFactorOf(personId: string) {
  return useMutation<AdminPersonDetail, ApiError, void>({
    mutationFn: () => adminApi.people.endSecondFactor({ params: { personId } }),
    onSuccess: refresh,
  });
}

type Proof = ResponseOf<Contract['admin']['erasure']['ask']>;

/** Asks for the deletion of an account, or takes that back. */
export function useAccountDeletion(personId: string) {
  return useMutation<Proof, ApiError, 'ask' | 'takeBack'>({
    mutationFn: (what) => adminApi.erasure[what]({ params: { personId } }),
    onSuccess: refresh,
  });
}
