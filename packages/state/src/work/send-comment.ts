import type { HomeworkComment, HomeworkReport } from '@mashq/api/contract';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { ApiError } from '../platform/api/api.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { session } from '../platform/session/machine.ts';
import { assignmentApi } from './assignment-api.ts';
import { type AssignmentRef, teacherKeys } from './teacher-keys.ts';

type WithComments = Pick<HomeworkReport, 'comments'>;

export interface NewComment {
  /** Created once per text, so that sending twice makes one note. */
  id: string;
  body: string;
}

/** A note to the class or to one student. It is shown at once and removed if the server refuses it. */
export function useComment(work: AssignmentRef, studentId?: string) {
  const queryKey: QueryKey = studentId === undefined ? teacherKeys.report(work) : teacherKeys.student(work, studentId);
  const change = (edit: (comments: HomeworkComment[]) => HomeworkComment[]) =>
    queryClient.setQueryData<WithComments>(queryKey, (data) => data && { ...data, comments: edit(data.comments) });
  return useMutation<HomeworkComment, ApiError, NewComment>({
    mutationFn: ({ id, body }) =>
      assignmentApi(work.kind).comment({
        params: { id: work.id },
        body: { id, body, ...(studentId && { studentId }) },
      }),
    retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isTemporary,
    onMutate: async ({ id, body }) => {
      // A reply already under way, without the note, would overwrite it.
      await queryClient.cancelQueries({ queryKey });
      change((comments) => [...comments, draft(id, body)]);
    },
    onSuccess: (comment) => change((comments) => comments.map((one) => (one.id === comment.id ? comment : one))),
    onError: (_, { id }) => change((comments) => comments.filter((one) => one.id !== id)),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

function draft(id: string, body: string): HomeworkComment {
  const { activeUser } = session;
  return {
    id,
    author_name: [activeUser?.first_name, activeUser?.last_name].filter(Boolean).join(' '),
    author_role: 'TEACHER',
    body,
    created_at: new Date().toISOString(),
  };
}
