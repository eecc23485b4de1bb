import type { Contract, ResponseOf } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { studentApi } from '../platform/api/student.ts';
import { teacherApi } from '../platform/api/teacher.ts';
import { storeReply } from '../platform/query/query-client.ts';

/** Names of the account's data in the query cache. */
export const accountKeys = {
  profile: ['account', 'profile'] as const,
  avatars: ['account', 'avatars'] as const,
  classmates: ['account', 'classmates'] as const,
  classCode: (classId: string) => ['teacher', 'class-code', classId] as const,
};

type ClassCode = ResponseOf<Contract['teacher']['classCode']['read']>;

/** The student's classes with teachers and classmates. */
export function useClassmates() {
  return useQuery<ResponseOf<Contract['member']['classroom']['classmates']>, ApiError>({
    queryKey: accountKeys.classmates,
    queryFn: ({ signal }) => studentApi.classroom.classmates({}, { signal }),
  });
}

/** The code by which children join a class. */
export function useClassCode(classId: string) {
  return useQuery<ClassCode, ApiError>({
    queryKey: accountKeys.classCode(classId),
    queryFn: ({ signal }) => teacherApi.classCode.read({ params: { classId } }, { signal }),
  });
}

/** Makes a code, or takes it back. */
export function useChangeClassCode(classId: string) {
  return useMutation<ClassCode, ApiError, 'make' | 'revoke'>({
    mutationFn: (change) => teacherApi.classCode[change]({ params: { classId } }),
    onSuccess: (code) => storeReply(accountKeys.classCode(classId), code),
  });
}
