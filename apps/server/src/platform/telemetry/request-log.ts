import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Account of the caller, once it is known. */
    actorId: string | null;
  }
}

/** A name for a request, unless a proxy has given it one. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

export interface RequestLogOptions {
  /** A keyed hash: the same address is the same text, and nobody reads it back. */
  readonly hashAddress?: (address: string) => string;
  readonly metrics?: Metrics | undefined;
}

/**
 * One line a request, and its numbers: what was called, by which account, how it ended and how long it took. No header,
 * query, body or plain address of a person is ever logged. The reply names the request, so that a person who reports a
 * fault can name it too.
 */
export function logRequests(app: FastifyInstance, { hashAddress, metrics }: RequestLogOptions): void {
  app.decorateRequest('actorId', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    // A stream lasts as long as its reader likes: no measure of the server's speed.
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream'))
      metrics?.finished({ method, route, status, seconds: reply.elapsedTime / 1000 });
    request.log.info({
      method,
      route,
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.actorId === null ? {} : { actor: request.actorId }),
      ...(hashAddress ? { from: hashAddress(request.ip).slice(0, 16) } : {}),
    });
  });
}
