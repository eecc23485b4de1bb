import { useQuery } from '@tanstack/react-query';
import { api } from '../api/index.ts';
import { teacherKeys } from './keys.ts';

/** While children are at it, the report is asked for again this often. */
const LIVE_MS = 20_000;

/** One homework: who is where, each skill, common mistakes, who needs help. Stays fresh while the homework is open. */
export function useHomeworkReport(id: string) {
  return useQuery({
    queryKey: teacherKeys.report(id),
    queryFn: ({ signal }) => api.teacher.homework.report({ params: { id } }, { signal }),
    refetchInterval: (query) => (query.state.data?.homework.state === 'open' ? LIVE_MS : false),
  });
}

/** One child's homework, skill by skill. */
export function useStudentReport(id: string, studentId: string) {
  return useQuery({
    queryKey: teacherKeys.student(id, studentId),
    queryFn: ({ signal }) => api.teacher.homework.student({ params: { id, studentId } }, { signal }),
  });
}

/** One skill of one child's homework, with each answer as typed. */
export function useStudentSkillReport(id: string, studentId: string, skillId: string) {
  return useQuery({
    queryKey: teacherKeys.studentSkill(id, studentId, skillId),
    queryFn: ({ signal }) => api.teacher.homework.studentSkill({ params: { id, studentId, skillId } }, { signal }),
  });
}
