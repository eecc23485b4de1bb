import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import type { QueryTracer } from '../db/database.ts';

const NAME = 'mashq';

/** Spans of the server. Without a started exporter the interface of OpenTelemetry does nothing, and costs nothing. */
export interface Tracing {
  /** Sends what waits, and stops. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts sending traces to the collector named by the standard variables (`OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_SERVICE_NAME` …). The packages that do it are loaded only here, so that a server without traces does not load
 * them.
 */
export async function startTracing(serviceName: string): Promise<Tracing> {
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, hooks, core, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ]);
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  const provider = new TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  trace.setGlobalTracerProvider(provider);
  return { stop: () => provider.shutdown() };
}

const spans = new WeakMap<object, Span>();

/** One span a request, named by its route; it carries no id, address or query of a person. */
export function traceRequests(app: FastifyInstance): void {
  const tracer = trace.getTracer(NAME);
  app.addHook('onRequest', (request, _reply, done) => {
    const parent: Context = propagation.extract(ROOT_CONTEXT, request.headers);
    const route = request.routeOptions.url ?? 'none';
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER }, parent);
    span.setAttributes({ 'http.request.method': request.method, 'http.route': route });
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    if (!span) return;
    span.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}

/** One span a query, with its text and without its values. */
export const traceQuery: QueryTracer = async (text, work) => {
  const span = trace.getTracer(NAME).startSpan('query', {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.trim().slice(0, 1000) },
  });
  try {
    return await work();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
};
