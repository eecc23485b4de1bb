import type { FastifyInstance } from 'fastify';
import { ownRefusal } from '../../platform/http/errors.ts';

const reasons = {
  400: 'Bad Request',
  408: 'Request Timeout',
  417: 'Expectation Failed',
  431: 'Header Fields Too Large',
};

function statusOf(code: string | undefined): keyof typeof reasons {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

interface Socket {
  readonly writable: boolean;
  readonly end: (text: string) => unknown;
  readonly destroy: () => unknown;
}

/** Answers what Node refuses before it is a request: it has a socket, but no reply. */
export function refuseOnSocket({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(code);
  const body = JSON.stringify(ownRefusal(status));
  socket.end(
    [
      `HTTP/1.1 ${status} ${reasons[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Gives a body to two refusals that Node sends empty: an unknown `Expect`, and HTTP/1.1 without `Host`. */
export function rejectSocket(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify(ownRefusal(417));
    response.writeHead(417, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    });
    response.end(body);
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host !== undefined || request.raw.httpVersion !== '1.1') return done();
    reply.status(400).header('connection', 'close').send(ownRefusal(400));
  });
}
