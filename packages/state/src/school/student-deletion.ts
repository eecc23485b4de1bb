import type { ApiError } from '@mashq/api/client';
import type { Contract, ResponseOf } from '@mashq/api/contract';
import { useMutation } from '@tanstack/react-query';
import { managementApi } from '../platform/api/management.ts';
import { queryClient } from '../platform/query/query-client.ts';

/** Asks for the deletion of a student's account, for a parent who wants it, or takes that back. */
export function useStudentDeletion(personId: string) {
  return useMutation<ResponseOf<Contract['school']['erasure']['ask']>, ApiError, 'ask' | 'takeBack'>({
    mutationFn: (what) => managementApi.school.erasure[what]({ params: { personId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['school'] }),
  });
}

/** When the account of a student is deleted, as asked for before; null where it is not. */
export function useReadDeletion(personId: string) {
  return useMutation<string | null, ApiError, void>({
    mutationFn: async () => {
      try {
        return (await managementApi.school.erasure.read({ params: { personId } })).due_at;
      } catch (error) {
        // Nobody has asked.
        if ((error as ApiError).status === 404) return null;
        throw error;
      }
    },
  });
}
