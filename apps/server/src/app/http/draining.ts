import type { FastifyInstance } from 'fastify';

/** How long what has begun may go on. With closing the database after it, a stop takes less than ten seconds. */
const FINISH_WITHIN_MS = 6_000;

/** A connection that nothing runs on may just be sending its next request. */
const LAST_REQUESTS_MS = 300;

/**
 * Makes `app.close()` quick without losing anything: it takes no more connections, answers what has begun or still arrives
 * with the end of its connection, and closes those that have nothing more to say. Gives whether the server is closing.
 *
 * Without that, a connection that was busy at the time of closing would be kept open for its next request until the
 * keep-alive time is over.
 */
export function drainOnClose(app: FastifyInstance): () => boolean {
  let isDraining = false;
  let running = 0;
  let quiet: NodeJS.Timeout | undefined;

  const closeAll = () => app.server.closeAllConnections();

  function closeWhenQuiet(): void {
    clearTimeout(quiet);
    // What is open now and silent has nothing to lose: connections that a browser opened in advance, for one.
    if (isDraining && running === 0) quiet = setTimeout(closeAll, LAST_REQUESTS_MS).unref();
  }

  app.addHook('onRequest', (_request, reply, done) => {
    running += 1;
    clearTimeout(quiet);
    reply.raw.once('close', () => {
      running -= 1;
      closeWhenQuiet();
    });
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', (done) => {
    isDraining = true;
    setTimeout(closeAll, FINISH_WITHIN_MS).unref();
    closeWhenQuiet();
    done();
  });
  return () => isDraining;
}
