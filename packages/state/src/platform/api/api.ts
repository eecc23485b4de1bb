import type { ApiError, ClientOptions } from '@mashq/api/client';
import { fetchOrTakeEarly } from './early-calls.ts';
import { ADDRESS_KEY, OWN_ADDRESS } from './stored-address.ts';
import { currentToken, deviceToken } from './token.ts';

export { ApiError, GENERIC_DETAIL } from '@mashq/api/client';

const unauthorizedListeners = new Set<(token: string, error: ApiError) => void>();

/** Calls `listener` when the server no longer accepts a token that a call carried. */
export function onUnauthorized(listener: (token: string, error: ApiError) => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/** How every call of the app is made; the tables of calls are beside it. Screens call neither: they use the hooks of their domain. */
export const clientOptions: ClientOptions = {
  // Read once, so that no token goes to another server than the one it is from: a change loads the page again. The content
  // policy of the page decides which servers are reached. Pages are also rendered at build, without storage.
  baseUrl: globalThis.localStorage?.[ADDRESS_KEY] ?? OWN_ADDRESS,
  getToken: () => currentToken()?.text,
  getDeviceToken: deviceToken,
  fetch: fetchOrTakeEarly,
  onUnauthorized: (error, token) => {
    for (const listener of unauthorizedListeners) listener(token, error);
  },
};
