import type { Contract, RequestOf, SalePlan } from '@mashq/api/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/index.ts';
import { memberPaymentApi } from '../api/member-payment-api.ts';
import { siteApi } from '../api/site-api.ts';
import { useSending } from './use-sending.ts';

/** The same `id` is sent again after a failure, so that nothing is stored twice. */
export type NewPreOrder = RequestOf<Contract['site']['preOrder']>['body'];

const CALLS = {
  site: (body: NewPreOrder) => siteApi.preOrder({ body }),
  student: (body: NewPreOrder) => memberPaymentApi.preOrder({ body }),
};

/** Asks to be called about a plan: as a visitor, or as the student who is signed in. */
export const useSendPreOrder = (by: keyof typeof CALLS) => useSending(CALLS[by]);

/** The plans on sale, for a choice that can be left open: none while they are loaded, and where they cannot be. */
export function useSalePlans(): readonly SalePlan[] {
  const [plans, setPlans] = useState<readonly SalePlan[]>([]);
  useEffect(() => {
    let isCurrent = true;
    siteApi.plans({}).then(
      (found) => {
        if (isCurrent) setPlans(found);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return plans;
}
