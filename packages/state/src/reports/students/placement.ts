import { useMutation, useQuery } from '@tanstack/react-query';
import { teacherApi } from '../../platform/api/teacher.ts';
import { storeReply } from '../../platform/query/store-reply.ts';
import { studentKeys } from './keys.ts';

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
