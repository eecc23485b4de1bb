import type { Contract, RequestOf, SkillLevel } from '@mashq/api/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { ApiError } from '../../platform/api/api.ts';
import { teacherReportApi } from '../../platform/api/teacher-report-api.ts';
import { queryClient } from '../../platform/query/query-client.ts';
import { type StudentFilter, studentKeys } from './keys.ts';
import { StudentCalls } from './student-calls.ts';

/** One page of the students of the teacher's classes. The previous page stays visible while the next one loads. */
export function useStudents(filter: StudentFilter = {}) {
  const calls = use(StudentCalls);
  return useQuery({
    queryKey: studentKeys.list(filter),
    queryFn: ({ signal }) => calls.students({ query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One student with the skills of a grade, or of the student's own. */
export function useStudent(studentId: string, grade?: number) {
  const calls = use(StudentCalls);
  return useQuery({
    queryKey: studentKeys.report(studentId, grade),
    queryFn: ({ signal }) =>
      calls.student({ params: { studentId }, query: grade === undefined ? {} : { grade } }, { signal }),
  });
}

type NewLevel = RequestOf<Contract['teacher']['report']['setLevel']>['body'];

/** Sets a student's descriptive level in a skill, with the reason. */
export function useSetLevel(studentId: string, skillId: string) {
  return useMutation<SkillLevel, ApiError, NewLevel>({
    mutationFn: (body) => teacherReportApi.report.setLevel({ params: { studentId, skillId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: studentKeys.student(studentId) }),
  });
}

/** Returns to the level that follows from the answers. */
export function useResetLevel(studentId: string, skillId: string) {
  return useMutation<SkillLevel, ApiError, void>({
    mutationFn: () => teacherReportApi.report.resetLevel({ params: { studentId, skillId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: studentKeys.student(studentId) }),
  });
}
