import type { Contract, RequestOf } from '@mashq/api/contract';
import { visitorApi } from '../platform/api/visitor.ts';

import { useVisitorSubmit } from '../platform/use-visitor-submit.ts';

/** A message or a registration; the same `id` is sent again after a failure, so that nothing is stored twice. */
export type VisitorMessage = RequestOf<Contract['site']['sendMessage']>['body'];

const call = (body: VisitorMessage) => visitorApi.site.sendMessage({ body });

/** Sends a visitor's message. */
export const useSendVisitorMessage = () => useVisitorSubmit(call);
