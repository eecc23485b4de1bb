import { AsyncLocalStorage } from 'node:async_hooks';
import type { Origin } from './audit.ts';

/** Where the request comes from that is being answered. */
export type RequestOrigin = Omit<Origin, 'actor'>;

const current = new AsyncLocalStorage<RequestOrigin>();

/** Runs the work of a request; what it notes in the audit log carries the request's origin. */
export function withRequestOrigin<T>(origin: RequestOrigin, work: () => T): T {
  return current.run(origin, work);
}

/** An account's change within the request that is being answered; outside of one, only the account. */
export function originOf(accountId: string): Origin {
  return { actor: accountId, ...current.getStore() };
}
