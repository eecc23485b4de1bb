import type { Contract, ResponseOf } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { accountApi } from '../platform/api/account-api.ts';
import type { ApiError } from '../platform/api/api.ts';
import { storeReply } from '../platform/query/store-reply.ts';
import { accountKeys } from './keys.ts';

type ClassCode = ResponseOf<Contract['teacher']['classCode']['read']>;

/** The student's classes with teachers and classmates. */
export function useClassmates() {
  return useQuery<ResponseOf<Contract['member']['classroom']['classmates']>, ApiError>({
    queryKey: accountKeys.classmates,
    queryFn: ({ signal }) => accountApi.classroom.classmates({}, { signal }),
  });
}

/** The code by which children join a class. */
export function useClassCode(classId: string) {
  return useQuery<ClassCode, ApiError>({
    queryKey: accountKeys.classCode(classId),
    queryFn: ({ signal }) => accountApi.classCode.read({ params: { classId } }, { signal }),
  });
}

/** Makes a code, or takes it back. */
export function useChangeClassCode(classId: string) {
  return useMutation<ClassCode, ApiError, 'make' | 'revoke'>({
    mutationFn: (change) => accountApi.classCode[change]({ params: { classId } }),
    onSuccess: (code) => storeReply(accountKeys.classCode(classId), code),
  });
}
