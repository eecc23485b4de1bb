import type { ApiError } from '@mashq/api/client';
import type { AdminPaymentDetail, PaymentState } from '@mashq/api/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';

import { queryClient, storeReply } from '../platform/query/query-client.ts';

const KEY = ['admin', 'payments'] as const;

/** Which payments: of a state, made from one moment until another, and by the beginning of the order number. */
export interface PaymentsFilter {
  readonly state?: PaymentState;
  readonly from?: string;
  readonly until?: string;
  readonly order_no?: string;
}

/** One page of the payments of all students, with the totals of all that are found. */
export function useAdminPayments(query: PaymentsFilter & { readonly page: number; readonly size: number }) {
  return useQuery({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => adminApi.payments.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

const detailKey = (id: string) => [...KEY, 'detail', id];

/** One payment with every change of its state. */
export function useAdminPayment(id: string) {
  return useQuery({
    queryKey: detailKey(id),
    queryFn: ({ signal }) => adminApi.payments.detail({ params: { id } }, { signal }),
  });
}

/** Notes that the money of a payment was given back. */
export function useRefund(id: string) {
  return useMutation<AdminPaymentDetail, ApiError, void>({
    mutationFn: () => adminApi.payments.refund({ params: { id } }),
    onSuccess: async (payment) => {
      await storeReply(detailKey(id), payment);
      void queryClient.invalidateQueries({ queryKey: [...KEY, 'list'] });
    },
  });
}

/** The payments found, and their totals, as a spreadsheet. */
export function useExportPayments() {
  return useMutation<File, ApiError, PaymentsFilter>({
    mutationFn: (query) => adminApi.payments.export({ query }),
  });
}
