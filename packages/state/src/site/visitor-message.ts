import type { Contract, RequestOf } from '@mashq/api/contract';
import { siteApi } from '../platform/api/site-api.ts';
import { useSending } from '../platform/use-sending.ts';

/** A message or a registration; the same `id` is sent again after a failure, so that nothing is stored twice. */
export type VisitorMessage = RequestOf<Contract['site']['sendMessage']>['body'];

const call = (body: VisitorMessage) => siteApi.sendMessage({ body });

/** Sends a visitor's message. */
export const useSendVisitorMessage = () => useSending(call);
