import type { ApiError } from '@mashq/api/client';
import type {
  AdminJobApplication,
  AdminPreOrderDetail,
  AdminVisitorMessage,
  Contract,
  RequestOf,
} from '@mashq/api/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';

import { queryClient } from '../platform/query/query-client.ts';

export interface VisitorMessagesFilter {
  readonly kind?: AdminVisitorMessage['kind'];
  /** Left out: all of them. */
  readonly state?: AdminVisitorMessage['state'];
  /** Id of a webinar: who has registered for it. */
  readonly webinar?: string;
  readonly page: number;
  readonly size: number;
}

const MESSAGES = ['admin', 'visitor-messages'] as const;

/** One page of what visitors wrote, and of registrations for webinars. */
export function useVisitorMessages(query: VisitorMessagesFilter) {
  return useQuery({
    queryKey: [...MESSAGES, query],
    queryFn: ({ signal }) => adminApi.visitorMessages.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Marks a message as answered, closed, or new again. */
export function useVisitorMessageState() {
  return useMutation<
    AdminVisitorMessage,
    ApiError,
    { readonly id: string; readonly state: AdminVisitorMessage['state'] }
  >({
    mutationFn: ({ id, state }) => adminApi.visitorMessages.setState({ params: { id }, body: { state } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: MESSAGES }),
  });
}

const PRE_ORDERS = ['admin', 'pre-orders'] as const;
const APPLICATIONS = ['admin', 'job-applications'] as const;

type PreOrdersState = NonNullable<RequestOf<Contract['admin']['preOrders']['list']>['query']['state']>;

/** One page of who asked to be called about a plan. */
export function useAdminPreOrders(query: {
  readonly state: PreOrdersState;
  readonly page: number;
  readonly size: number;
}) {
  return useQuery({
    queryKey: [...PRE_ORDERS, 'list', query],
    queryFn: ({ signal }) => adminApi.preOrders.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One pre-order with its history. */
export function useAdminPreOrder(id: string) {
  return useQuery({
    queryKey: [...PRE_ORDERS, 'detail', id],
    queryFn: ({ signal }) => adminApi.preOrders.detail({ params: { id } }, { signal }),
  });
}

type PreOrderChange = RequestOf<Contract['admin']['preOrders']['change']>['body'];

/** Notes what came of a call. */
export function useChangePreOrder(id: string) {
  return useMutation<AdminPreOrderDetail, ApiError, PreOrderChange>({
    mutationFn: (body) => adminApi.preOrders.change({ params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PRE_ORDERS }),
  });
}

/** One page of applications for jobs. */
export function useJobApplications(query: {
  readonly page: number;
  readonly size: number;
  /** Left out: all of them. */
  readonly state?: AdminJobApplication['state'];
}) {
  return useQuery({
    queryKey: [...APPLICATIONS, query],
    queryFn: ({ signal }) => adminApi.jobApplications.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Gets the resume of an application, to be saved. */
export function useResume() {
  return useMutation<File, ApiError, string>({
    mutationFn: (id) => adminApi.jobApplications.resume({ params: { id } }),
  });
}

/** Marks an application as answered, closed, or new again. */
export function useApplicationState() {
  return useMutation<
    AdminJobApplication,
    ApiError,
    { readonly id: string; readonly state: AdminJobApplication['state'] }
  >({
    mutationFn: ({ id, state }) => adminApi.jobApplications.setState({ params: { id }, body: { state } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: APPLICATIONS }),
  });
}

/** Removes an application with its resume. */
export function useRemoveApplication() {
  return useMutation<{ ok: true }, ApiError, string>({
    mutationFn: (id) => adminApi.jobApplications.remove({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: APPLICATIONS }),
  });
}
