import type { DiscountCheck, NewPayment, PaymentState, Receipt, Subscription } from '@mashq/api/contract';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { paymentApi } from '../platform/api/payment.ts';

import { joinPages, nextPage, queryClient, storeReply } from '../platform/query/query-client.ts';
import { changeActiveUser } from '../platform/session/session.ts';

/** Names of payments in the query cache. */
const keys = {
  plans: ['payment', 'plans'] as const,
  plan: (id: string) => ['payment', 'plan', id] as const,
  receipts: ['payment', 'receipts'] as const,
  receipt: (id: string) => ['payment', 'receipt', id] as const,
  subscription: ['payment', 'subscription'] as const,
  preOrders: ['payment', 'pre-orders'] as const,
};

const PAGE_SIZE = 20;

/** How often a payment is read again while the bank works on it. */
const REFETCH_MS = 10_000;

const OPEN: readonly PaymentState[] = ['created', 'pending', 'verifying'];

/** The plans on sale. */
export function usePlans() {
  return useQuery({ queryKey: keys.plans, queryFn: ({ signal }) => paymentApi.plans({}, { signal }) });
}

export function usePlan(planId: string) {
  return useQuery({
    queryKey: keys.plan(planId),
    queryFn: ({ signal }) => paymentApi.plan({ query: { planId } }, { signal }),
  });
}

/** What the student has; the plan that the rest of the app shows follows it. */
async function readSubscription({ signal }: { readonly signal: AbortSignal }): Promise<Subscription> {
  const subscription = await paymentApi.subscription({}, { signal });
  changeActiveUser({ plan: subscription.state === 'active' ? subscription.plan_title : null });
  return subscription;
}

/** What the student has, of its own or of the school. */
export function useSubscription() {
  return useQuery({ queryKey: keys.subscription, queryFn: readSubscription });
}

/** The student's payments, the newest first. */
export function useReceipts() {
  return useInfiniteQuery({
    queryKey: keys.receipts,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      paymentApi.receipts({ query: { page: pageParam, size: PAGE_SIZE } }, { signal }),
    getNextPageParam: nextPage,
    select: joinPages,
  });
}

/** One payment; read again while it is open. */
export function useReceipt(paymentId: string) {
  return useQuery<Receipt, ApiError>({
    queryKey: keys.receipt(paymentId),
    queryFn: ({ signal }) => paymentApi.receipt({ params: { paymentId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && OPEN.includes(state.data.state) ? REFETCH_MS : false),
  });
}

/** Asks what a discount code takes off. */
export function useCheckDiscount(planId: string) {
  return useMutation<DiscountCheck, ApiError, string>({
    mutationFn: (code) => paymentApi.checkDiscount({ query: { planId, code } }),
  });
}

interface Order {
  readonly id: string;
  readonly plan_id: string;
  readonly code: string | null;
  /** What the screen says is to be paid. */
  readonly amount_rial: number;
}

/** Orders a plan. Sending the same id again changes nothing. */
export function useCreatePayment() {
  return useMutation<NewPayment, ApiError, Order>({
    mutationFn: (body) => paymentApi.create({ body }),
    onSuccess: ({ receipt }) => noteReceipt(receipt),
    // The price, or what the code takes off, has changed meanwhile.
    onError: ({ status }, { plan_id }) => {
      if (status === 409) void queryClient.invalidateQueries({ queryKey: keys.plan(plan_id) });
    },
  });
}

/** Back from the gateway: the server asks it what came of the payment. May be sent again. */
export function useVerifyPayment() {
  return useMutation<Receipt, ApiError, { readonly authority: string; readonly was_cancelled: boolean }>({
    mutationFn: (body) => paymentApi.verify({ body }),
    onSuccess: noteReceipt,
  });
}

async function noteReceipt(receipt: Receipt): Promise<void> {
  await storeReply(keys.receipt(receipt.id), receipt);
  void queryClient.invalidateQueries({ queryKey: keys.receipts });
  void queryClient.invalidateQueries({ queryKey: keys.subscription });
  if (receipt.state === 'paid') {
    // A failure is not reported here: the next visit brings the plan with the profile.
    void queryClient.fetchQuery({ queryKey: keys.subscription, queryFn: readSubscription }).catch(() => undefined);
  }
}

/** The pre-orders of the student, the newest first. */
export function usePreOrders() {
  return useQuery({
    queryKey: keys.preOrders,
    queryFn: ({ signal }) => paymentApi.preOrders({}, { signal }),
  });
}
