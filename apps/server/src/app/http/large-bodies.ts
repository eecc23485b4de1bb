import type { FastifyInstance } from 'fastify';

/** A body from this size on, in bytes, is read in several turns; smaller ones take a few milliseconds. */
const LARGE = 512 * 1024;

/**
 * Reads JSON with one step of a large body in each turn of the event loop: text of the bytes, the value of the text, and what the call
 * does with it. Files come as text in a body; together the steps kept every other call waiting for a fifth of a second.
 */
export function readLargeBodiesInTurns(app: FastifyInstance): void {
  // The app's API has no use for keys that walk up a prototype.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length < LARGE) {
      parse(request, body.toString('utf8'), done);
      return;
    }
    setImmediate(() => {
      const text = body.toString('utf8');
      setImmediate(() => parse(request, text, (error, value) => void setImmediate(done, error, value)));
    });
  });
}
