import type { Contract, RequestOf } from '@mashq/api/contract';
import { paymentApi } from '../platform/api/payment.ts';
import { visitorApi } from '../platform/api/visitor.ts';
import { useVisitorQuery } from '../platform/use-visitor-query.ts';
import { useVisitorSubmit } from '../platform/use-visitor-submit.ts';

/** The same `id` is sent again after a failure, so that nothing is stored twice. */
export type NewPreOrder = RequestOf<Contract['site']['preOrder']>['body'];

const CALLS = {
  site: (body: NewPreOrder) => visitorApi.site.preOrder({ body }),
  student: (body: NewPreOrder) => paymentApi.preOrder({ body }),
};

/** Asks to be called about a plan: as a visitor, or as the student who is signed in. */
export const useSendPreOrder = (by: keyof typeof CALLS) => useVisitorSubmit(CALLS[by]);

const readPlans = () => visitorApi.site.plans({});

/** The plans on sale. */
export const useSalePlans = () => useVisitorQuery(readPlans);
