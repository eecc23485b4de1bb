import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';

/**
 * Refuses calls of the API while the server is too busy: the app shows why and tries again. Pages and the app's files are
 * sent all the same. They cost little, and nobody could read a refusal in the place of a page. `limits` say when it is too
 * busy.
 */
export async function shedCalls(
  app: FastifyInstance,
  api: string,
  limits: Omit<FastifyUnderPressureOptions, 'pressureHandler'>,
): Promise<void> {
  await app.register(underPressure, {
    ...limits,
    pressureHandler: async ({ url }) => {
      if (isCall(url, api)) throw busy();
    },
  });
}

const busy = () =>
  new AppError('unavailable', 'سامانه شلوغ است؛ چند لحظهٔ دیگر دوباره تلاش کنید.', { code: 'busy', retryAfter: 5 });

/** Whether the address of a request, with or without its query, is one of the API's. */
export function isCall(url: string, api: string): boolean {
  // Not every address that reaches a server is a URL: `//[` has no host.
  const [pathname = ''] = url.split('?', 1);
  return pathname === api || pathname.startsWith(`${api}/`);
}
