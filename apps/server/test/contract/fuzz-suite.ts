import type { Call, RouteRole } from '@mashq/api/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runsOf } from '../world/property-runs.ts';
import { makeWorld, type World } from '../world/world.ts';
import { arbitraryBy, damaged, hostileValue, type Known, stumbling } from './arbitrary.ts';
import { calls } from './calls.ts';
import { type Inhabited, inhabit, lastTokenOf, tokenOf } from './fuzz-world.ts';

/** The same requests in every run, so that a change is what makes one fail; `FUZZ_SEED` makes others, `FUZZ_RUNS` more. A tenth without `TEST_ALL`. */
const seed = Number(process.env.FUZZ_SEED ?? 1405);
const numRuns = Number(process.env.FUZZ_RUNS ?? runsOf(80, 8));
/** Requests as clients make them: after so many no more are made, where one was taken, or at least got further than the gate. */
const enough = { taken: runsOf(40, 12), answered: runsOf(40, 24) };

interface Fuzzed {
  readonly world: World;
  readonly own: Inhabited;
  readonly known: Known;
}

/** What requests are made of: ids of this world, mostly of the caller's own school. */
const knownIn = (world: World, own: Inhabited, other: Inhabited): Known => ({
  ids: [...own.ids, ...own.ids, ...own.ids, ...other.ids],
  texts: [
    'g5-improper-to-mixed',
    '5',
    '۴',
    'سارا احمدی',
    '۱۲',
    '7',
    ' -۳ ',
    '1/2',
    '',
    ...Array.from({ length: 4 }, () => '09120001122'),
    'true',
  ],
  now: world.now().getTime(),
});

type Payload = { readonly text: string | undefined; readonly type: string | undefined };
interface Sent {
  readonly role: RouteRole | null;
  readonly url: string;
  readonly payload: Payload;
  readonly headers: Readonly<Record<string, string>>;
}

/** A text as a part of an address; half a surrogate pair as the three bytes that some programs send for it. */
function encode(value: unknown): string {
  // A damaged value may be an object that has no text of its own.
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return Array.from(text, (character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80')).join(
    '',
  );
}

function urlOf(path: string, params: unknown, query: unknown): string {
  const values = Object(params) as Record<string, unknown>;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encode(values[name]));
  const pairs = Object.entries(Object(query) as object).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return `/api${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

const part = (schema: Call['params'], known: Known) => (schema ? arbitraryBy(schema, known) : fc.constant(undefined));
const maybeDamaged = (value: unknown) =>
  value === undefined
    ? fc.constant(value)
    : fc.oneof({ weight: 2, arbitrary: fc.constant(value) }, { weight: 3, arbitrary: damaged(value) });

const asJson = (value: unknown): Payload => ({
  text: value === undefined ? undefined : JSON.stringify(value),
  type: value === undefined ? undefined : 'application/json',
});

function payloadsOf(body: unknown): fc.Arbitrary<Payload> {
  const json = JSON.stringify(body ?? {});
  return fc.oneof(
    { weight: 12, arbitrary: maybeDamaged(body).map(asJson) },
    hostileValue.map(asJson),
    fc.constantFrom(
      { text: json.slice(0, -1), type: 'application/json' },
      { text: '', type: 'application/json' },
      { text: `${'['.repeat(5_000)}${']'.repeat(5_000)}`, type: 'application/json' },
      { text: '{"__proto__": {"a": 1}}', type: 'application/json' },
      { text: '{"constructor": {"prototype": {"a": 1}}}', type: 'application/json' },
      { text: `{"a": "${'x'.repeat(70_000)}"}`, type: 'application/json' },
      { text: json, type: 'text/plain' },
      { text: json, type: 'application/json; charset=utf-16' },
      { text: json, type: 'nothing' },
      { text: 'a=b', type: 'application/x-www-form-urlencoded' },
      { text: '--x\r\n\r\n--x--', type: 'multipart/form-data; boundary=x' },
      { text: '\ufeff{}', type: 'application/json' },
    ),
  );
}

const urlTail = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  fc.constantFrom(
    '/',
    '//',
    '/\\',
    '/%zz',
    '/%00',
    '?page=1e21',
    '?page[]=1&page[]=2',
    '?__proto__=1&constructor=2',
    '#',
  ),
  fc.constantFrom('?&&==', '?page=1&page=2', `?x=${'a'.repeat(3_000)}`, ';a=b', '?%', '?%ED%A0%80=%FF', '/..%2f..'),
);

const oddHeaders = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  fc.constantFrom<Record<string, string>>(
    { authorization: 'Bearer' },
    { authorization: `Bearer ${'a.'.repeat(500)}` },
    { authorization: 'Basic YTpi' },
    { 'x-device': 'a'.repeat(5_000) },
    { 'x-device': '..' },
    { 'x-forwarded-for': 'nonsense, 1.2.3.4, ::1%eth0' },
    { 'user-agent': '\u00ff'.repeat(300) },
    { 'accept-encoding': 'br;q=nan, *;q=0' },
    { 'content-encoding': 'gzip' },
    { accept: 'image/png' },
    { 'if-none-match': '"' },
    { range: 'bytes=-1' },
  ),
);

const roles: readonly (RouteRole | null)[] = [null, 'student', 'teacher', 'school', 'organization', 'admin'];

function requestsOf({ access, path, params, query, body }: Call, known: Known): fc.Arbitrary<Sent> {
  const allowed = typeof access === 'string' ? roles : access;
  return fc
    .record({ params: part(params, known), query: part(query, known), body: part(body, known) })
    .chain((fits) =>
      fc.record({
        role: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...allowed) }, fc.constantFrom(...roles)),
        params: maybeDamaged(fits.params),
        query: maybeDamaged(fits.query),
        tail: urlTail,
        payload: payloadsOf(fits.body),
        headers: oddHeaders,
      }),
    )
    .map(({ tail, payload, headers, role, ...address }) => ({
      role,
      url: urlOf(path, address.params, address.query) + tail,
      payload,
      headers,
    }));
}

interface Made {
  readonly role: RouteRole;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Requests as a client makes them, by those who may. */
function fittingRequestsOf({ access, params, query, body }: Call, known: Known): fc.Arbitrary<Made> {
  const role = typeof access === 'string' ? fc.constant('student' as const) : fc.constantFrom(...access);
  return fc.record({ role, params: part(params, known), query: part(query, known), body: part(body, known) });
}

/** Reading the same twice says the same; writing it twice may not. */
function withoutRepeats({ method }: Call, requests: readonly Made[]): readonly Made[] {
  if (method !== 'GET') return requests;
  return [...new Map(requests.map((made) => [JSON.stringify(made), made])).values()];
}

const asSent = ({ path }: Call, { role, params, query, body }: Made): Sent => ({
  role,
  url: urlOf(path, params, query),
  payload: asJson(body),
  headers: {},
});

/** A request that was taken, with what is stumbled over in each place of its query and body. */
function stumblingRequestsOf(call: Call, taken: Made): Sent[] {
  const { query, body } = call;
  return [
    ...(query === undefined ? [] : stumbling(taken.query)).map((damage) => asSent(call, { ...taken, query: damage })),
    ...(body === undefined ? [] : stumbling(taken.body)).map((damage) => asSent(call, { ...taken, body: damage })),
  ];
}

async function send({ world, own }: Fuzzed, method: Call['method'], { role, url, payload, headers }: Sent) {
  const sendWith = (token: string | null) =>
    world.app.inject({
      method,
      url,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(payload.type === undefined ? {} : { 'content-type': payload.type }),
        ...headers,
      },
      ...(payload.text === undefined ? {} : { payload: payload.text }),
    });
  if (role === null) return sendWith(null);
  const actor = own.actors[role];
  const token = await lastTokenOf(world, actor);
  const reply = await sendWith(token);
  if (reply.statusCode !== 401) return reply;
  // One of the calls ended all sessions of its caller, who signs in again.
  const newToken = await tokenOf(world, actor);
  return newToken === token ? reply : sendWith(newToken);
}

// What takes things away comes last, so that the others find them.
const inOrder = calls.toSorted(
  ([, one], [, another]) => Number(one.method === 'DELETE') - Number(another.method === 'DELETE'),
);

/** Tries part `one` of all calls, counted from 1 of `parts`. A file has each, so that they run beside each other. */
export async function fuzzCalls(one: number, parts: number): Promise<void> {
  // Nobody is turned away for writing too much: what is behind that limit is what is tried.
  const world = await makeWorld({ writeLimit: { burst: 1e9, perSecond: 1e9 } });
  const own = await inhabit(world);
  const known = knownIn(world, own, await inhabit(world));
  const fuzzed: Fuzzed = { world, own, known };

  describe(`whatever is sent, the server answers in its own words (FUZZ_SEED=${seed})`, () => {
    async function check(call: Call, sent: Sent): Promise<number> {
      const logged = world.log.length;
      const reply = await send(fuzzed, call.method, sent);
      expect(reply.statusCode, world.log.slice(logged).join('\n')).toBeLessThan(500);
      if (reply.statusCode >= 400) {
        expect(reply.json<{ detail: string }>().detail).toMatch(/[\u0600-\u06ff]/);
      }
      return reply.statusCode;
    }

    test.each(inOrder.filter((_, index) => index % parts === one - 1))('%s', async (_name, call) => {
      // What fits comes first, the same in every run: a fuzz that is turned away at once finds nothing.
      const atTheDoor = [400, 403, 413, 415, ...(call.access === 'public' ? [] : [401])];
      const fitting = withoutRepeats(call, fc.sample(fittingRequestsOf(call, known), { seed: 1, numRuns: 40 }));
      let isAnswered = false;
      let taken: Made | undefined;
      for (const [index, made] of fitting.entries()) {
        if (isAnswered && index >= (taken ? enough.taken : enough.answered)) break;
        const status = await check(call, asSent(call, made));
        isAnswered ||= !atTheDoor.includes(status);
        if (status < 300) taken ??= made;
      }
      expect(isAnswered, 'no request got further than the gate').toBe(true);

      if (taken) for (const sent of stumblingRequestsOf(call, taken)) await check(call, sent);

      await fc.assert(
        fc.asyncProperty(requestsOf(call, known), async (sent) => {
          await check(call, sent);
        }),
        { seed, numRuns, endOnFailure: true },
      );
    });

    test('and goes on answering', async () => {
      expect((await world.app.inject('/api/ready')).statusCode).toBe(200);
    });
  });
}
