import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Call, DATA_AGE_HEADER, type ParsedOf } from '@mashq/api/contract';
import { isPersonName } from '@mashq/api/person-name';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Actor } from '../actor.ts';
import { AppError, NAME_FAULT, notFound, underMaintenance } from '../app-error.ts';
import { withRequestOrigin } from '../audit/request-origin.ts';
import { type CallRegistry, type ClientInfo, JsonText, type Reply, type StreamRequest } from '../bind.ts';
import type { Replica } from '../db/replica.ts';
import { FileReply } from '../file-reply.ts';

export interface BindOptions {
  /** Who a bearer token speaks for; throws `AppError('unauthorized')`. */
  readonly identify: (authorization: string | undefined) => Promise<Actor>;
  /** Called with the account before every call that may change something; throws where it makes too many. */
  readonly limitWrites: (accountId: string) => void;
  /** For the audit log, which never has an address itself. */
  readonly hashAddress?: ((address: string) => string) | undefined;
  /** Reads every reply by the strict contract and fails where it does not fit; for tests. */
  readonly checkReplies: boolean;
  readonly prefix: string;
  /** Only calls that stay open, and those of admins, are answered. */
  readonly isMaintenance: boolean;
  /** For calls that may lag; null where there is none. */
  readonly replica: Replica | null;
  /** The site is served over TLS. */
  readonly secure: boolean;
}

/**
 * The browser has written lately. It keeps this cookie for as long as the replica may be behind, and reads the primary
 * meanwhile, whichever copy of the server it meets. It says nothing else, and is set only where there is a replica.
 */
const WROTE_COOKIE = 'mashq-wrote';
const WROTE = new RegExp(`(?:^|;\\s*)${WROTE_COOKIE}=`);

const fieldMessages: Readonly<Record<string, string>> = {
  min_length: 'کوتاه‌تر از اندازه است.',
  max_length: 'بلندتر از اندازه است.',
  min_value: 'کوچک‌تر از اندازه است.',
  max_value: 'بزرگ‌تر از اندازه است.',
  strict_object: 'این فیلد شناخته نیست یا کم است.',
};

/** Rules of our own, by the function that checks them. */
const ruleMessages: ReadonlyMap<unknown, string> = new Map([[isPersonName, NAME_FAULT]]);

function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? 'body';
    if (fields.has(path)) continue;
    fields.set(
      path,
      issue.received === 'undefined'
        ? 'این فیلد لازم است.'
        : (ruleMessages.get(issue.requirement) ?? fieldMessages[issue.type] ?? 'مقدار این فیلد درست نیست.'),
    );
  }
  return Object.fromEntries(fields);
}

function read(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new AppError('invalid', 'بعضی از ورودی‌ها درست نیستند.', { fields: fieldsOf(result.issues) });
}

/** An address whose parts cannot be ids names nothing. */
function readParams(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = v.safeParse(schema, value);
  if (!result.success) throw notFound('چنین چیزی پیدا نشد.');
  return result.output;
}

function mayCall(access: Exclude<Call['access'], 'public'>, { role }: Actor): boolean {
  return access === 'signed-in' || access.includes(role);
}

function callerOf({ ip, headers }: FastifyRequest): ClientInfo {
  const { 'x-device': device, 'user-agent': userAgent } = headers;
  return { ip, device: typeof device === 'string' ? device : undefined, userAgent };
}

/** How a reply without an end begins; a class so that no reply of a call is taken for one. */
class StreamReply {
  readonly begin: (response: ServerResponse) => void;

  constructor(begin: StreamReply['begin']) {
    this.begin = begin;
  }
}

const EVENT_STREAM = 'text/event-stream';

function lastEventOf({ headers }: FastifyRequest): number | null {
  const id = headers['last-event-id'];
  if (id === undefined) return null;
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

type Answer<C extends Call> = (
  input: ParsedOf<C>,
  request: FastifyRequest,
  actor: Actor | null,
) => Promise<Reply<C> | StreamReply>;

/** Binds calls to a Fastify instance. A call bound twice, or by the wrong one of the two ways, fails at the start. */
export function makeBind(app: FastifyInstance, options: BindOptions): CallRegistry {
  const { identify, limitWrites, checkReplies, prefix, isMaintenance, hashAddress, replica, secure } = options;
  const wrote =
    replica &&
    `${WROTE_COOKIE}=1; Max-Age=${Math.ceil(replica.maxLagMs / 1000) + 1}; Path=${prefix}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

  /** Answers with what may lag, where the call allows it and the browser has not written lately. */
  async function readReplica<T>({ mayLag }: Call, { headers }: FastifyRequest, work: () => Promise<T>) {
    if (!mayLag || replica === null || WROTE.test(headers.cookie ?? '')) return { result: await work(), ageMs: null };
    return replica.read(work);
  }

  function route<C extends Call>(call: C, answer: Answer<C>): void {
    for (const path of [call.path, ...call.alsoAt]) routeAt(path, call, answer);
  }

  function routeAt<C extends Call>(path: string, call: C, answer: Answer<C>): void {
    const { access, params, query, body, response, method, status, opensInMaintenance, mediaTypes, bodyLimit } = call;
    app.route({
      method,
      url: `${prefix}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ...(access === 'public' ? { compress: false } : {}),
      ...(bodyLimit === null ? {} : { bodyLimit }),
      handler: async (request, reply) => {
        const actor = access === 'public' ? null : await identify(request.headers.authorization);
        request.actorId = actor?.id ?? null;
        if (actor && access !== 'public' && !mayCall(access, actor)) {
          throw new AppError('forbidden', 'شما به این بخش دسترسی ندارید.');
        }
        if (isMaintenance && !opensInMaintenance && actor?.role !== 'admin') throw underMaintenance();
        if (actor && method !== 'GET') limitWrites(actor.id);
        const input = {
          params: readParams(params, request.params),
          query: read(query, request.query),
          body: read(body, request.body ?? undefined),
        } as ParsedOf<C>;
        const origin = { requestId: request.id, addressHash: hashAddress?.(request.ip) };
        // Before the answer: what fails may have been stored all the same.
        if (wrote !== null && method !== 'GET') reply.header('set-cookie', wrote);
        const { result, ageMs } = await withRequestOrigin(origin, actor?.id ?? origin.addressHash, () =>
          readReplica(call, request, () => answer(input, request, actor)),
        );
        reply.status(status).header('cache-control', 'no-store');
        if (ageMs !== null) reply.header(DATA_AGE_HEADER, Math.ceil(ageMs / 1000));
        if (result instanceof StreamReply) {
          reply.header('content-type', `${EVENT_STREAM}; charset=utf-8`).header('x-accel-buffering', 'no').hijack();
          reply.raw.writeHead(status, reply.getHeaders() as OutgoingHttpHeaders);
          result.begin(reply.raw);
          return reply;
        }
        if (result instanceof FileReply) {
          const { bytes, mediaType, contentDisposition, isPublicForEver, storedSeconds } = result;
          if (checkReplies && !mediaTypes?.includes(mediaType))
            throw new Error(`${path} does not reply with ${mediaType}`);
          if (isPublicForEver) reply.header('cache-control', 'public, max-age=31536000, immutable');
          else if (storedSeconds > 0) reply.header('cache-control', `private, max-age=${storedSeconds}`);
          return reply
            .header('content-type', mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType)
            .header('content-disposition', contentDisposition)
            .send(bytes);
        }
        const text = result instanceof JsonText ? result.text : JSON.stringify(result);
        if (checkReplies) v.parse(response, JSON.parse(text));
        reply.header('content-type', 'application/json; charset=utf-8');
        return text;
      },
    });
  }

  return {
    public: (call, handler) => {
      if (call.access !== 'public') throw new Error(`${call.method} ${call.path} is not public`);
      route(call, (input, request) => handler({ ...input, ...callerOf(request) }));
    },
    authenticated: (call, handler) => {
      if (call.access === 'public') throw new Error(`${call.method} ${call.path} is public`);
      route(call, (input, request, actor) => {
        if (actor === null) throw new Error('a guarded call without an actor');
        return handler({ ...input, ...callerOf(request), actor });
      });
    },
    stream: (call, open) => {
      if (call.access === 'public' || !call.mediaTypes?.includes(EVENT_STREAM)) {
        throw new Error(`${call.method} ${call.path} is no stream for signed-in people`);
      }
      route(call, async (_input, request, actor) => {
        if (actor === null) throw new Error('a guarded call without an actor');
        const { authorization } = request.headers;
        const asked: StreamRequest = { actor, identify: () => identify(authorization), after: lastEventOf(request) };
        return new StreamReply(await open(asked));
      });
    },
  };
}
