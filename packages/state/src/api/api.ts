import { createClient } from '@mashq/api/client';
import { deviceToken } from '../session/device-token.ts';
import { currentToken } from '../session/token.ts';

const unauthorizedListeners = new Set<(token: string) => void>();

/** Calls `listener` when the server no longer accepts a token that a call carried. */
export function onUnauthorized(listener: (token: string) => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/** The one client of the app. Screens never call it: they use the hooks of their domain. */
export const api = createClient({
  baseUrl: '/api',
  getToken: () => currentToken()?.text,
  getDeviceToken: deviceToken,
  onUnauthorized: (_, token) => {
    for (const listener of unauthorizedListeners) listener(token);
  },
});
