import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { LocalBank } from '../../payments/local-bank.ts';
import { localGatewayPage } from '../../payments/local-gateway-page.ts';
import type { Replica } from '../../platform/db/replica.ts';
import { makeBind } from '../../platform/http/bind-call.ts';
import { handleError } from '../../platform/http/errors.ts';
import { makeWriteLimit, WRITE_LIMIT, type WriteLimit } from '../../platform/security/write-limit.ts';
import type { Metrics } from '../../platform/telemetry/metrics.ts';
import { logRequests, requestId } from '../../platform/telemetry/request-log.ts';
import { traceRequests } from '../../platform/telemetry/tracing.ts';
import type { Services } from '../services.ts';
import { serveWeb } from './app-pages.ts';
import { allowOrigins } from './cross-origin.ts';
import { docsRoutes } from './docs.ts';
import { drainOnClose } from './draining.ts';
import { readLargeBodiesInTurns } from './large-bodies.ts';
import { readyRoute } from './ready.ts';
import { bindAll } from './routes.ts';
import { shedCalls } from './shedding.ts';
import { refuseOnSocket, rejectSocket } from './socket-errors.ts';
import { warnUnforwarded } from './warn-unforwarded.ts';

export interface ServerOptions {
  readonly services: Services;
  /** `silent` in tests. */
  readonly logLevel: string;
  /** Where the log goes, one JSON object a line; standard output when left out. */
  readonly logTo?: { write(line: string): void };
  /** How many proxies are in front of the server, or which; their `X-Forwarded-For` is read from the right. */
  readonly trustProxy: number | readonly string[];
  /** Served over TLS. */
  readonly secure: boolean;
  /** Folder of the built app; the API alone when left out. */
  readonly webDist?: string;
  /** Tests: every reply must fit the strict contract. */
  readonly checkReplies?: boolean;
  /** For the log, which never has an address itself; without it the log has none at all. */
  readonly hashAddress?: (address: string) => string;
  readonly metrics?: Metrics | undefined;
  /** Of the database, for calls that may lag. @default none */
  readonly replica?: Replica | null;
  /** The bank whose page is served; only where payments go to the local gateway. */
  readonly localBank?: LocalBank | undefined;
  /** What one account may write. */
  readonly writeLimit?: WriteLimit;
  /** Origin of the site, for addresses in public pages. */
  readonly origin?: string | undefined;
  /** Other servers of this API: pages may call them, and theirs may call this one. @default none */
  readonly apiOrigins?: readonly string[];
  /** Answers calls with 503 while the event loop is this many milliseconds behind; 0 never does. @default 2000 */
  readonly shedAfterMs?: number;
}

/** Bytes of a request's body at most; the largest call, a homework with all its skills chosen, is some 10 KB. */
const BODY_LIMIT = 64 * 1024;

/**
 * JSON over 1 KB. The quality is low: what a dynamic reply gains beyond it costs more time than the network saves. Calls
 * without a token are left out (`platform/http/bind-call.ts`): their replies have secrets beside text that the caller chose, and the size
 * of a compressed reply would tell of them (BREACH).
 */
const COMPRESSION = {
  threshold: 1024,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  // Bodies of calls are small, and nobody has to unpack what a stranger sends.
  requestEncodings: ['identity'] as 'identity'[],
  brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 3 } },
  zlibOptions: { level: 3 },
};

const API = '/api';

/** Milliseconds in which a request has to arrive whole. */
const REQUEST_WITHIN_MS = 30_000;

/** The HTTP server: headers, limits, log, the API below `/api`, and the app for every other address. */
export async function makeServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    services,
    logLevel,
    logTo,
    trustProxy,
    secure,
    webDist,
    checkReplies = false,
    shedAfterMs = 2_000,
    origin,
    apiOrigins = [],
    hashAddress,
    metrics,
    replica = null,
    writeLimit = WRITE_LIMIT,
    localBank,
  } = options;
  const app = fastify({
    // The log says what was called, how it went and how long it took: no address, header, query or body of a person.
    logger: { level: logLevel, base: null, ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : [...trustProxy],
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_WITHIN_MS,
    http: { requireHostHeader: false },
    frameworkErrors: handleError,
    clientErrorHandler: refuseOnSocket,
    // What still arrives on open connections while the server closes is answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  });

  app.setErrorHandler(handleError);
  readLargeBodiesInTurns(app);
  app.addHook('preClose', (done) => {
    services.live.streams.stop();
    done();
  });
  const isDraining = drainOnClose(app);
  rejectSocket(app);
  traceRequests(app);
  if (trustProxy !== 0) warnUnforwarded(app);
  logRequests(app, { ...(hashAddress ? { hashAddress } : {}), metrics });

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        ...(apiOrigins.length > 0 && { connectSrc: ["'self'", ...apiOrigins] }),
        // Positions that react-aria computes are attributes; no style element and no script stands inside a page.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 15_552_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await allowOrigins(app, API, apiOrigins);
  await app.register(compress, COMPRESSION);
  await shedCalls(app, API, { maxEventLoopDelay: shedAfterMs });

  const bind = makeBind(app, {
    identify: services.identify,
    isMaintenance: services.status.isMaintenance,
    limitWrites: makeWriteLimit(writeLimit),
    checkReplies,
    hashAddress,
    prefix: API,
    replica,
    secure,
  });
  bindAll(bind, services);
  readyRoute(app, { prefix: API, status: services.status, isDraining });
  docsRoutes(app, API);
  if (localBank) await localGatewayPage(app, localBank);
  await serveWeb(app, {
    api: API,
    lookOf: services.look.ofHost,
    origin,
    isMaintenance: services.status.isMaintenance,
    ...(webDist === undefined ? {} : { folder: webDist }),
  });
  return app;
}
