import type { Band, Contract, RequestOf, SkillLevel } from '@mashq/api/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { ApiError } from '../../platform/api/api.ts';
import { teacherApi } from '../../platform/api/teacher.ts';

import { queryClient, storeReply } from '../../platform/query/query-client.ts';

/** The calls that students are read by. */
export type StudentCallsOf = Pick<typeof teacherApi.report, 'students' | 'student'>;

/** Whose calls students are read by: a teacher's, unless a screen of another role says otherwise. */
export const StudentCalls = createContext<StudentCallsOf>(teacherApi.report);

interface StudentFilter {
  search?: string | undefined;
  classId?: string | undefined;
  band?: Band | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

/** Names of the students' data in the query cache. */
export const studentKeys = {
  lists: ['teacher', 'students'] as const,
  list: (filter: StudentFilter) => ['teacher', 'students', filter] as const,
  student: (id: string) => ['teacher', 'student', id] as const,
  placement: (id: string) => ['teacher', 'student', id, 'placement'] as const,
  report: (id: string, grade: number | undefined) => ['teacher', 'student', id, grade] as const,
};

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
    mutationFn: (body) => teacherApi.report.setLevel({ params: { studentId, skillId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: studentKeys.student(studentId) }),
  });
}

/** Returns to the level that follows from the answers. */
export function useResetLevel(studentId: string, skillId: string) {
  return useMutation<SkillLevel, ApiError, void>({
    mutationFn: () => teacherApi.report.resetLevel({ params: { studentId, skillId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: studentKeys.student(studentId) }),
  });
}

/** The placement of a student: asked for, begun, or where to begin. */
export function useStudentPlacement(studentId: string) {
  return useQuery({
    queryKey: studentKeys.placement(studentId),
    queryFn: ({ signal }) => teacherApi.report.placement({ params: { studentId } }, { signal }),
  });
}

/** Asks a student for a placement; asking again changes nothing until it is done. */
export function useAskPlacement(studentId: string) {
  return useMutation({
    mutationFn: () => teacherApi.report.askPlacement({ params: { studentId } }),
    onSuccess: (reply) => storeReply(studentKeys.placement(studentId), reply),
  });
}
