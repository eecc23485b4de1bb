import type { TeacherAssignment } from '@mashq/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import type { ApiError } from '../platform/api/api.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { assignmentApi, ReportApiContext } from './assignment-api.ts';
import { type AssignmentRef, teacherKeys } from './teacher-keys.ts';

/** Deletes assigned work. */
export function useRemoveAssignment({ kind, id }: AssignmentRef) {
  const calls = useContext(ReportApiContext);
  return useMutation<unknown, ApiError, void>({
    mutationFn: () => calls(kind).remove({ params: { id } }),
    onSuccess: forgetLists,
  });
}

/** Brings deleted work back. */
export function useRestoreAssignment({ kind, id }: AssignmentRef) {
  return useMutation<unknown, ApiError, void>({
    mutationFn: () => assignmentApi(kind).restore({ params: { id } }),
    onSuccess: () => afterChange({ kind, id }),
  });
}

export interface NewDeadline {
  endDate: string;
  /** One student only. */
  studentId?: string | undefined;
  /** One group of it only. */
  groupPosition?: number | undefined;
  /** The teacher has confirmed that students become late. */
  confirm?: boolean | undefined;
}

/** Moves the deadline of the class, of a group or of one student. Fails with 409 if students would become late; then confirm. */
export function useMoveDeadline(work: AssignmentRef) {
  return useMutation<TeacherAssignment, ApiError, NewDeadline>({
    mutationFn: (body) => assignmentApi(work.kind).deadline({ params: { id: work.id }, body }),
    onSuccess: () => afterChange(work),
  });
}

export type LifecycleEvent = 'publish' | 'unschedule' | 'archive' | 'unarchive';

/** Moves assigned work through its states: out of a draft and back, into the archive and out. */
export function useLifecycle(work: AssignmentRef, version: number) {
  return useMutation<TeacherAssignment, ApiError, LifecycleEvent>({
    mutationFn: (event) => assignmentApi(work.kind)[event]({ params: { id: work.id }, body: { version } }),
    onSettled: () => afterChange(work),
  });
}

export type StudentAction = 'excuse' | 'unexcuse' | 'reopen' | 'start_over';

/** Excuses a student, removes the excuse, reopens what was handed in, or lets the student start over. */
export function useSetStudentState(work: AssignmentRef, studentId: string) {
  return useMutation<unknown, ApiError, StudentAction>({
    mutationFn: (action) =>
      assignmentApi(work.kind).setStudentState({ params: { id: work.id, studentId }, body: { action } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: teacherKeys.assignment(work) }),
  });
}

export interface WaitingDecision {
  counts: boolean;
  /** How many answers the teacher has seen. */
  waiting: number;
}

/** Counts a student's answers that arrived after the solutions had been shown, or leaves them uncounted. */
export function useDecideWaiting(work: AssignmentRef, studentId: string) {
  return useMutation<unknown, ApiError, WaitingDecision>({
    mutationFn: (body) => assignmentApi(work.kind).decideWaiting({ params: { id: work.id, studentId }, body }),
    // Also where it failed: more answers may have arrived.
    onSettled: () => queryClient.invalidateQueries({ queryKey: teacherKeys.assignment(work) }),
  });
}

function afterChange(work: AssignmentRef): void {
  void queryClient.invalidateQueries({ queryKey: teacherKeys.assignment(work) });
  forgetLists();
}

function forgetLists(): void {
  for (const queryKey of [teacherKeys.homeworks, teacherKeys.reviews, teacherKeys.packages, teacherKeys.dashboard]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
