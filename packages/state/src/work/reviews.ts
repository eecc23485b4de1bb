import type { TeacherAssignment } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { teacherApi } from '../platform/api/teacher.ts';

import { queryClient } from '../platform/query/query-client.ts';
import { useFormContent, useReplaceWork, useWorkList } from './assignment-queries.ts';
import { type HomeworkFilter, teacherKeys } from './teacher-keys.ts';

const api = teacherApi.review;

/** The teacher's reviews, newest first, page by page. */
export function useTeacherReviews(filter: HomeworkFilter = {}) {
  return useWorkList(teacherKeys.reviewList(filter), (page, signal) =>
    api.list({ query: { ...filter, page } }, { signal }),
  );
}

/** Groups proposed for a review of a class: students who lack the same skills. */
export function useProposedGroups(classId: string) {
  return useQuery({
    queryKey: teacherKeys.proposedGroups(classId),
    queryFn: ({ signal }) => api.groups({ query: { classId } }, { signal }),
  });
}

/** What came of a review, group by group. */
export function useGroupsReport(id: string) {
  return useQuery({
    queryKey: teacherKeys.groupsReport(id),
    queryFn: ({ signal }) => api.groupsReport({ params: { id } }, { signal }),
  });
}

export type NewReview = Parameters<typeof api.create>[0]['body'];

/** Assigns a review. Sending the same `id` again changes nothing. */
export function useCreateReview() {
  return useMutation<TeacherAssignment, ApiError, NewReview>({
    mutationFn: (body) => api.create({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: teacherKeys.reviews }),
  });
}

export type ReviewContent = Parameters<typeof api.replace>[0]['body'];

/** Gives a review other content. Fails with 409 where it changed meanwhile or a student has opened it. */
export function useReplaceReview(id: string) {
  return useReplaceWork({ kind: 'review', id }, teacherKeys.reviews, (body: ReviewContent) =>
    api.replace({ params: { id }, body }),
  );
}

/** A review with its skills, for a form that changes it. */
export function useReviewContent(id: string) {
  return useFormContent(teacherKeys.content({ kind: 'review', id }), async (signal) => {
    const review = await api.read({ params: { id } }, { signal });
    return { review, skills: await api.briefSkills({ params: { id } }, { signal }) };
  });
}
