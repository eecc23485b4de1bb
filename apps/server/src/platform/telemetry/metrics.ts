import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';

/** What a finished request adds to the metrics. `route` is the pattern of its path, so that no label carries an id. */
export interface FinishedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  readonly finished: (request: FinishedRequest) => void;
  /** Counts what became of a try to send a message to a phone. */
  readonly message: (outcome: string) => void;
  /** Counts what became of a try to send a message to a browser. */
  readonly push: (outcome: string) => void;
  /** The text that Prometheus reads. */
  readonly text: () => Promise<string>;
}

/** Seconds: from an answer's usual time to a page that nobody waits for. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const ANSWER_ROUTE = '/member/questions/:questionId/answer/';

/** Numbers of this process for Prometheus: requests, answers, the event loop, memory, the pool of connections. */
export function makeMetrics(db: Pick<Database, 'poolCounts' | 'replica'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'mashq_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its reply.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const answers = new Counter({
    name: 'mashq_answers_confirmed_total',
    help: 'Answers of children that were stored and confirmed.',
    registers: [registry],
  });
  new Gauge({
    name: 'mashq_database_connections',
    help: 'Connections of the pool: all, idle, and calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(db.poolCounts())) this.set({ state }, count);
    },
  });
  const { replica } = db;
  if (replica)
    new Gauge({
      name: 'mashq_replica_lag_seconds',
      help: 'How far the replica for reports is behind at most; not a number while it does not answer.',
      registers: [registry],
      collect() {
        this.set((replica.lagMs() ?? Number.NaN) / 1000);
      },
    });
  const messages = new Counter({
    name: 'mashq_sms_total',
    help: 'Tries to send a message: sent, delayed (tried again), failed for good, and messages that expired.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const pushes = new Counter({
    name: 'mashq_push_total',
    help: 'Tries to send a message to a browser: sent, delayed (tried again), failed for good.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    message: (outcome) => messages.inc({ outcome }),
    push: (outcome) => pushes.inc({ outcome }),
    finished: ({ method, route, status, seconds }) => {
      duration.observe({ method, route, status: String(status) }, seconds);
      if (status === 200 && route.endsWith(ANSWER_ROUTE)) answers.inc();
    },
    text: () => registry.metrics(),
  };
}

/**
 * Serves the metrics on a port of their own, which is not to be reached from outside: they need no token and must not pass
 * the proxy. Port 0 takes any free one. Returns the port and what closes it.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => reply.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
