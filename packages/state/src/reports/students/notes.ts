import type { StudentNote } from '@mashq/api/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/api.ts';
import { teacherApi } from '../../platform/api/teacher.ts';

import { queryClient } from '../../platform/query/query-client.ts';
import { studentKeys } from './students.ts';

const refresh = (studentId: string) => queryClient.invalidateQueries({ queryKey: studentKeys.student(studentId) });

/** Writes a note on a student. Its id is made once per text, so that sending it twice writes one note. */
export function useAddNote(studentId: string) {
  return useMutation<StudentNote, ApiError, { id: string; body: string }>({
    mutationFn: (body) => teacherApi.report.addNote({ params: { studentId }, body }),
    retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isTemporary,
    onSuccess: () => refresh(studentId),
  });
}

/** Changes a note of one's own. Fails with 409 if it changed in the meantime; the newest text is loaded then. */
export function useUpdateNote(studentId: string, { id: noteId, version }: Pick<StudentNote, 'id' | 'version'>) {
  return useMutation<StudentNote, ApiError, string>({
    mutationFn: (body) => teacherApi.report.updateNote({ params: { studentId, noteId }, body: { version, body } }),
    onSettled: () => refresh(studentId),
  });
}

/** Removes a note of one's own. */
export function useRemoveNote(studentId: string, noteId: string) {
  return useMutation<unknown, ApiError, void>({
    mutationFn: () => teacherApi.report.removeNote({ params: { studentId, noteId } }),
    onSuccess: () => refresh(studentId),
  });
}
