import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../services.ts';

interface ReadyOptions extends Pick<Services, 'status'> {
  readonly prefix: string;
  readonly isDraining: () => boolean;
}

/**
 * `/api/ready`, for whatever sends requests to this copy of the server: 200 while it can work, 503 with the reason while it
 * is closing or its database does not answer. It is for machines of the operator and no call of the contract.
 */
export function readyRoute(app: FastifyInstance, { prefix, status, isDraining }: ReadyOptions): void {
  app.get(`${prefix}/ready`, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining()) {
      throw new AppError('unavailable', 'این نسخهٔ سرور دارد بسته می‌شود.', { code: 'closing', retryAfter: 5 });
    }
    await status.requireReady();
    return { ready: true };
  });
}
