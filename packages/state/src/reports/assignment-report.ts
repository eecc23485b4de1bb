import { queryOptions, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { queryClient } from '../platform/query/query-client.ts';
import { assignmentApi, type ReportApi, ReportApiContext } from '../work/assignment-api.ts';
import { type AssignmentRef, teacherKeys } from '../work/teacher-keys.ts';

/** Refetch interval of the report of open work. A teacher is notified of answers by events, and this finds what they lost. */
const REFETCH_MS = 120_000;
/** A manager is not notified: a school has too many classes that answer at once. */
const MANAGER_REFETCH_MS = 20_000;

/** A reply has the assigned work under the name of its kind. */
function withAssignment<Work, Rest extends object>(
  reply: ({ homework: Work } | { review: Work } | { package: Work }) & Rest,
) {
  if ('homework' in reply) return { ...reply, assignment: reply.homework };
  return { ...reply, assignment: 'review' in reply ? reply.review : reply.package };
}

const report = (calls: ReportApi, work: AssignmentRef) =>
  queryOptions({
    queryKey: teacherKeys.report(work),
    queryFn: async ({ signal }) =>
      withAssignment(await calls(work.kind).report({ params: { id: work.id } }, { signal })),
  });

/** Report of assigned work: students, skills, common mistakes, help. Refetched while it is open. */
export function useAssignmentReport(work: AssignmentRef) {
  const calls = use(ReportApiContext);
  return useQuery({
    ...report(calls, work),
    refetchInterval: ({ state }) =>
      state.data?.assignment.state === 'open' && (calls === assignmentApi ? REFETCH_MS : MANAGER_REFETCH_MS),
  });
}

/** Reads what `useAssignmentReport` shows a teacher, before it is rendered. */
export const prefetchAssignmentReport = (work: AssignmentRef) => queryClient.prefetchQuery(report(assignmentApi, work));

/** One student's part of assigned work by skill. */
export function useStudentReport(work: AssignmentRef, studentId: string) {
  const calls = use(ReportApiContext);
  return useQuery({
    queryKey: teacherKeys.student(work, studentId),
    queryFn: async ({ signal }) =>
      withAssignment(await calls(work.kind).student({ params: { id: work.id, studentId } }, { signal })),
  });
}

/** One skill of one student's part, with each answer as typed. */
export function useStudentSkillReport(work: AssignmentRef, studentId: string, skillId: string) {
  const calls = use(ReportApiContext);
  return useQuery({
    queryKey: teacherKeys.studentSkill(work, studentId, skillId),
    queryFn: async ({ signal }) =>
      withAssignment(await calls(work.kind).studentSkill({ params: { id: work.id, studentId, skillId } }, { signal })),
  });
}
