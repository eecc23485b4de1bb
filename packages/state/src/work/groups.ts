import type { ClassGroup } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { teacherReviewApi } from '../platform/api/teacher-review-api.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { teacherKeys } from './teacher-keys.ts';

/** The groups of a class with their students. */
export function useClassGroups(classId: string) {
  return useQuery({
    queryKey: teacherKeys.groups(classId),
    queryFn: ({ signal }) => teacherReviewApi.groups.list({ params: { classId } }, { signal }),
  });
}

export interface GroupChange {
  /** Of the group; of a new one made once per form. */
  id: string;
  name: string;
  studentIds: string[];
  isNew: boolean;
}

/** Makes a group or changes its name and students. */
export function useSaveGroup(classId: string) {
  return useMutation<ClassGroup, ApiError, GroupChange>({
    mutationFn: ({ id, isNew, name, studentIds }) =>
      isNew
        ? teacherReviewApi.groups.create({ params: { classId }, body: { id, name, studentIds } })
        : teacherReviewApi.groups.update({ params: { classId, groupId: id }, body: { name, studentIds } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: teacherKeys.groups(classId) }),
  });
}

/** Dissolves a group; work that was set for it stays. */
export function useRemoveGroup(classId: string) {
  return useMutation<unknown, ApiError, string>({
    mutationFn: (groupId) => teacherReviewApi.groups.remove({ params: { classId, groupId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: teacherKeys.groups(classId) }),
  });
}
