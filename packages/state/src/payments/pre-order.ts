import type { Contract, Plan, RequestOf } from '@mashq/api/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../platform/api/api.ts';
import { studentApi } from '../platform/api/student.ts';
import { visitorApi } from '../platform/api/visitor.ts';

import { useVisitorSubmit } from '../platform/use-visitor-submit.ts';

/** The same `id` is sent again after a failure, so that nothing is stored twice. */
export type NewPreOrder = RequestOf<Contract['site']['preOrder']>['body'];

const CALLS = {
  site: (body: NewPreOrder) => visitorApi.site.preOrder({ body }),
  student: (body: NewPreOrder) => studentApi.payment.preOrder({ body }),
};

/** Asks to be called about a plan: as a visitor, or as the student who is signed in. */
export const useSendPreOrder = (by: keyof typeof CALLS) => useVisitorSubmit(CALLS[by]);

interface SalePlans {
  readonly data: readonly Plan[] | undefined;
  /** Its `detail` is for the visitor. */
  readonly error: ApiError | null;
  readonly isFetching: boolean;
}

/** The plans on sale, in the form of a query: public pages do not load the query cache. */
export function useSalePlans(): SalePlans & { readonly refetch: () => Promise<void> } {
  const [state, setState] = useState<SalePlans>({ data: undefined, error: null, isFetching: true });
  const isShown = useRef(true);

  const refetch = useCallback(async () => {
    setState((before) => ({ ...before, isFetching: true }));
    try {
      const data = await visitorApi.site.plans({});
      if (isShown.current) setState({ data, error: null, isFetching: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isShown.current) setState({ data: undefined, error, isFetching: false });
    }
  }, []);

  useEffect(() => {
    isShown.current = true;
    void refetch();
    return () => {
      isShown.current = false;
    };
  }, [refetch]);

  return { ...state, refetch };
}
