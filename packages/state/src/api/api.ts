import { type ClientOptions, createCalls } from '@mashq/api/client';
import { auth } from '@mashq/api/client/auth';
import { log } from '@mashq/api/client/log';
import { profile } from '@mashq/api/client/profile';
import { status } from '@mashq/api/client/status';
import type { Contract } from '@mashq/api/contract';
import { currentToken, deviceToken } from './token.ts';

const unauthorizedListeners = new Set<(token: string) => void>();

/** Calls `listener` when the server no longer accepts a token that a call carried. */
export function onUnauthorized(listener: (token: string) => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/** How every call of the app is made. */
export const clientOptions: ClientOptions = {
  baseUrl: '/api',
  getToken: () => currentToken()?.text,
  getDeviceToken: deviceToken,
  onUnauthorized: (_, token) => {
    for (const listener of unauthorizedListeners) listener(token);
  },
};

/** The calls that every screen may need; those of a role are beside it. Screens call neither: they use the hooks of their domain. */
export const api = {
  auth: createCalls<Contract['auth']>(auth, clientOptions),
  profile: createCalls<Contract['profile']>(profile, clientOptions),
  status: createCalls<Contract['status']>(status, clientOptions),
  log: createCalls<Contract['log']>(log, clientOptions),
};
