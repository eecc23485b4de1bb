import type { Contract, RequestOf, ResponseOf } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../platform/api/api.ts';
import { studentApi } from '../platform/api/student.ts';
import { teacherApi } from '../platform/api/teacher.ts';
import { visitorApi } from '../platform/api/visitor.ts';

import { queryClient, storeReply } from '../platform/query/query-client.ts';

export type ParentReport = ResponseOf<Contract['parent']['report']>;
type Links = ResponseOf<Contract['member']['parentLinks']['list']>;
type Made = ResponseOf<Contract['member']['parentLinks']['make']>;

interface Loading {
  readonly data: ParentReport | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
}

/** What a parent's link shows. It is not cached: once the link is revoked, nothing of it is left on the device. */
export function useParentReport(token: string) {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Loading>({ data: undefined, error: null, isFetching: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    let isCurrent = true;
    setState((before) => ({ ...before, isFetching: true }));
    visitorApi.parent.report({ body: { token } }).then(
      (data) => isCurrent && setState({ data, error: null, isFetching: false }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (isCurrent) setState({ data: undefined, error, isFetching: false });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [token, tries]);
  return { ...state, refetch: () => setTries(tries + 1) };
}

type SmsStart = RequestOf<Contract['parent']['startSms']>['body'];

/** A parent agrees to a message a week, to a phone whose code it has. Rejects with an `ApiError`. */
export const startWeeklySms = (body: SmsStart) => visitorApi.parent.startSms({ body });

/** Ends the messages of a link. Rejects with an `ApiError`. */
export const stopWeeklySms = (token: string) => visitorApi.parent.stopSms({ body: { token } });

const keyOf = (studentId: string | null) => ['parent-links', studentId ?? 'own'];

/** Links for parents: one's own with null, else those of a child the teacher teaches. */
export function useParentLinks(studentId: string | null) {
  return useQuery<Links, ApiError>({
    queryKey: keyOf(studentId),
    queryFn: ({ signal }) =>
      studentId === null
        ? studentApi.parentLinks.list({}, { signal })
        : teacherApi.parentLinks.list({ params: { studentId } }, { signal }),
  });
}

/** Makes a link; its token is in the reply alone. */
export function useMakeParentLink(studentId: string | null) {
  return useMutation<Made, ApiError, void>({
    mutationFn: () =>
      studentId === null ? studentApi.parentLinks.make({}) : teacherApi.parentLinks.make({ params: { studentId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(studentId) }),
  });
}

/** Revokes a link at once. */
export function useRevokeParentLink(studentId: string | null) {
  return useMutation<Links, ApiError, string>({
    mutationFn: (id) =>
      studentId === null
        ? studentApi.parentLinks.revoke({ params: { id } })
        : teacherApi.parentLinks.revoke({ params: { studentId, id } }),
    onSuccess: (links) => storeReply(keyOf(studentId), links),
  });
}
