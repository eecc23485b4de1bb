import { useQuery } from '@tanstack/react-query';
import { teacherApi } from '../api/teacher-api.ts';
import { teacherKeys } from './keys.ts';

/** Refetch interval of an open homework's report. */
const LIVE_MS = 20_000;

/** Report of one homework: students, skills, common mistakes, help. Refetched while the homework is open. */
export function useHomeworkReport(id: string) {
  return useQuery({
    queryKey: teacherKeys.report(id),
    queryFn: ({ signal }) => teacherApi.homework.report({ params: { id } }, { signal }),
    refetchInterval: (query) => (query.state.data?.homework.state === 'open' ? LIVE_MS : false),
  });
}

/** One student's homework by skill. */
export function useStudentReport(id: string, studentId: string) {
  return useQuery({
    queryKey: teacherKeys.student(id, studentId),
    queryFn: ({ signal }) => teacherApi.homework.student({ params: { id, studentId } }, { signal }),
  });
}

/** One skill of one student's homework, with each answer as typed. */
export function useStudentSkillReport(id: string, studentId: string, skillId: string) {
  return useQuery({
    queryKey: teacherKeys.studentSkill(id, studentId, skillId),
    queryFn: ({ signal }) => teacherApi.homework.studentSkill({ params: { id, studentId, skillId } }, { signal }),
  });
}
