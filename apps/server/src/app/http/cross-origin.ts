import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Seconds for which a browser remembers what it may send. */
const REMEMBERED_SECONDS = 600;

/**
 * Lets pages of other origins call the API, where the environment names them: the app of another server, switched to this one.
 * Tokens go in a header, so no origin is given cookies.
 */
export async function allowOrigins(app: FastifyInstance, api: string, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    delegator: ({ url = '' }, done) =>
      done(null, {
        origin: url.startsWith(`${api}/`) ? [...origins] : false,
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: ['authorization', 'content-type', 'last-event-id', 'x-device'],
        exposedHeaders: ['content-disposition', 'retry-after'],
        maxAge: REMEMBERED_SECONDS,
      }),
  });
}
