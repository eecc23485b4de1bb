import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { ReportCalls } from '../work/report-calls.ts';
import { type AssignmentRef, teacherKeys } from '../work/teacher-keys.ts';

/** Refetch interval of the report of open work. */
const LIVE_MS = 20_000;

/** A reply has the assigned work under the name of its kind. */
function withAssignment<Work, Rest extends object>(
  reply: ({ homework: Work } | { review: Work } | { package: Work }) & Rest,
) {
  if ('homework' in reply) return { ...reply, assignment: reply.homework };
  return { ...reply, assignment: 'review' in reply ? reply.review : reply.package };
}

/** Report of assigned work: students, skills, common mistakes, help. Refetched while it is open. */
export function useAssignmentReport(work: AssignmentRef) {
  const calls = use(ReportCalls);
  return useQuery({
    queryKey: teacherKeys.report(work),
    queryFn: async ({ signal }) =>
      withAssignment(await calls(work.kind).report({ params: { id: work.id } }, { signal })),
    refetchInterval: (query) => (query.state.data?.assignment.state === 'open' ? LIVE_MS : false),
  });
}

/** One student's part of assigned work by skill. */
export function useStudentReport(work: AssignmentRef, studentId: string) {
  const calls = use(ReportCalls);
  return useQuery({
    queryKey: teacherKeys.student(work, studentId),
    queryFn: async ({ signal }) =>
      withAssignment(await calls(work.kind).student({ params: { id: work.id, studentId } }, { signal })),
  });
}

/** One skill of one student's part, with each answer as typed. */
export function useStudentSkillReport(work: AssignmentRef, studentId: string, skillId: string) {
  const calls = use(ReportCalls);
  return useQuery({
    queryKey: teacherKeys.studentSkill(work, studentId, skillId),
    queryFn: async ({ signal }) =>
      withAssignment(await calls(work.kind).studentSkill({ params: { id: work.id, studentId, skillId } }, { signal })),
  });
}
