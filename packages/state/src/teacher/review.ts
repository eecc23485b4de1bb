import type { TeacherAssignment } from '@mashq/api/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../api/index.ts';
import { teacherReviewApi } from '../api/teacher-review-api.ts';
import { joinPages, nextPage } from '../query/pages.ts';
import { queryClient } from '../query/query-client.ts';
import { type HomeworkFilter, teacherKeys } from './keys.ts';

/** The teacher's reviews, newest first, page by page. */
export function useTeacherReviews(filter: HomeworkFilter = {}) {
  return useInfiniteQuery({
    queryKey: teacherKeys.reviewList(filter),
    queryFn: ({ pageParam: page, signal }) => teacherReviewApi.review.list({ query: { ...filter, page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: joinPages,
    placeholderData: keepPreviousData,
  });
}

/** Groups proposed for a review of a class: students who lack the same skills. */
export function useProposedGroups(classId: string) {
  return useQuery({
    queryKey: teacherKeys.proposedGroups(classId),
    queryFn: ({ signal }) => teacherReviewApi.review.groups({ query: { classId } }, { signal }),
  });
}

/** What came of a review, group by group. */
export function useGroupsReport(id: string) {
  return useQuery({
    queryKey: teacherKeys.groupsReport(id),
    queryFn: ({ signal }) => teacherReviewApi.review.groupsReport({ params: { id } }, { signal }),
  });
}

export type NewReview = Parameters<typeof teacherReviewApi.review.create>[0]['body'];

/** Assigns a review. Sending the same `id` again changes nothing. */
export function useCreateReview() {
  return useMutation<TeacherAssignment, ApiError, NewReview>({
    mutationFn: (body) => teacherReviewApi.review.create({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: teacherKeys.reviews }),
  });
}

export type ReviewContent = Parameters<typeof teacherReviewApi.review.replace>[0]['body'];

/** Gives a review other content. Fails with 409 where it changed meanwhile or a student has opened it. */
export function useReplaceReview(id: string) {
  return useMutation<TeacherAssignment, ApiError, ReviewContent>({
    mutationFn: (body) => teacherReviewApi.review.replace({ params: { id }, body }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: teacherKeys.assignment({ kind: 'review', id }) });
      void queryClient.invalidateQueries({ queryKey: teacherKeys.reviews });
    },
  });
}

/** A review with its skills, for a form that changes it. */
export function useReviewContent(id: string) {
  return useQuery({
    queryKey: teacherKeys.content({ kind: 'review', id }),
    queryFn: async ({ signal }) => {
      const [review, skills] = await Promise.all([
        teacherReviewApi.review.read({ params: { id } }, { signal }),
        teacherReviewApi.review.briefSkills({ params: { id } }, { signal }),
      ]);
      return { review, skills };
    },
    // What is typed into the form must not be replaced by a later reply.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
