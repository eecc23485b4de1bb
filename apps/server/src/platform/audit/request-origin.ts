import { AsyncLocalStorage } from 'node:async_hooks';
import type { Origin } from './audit.ts';

/** Where the request comes from that is being answered. */
export type RequestOrigin = Omit<Origin, 'actor'>;

interface Request extends RequestOrigin {
  readonly sender: string | undefined;
}

const current = new AsyncLocalStorage<Request>();

/**
 * Runs the work of a request; what it notes in the audit log carries the request's origin.
 * @param sender who sent it: an account, or the hash of an address
 */
export function withRequestOrigin<T>(origin: RequestOrigin, sender: string | undefined, work: () => T): T {
  return current.run({ ...origin, sender }, work);
}

/** An account's change within the request that is being answered; outside of one, only the account. */
export function originOf(accountId: string): Origin {
  const { requestId, addressHash } = current.getStore() ?? {};
  return { actor: accountId, requestId, addressHash };
}

/** Who sent the request that is being answered; undefined outside of one. */
export function currentSender(): string | undefined {
  return current.getStore()?.sender;
}
