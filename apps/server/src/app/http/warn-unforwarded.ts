import type { FastifyInstance } from 'fastify';

/**
 * Says once, in the log, that the proxy does not pass addresses on: all people would then share the limits of one. What asks
 * whether a server is ready comes past the proxy, and only reads.
 */
export function warnUnforwarded(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.method === 'POST' && request.headers['x-forwarded-for'] === undefined) {
      isSaid = true;
      app.log.warn(
        'TRUST_PROXY is set, but a request came without X-Forwarded-For: let the proxy pass it on, else all people share the limits of one address',
      );
    }
    done();
  });
}
