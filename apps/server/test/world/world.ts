import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Call, type Contract, contract, type RequestOf, type ResponseOf } from '@mashq/api/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { makeServer } from '../../src/app/http/server.ts';
import { createServices, enrolmentHooks, type Services } from '../../src/app/services.ts';
import { LocalBank } from '../../src/payments/local-bank.ts';
import type { Actor } from '../../src/platform/actor.ts';
import type { Context } from '../../src/platform/context.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { makeKeyring } from '../../src/platform/security/keys.ts';
import { makePasswords } from '../../src/platform/security/passwords.ts';
import { makePhoneCipher } from '../../src/platform/security/phone-cipher.ts';
import { makeTokens } from '../../src/platform/security/tokens.ts';
import type { WriteLimit } from '../../src/platform/security/write-limit.ts';
import { makeAnswerNews } from '../../src/questions/answer-news.ts';
import { freshDatabase } from './database.ts';
import { memoryStorage } from './memory-storage.ts';
import { unscopedTables } from './school-scope.ts';

/** Monday 21 September 2026, 10:30 in Tehran: the second day before the school year. */
const START = new Date('2026-09-21T07:00:00Z');

const SECRET = 'a secret of the tests alone, 32 bytes at least';
const DATA_KEY = 'a data key of the tests alone, 32 bytes too';

type Defined<T> = { [Key in keyof T as T[Key] extends undefined ? never : Key]: T[Key] };

/** The reply of a call that went through HTTP. */
export interface Answer<C> {
  readonly status: number;
  /** The reply by the contract; only meaningful with the call's own status. */
  readonly body: ResponseOf<C>;
  /** `detail` and its company, where it failed. */
  readonly refusal: { readonly detail: string; readonly code?: string; readonly fields?: Record<string, string> };
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Everything a test of the server needs. */
export interface World {
  readonly db: Database;
  readonly services: Services;
  readonly context: Context;
  readonly app: FastifyInstance;
  /** Where payments go. */
  readonly bank: LocalBank;
  /** Notifies teachers of answers; until then they are gathered. */
  readonly answerNews: ReturnType<typeof makeAnswerNews>;
  /** SMS messages sent so far. */
  readonly messages: { readonly phone: string; readonly body: string }[];
  /** Lines of the server's log so far. */
  readonly log: string[];
  readonly now: () => Date;
  readonly setNow: (now: Date | string) => void;
  readonly pass: (time: {
    readonly days?: number;
    readonly hours?: number;
    readonly minutes?: number;
    readonly seconds?: number;
  }) => void;
  /** Sends a call through HTTP as somebody, or as nobody with null. Replies that do not fit the contract come back as 500. */
  readonly call: <C extends Call>(
    as: Actor | null,
    call: C,
    input: Defined<RequestOf<C>>,
    headers?: Record<string, string>,
  ) => Promise<Answer<C>>;
  /** Asks who is signed in, with a token as it is. */
  readonly brief: (token: string) => Promise<Answer<Contract['profile']['brief']>>;
  /** How many queries the work made. */
  readonly countQueries: (work: () => Promise<unknown>) => Promise<number>;
}

export function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, string>;
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whether a statement is the server's own and not one a test looks around with. */
const inServer = new AsyncLocalStorage<true>();

/** What was found in each text so far: a server says the same few hundred statements over and over. */
const unscopedIn = new Map<string, readonly string[]>();

function unscoped(text: string): readonly string[] {
  const known = unscopedIn.get(text);
  if (known !== undefined) return known;
  const found = unscopedTables(text);
  unscopedIn.set(text, found);
  return found;
}

/** Services whose functions run as the server's own. */
function asServer<T extends object>(services: T): T {
  return Object.fromEntries(
    Object.entries(services).map(([name, value]: [string, unknown]) => {
      if (typeof value === 'function') {
        return [
          name,
          (...given: unknown[]) => inServer.run(true, () => (value as (...all: unknown[]) => unknown)(...given)),
        ];
      }
      return [name, typeof value === 'object' && value !== null ? asServer(value) : value];
    }),
  ) as T;
}

/** A server on a fresh database with a clock of its own. To be called at the top of a test file: `const world = await makeWorld()`. */
export async function makeWorld({
  writeLimit,
  webDist,
}: {
  readonly writeLimit?: WriteLimit;
  /** Folder of the built app. */
  readonly webDist?: string;
} = {}): Promise<World> {
  let queries = 0;
  let now = START;
  const messages: { phone: string; body: string }[] = [];
  const log: string[] = [];
  const keyring = makeKeyring(SECRET);
  const atFault = new Set<string>();
  const db = await freshDatabase((text) => {
    queries += 1;
    if (inServer.getStore() !== true) return;
    const tables = unscoped(text);
    if (tables.length > 0) atFault.add(`${tables.join(', ')}: ${text}`);
  });
  const bank = new LocalBank(() => now);
  // Tests send what was gathered themselves.
  const answerNews = makeAnswerNews(db, () => now, HOUR);
  const context: Context = {
    enrolmentHooks,
    answered: answerNews.note,
    db,
    clock: () => now,
    // The cheapest argon2 there is: what is tested is not its cost.
    passwords: makePasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }),
    tokens: makeTokens(keyring),
    keyring,
    dataKeys: makeKeyring(DATA_KEY),
    phones: makePhoneCipher(makeKeyring(DATA_KEY)),
    sms: {
      send: async (phone, body) => {
        messages.push({ phone, body });
      },
    },
    storage: memoryStorage(),
    paymentGateway: bank.gateway(),
    publicOrigin: 'https://mashq.example',
    status: 'ok',
    version: 'sources',
    apiOrigins: ['https://test.mashq.example'],
    sourceMaps: join(import.meta.dirname, 'source-maps'),
  };
  const services = asServer(createServices(context));
  const app = await makeServer({
    services,
    logLevel: 'info',
    logTo: { write: (line) => log.push(line) },
    trustProxy: 1,
    secure: false,
    checkReplies: true,
    // A busy machine that runs the tests is no fault of the server.
    shedAfterMs: 0,
    localBank: bank,
    ...(writeLimit === undefined ? {} : { writeLimit }),
    ...(webDist === undefined ? {} : { webDist }),
    hashAddress: (address) => keyring.hash('address', address),
  });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await db.close();
    // Each would be asked of the shards of all schools (docs/adr/0018).
    if (atFault.size > 0) throw new Error(`statements that name no school:\n${[...atFault].join('\n\n')}`);
  });

  /** Tokens of this moment by account: signing and verifying one for each call takes longer than many a call. */
  const tokens = new Map<string, { readonly at: number; readonly token: Promise<string> }>();
  function tokenOf({ id }: Actor): Promise<string> {
    const known = tokens.get(id);
    if (known?.at === now.getTime()) return known.token;
    const token = context.tokens.issue({ id, sessionId: randomUUID(), version: 0 }, now);
    tokens.set(id, { at: now.getTime(), token });
    return token;
  }

  const send: World['call'] = async (as, call, input, headers = {}) => {
    const { params, query, body } = input as { params?: unknown; query?: unknown; body?: unknown };
    const token = as ? await tokenOf(as) : undefined;
    const reply = await app.inject({
      method: call.method,
      url: `/api${fillPath(call.path, params)}`,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(query === undefined ? {} : { query: textValues(query) }),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isFile = call.mediaTypes !== null && reply.statusCode === call.status;
    const parsed: unknown = isFile ? new File([new Uint8Array(reply.rawPayload)], '') : reply.json();
    return { status: reply.statusCode, body: parsed, refusal: parsed, headers: reply.headers } as Answer<typeof call>;
  };

  return {
    db,
    services,
    context,
    app,
    bank,
    answerNews,
    messages,
    log,
    now: () => now,
    setNow: (to) => {
      now = new Date(to);
    },
    pass: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      now = new Date(now.getTime() + ((days * 24 + hours) * 60 + minutes) * MINUTE + seconds * 1000);
    },
    call: send,
    brief: (token) => send(null, contract.profile.brief, {}, { authorization: `Bearer ${token}` }),
    countQueries: async (work) => {
      const before = queries;
      await work();
      return queries - before;
    },
  };
}

function textValues(query: unknown): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(query as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
  );
}
