import { useQuery } from '@tanstack/react-query';
import { memberPracticeApi } from '../platform/api/member-practice-api.ts';
import { withResponseCache } from '../platform/offline/response-cache.ts';
import { memberKeys } from '../platform/query/student-keys.ts';

/** The courses of the student's grade, each in one line. */
export function useCourses() {
  return useQuery({
    queryKey: memberKeys.courses,
    queryFn: ({ signal }) =>
      withResponseCache(memberKeys.courses, () => memberPracticeApi.courses.list({}, { signal })),
  });
}

/** One course: its book, the student's mastery, and what is assigned in it. */
export function useCourse(courseId: number) {
  return useQuery({
    queryKey: memberKeys.course(courseId),
    queryFn: ({ signal }) =>
      withResponseCache(memberKeys.course(courseId), () =>
        memberPracticeApi.courses.read({ params: { courseId } }, { signal }),
      ),
  });
}
