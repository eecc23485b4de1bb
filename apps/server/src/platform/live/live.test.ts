import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { type EventReader, readEventStream } from '../../../test/world/event-reader.ts';
import { makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../actor.ts';
import { publishLive } from './publish.ts';
import { makeStreams, STREAMS_OF_ONE } from './streams.ts';

const world = await makeWorld();
const address = await world.app.listen({ port: 0, host: '127.0.0.1' });

const readers: EventReader[] = [];
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

const tokenOf = ({ id }: Actor, sessionId: string = randomUUID()) =>
  world.context.tokens.issue({ id, sessionId, version: 0 }, world.now());

async function open(who: Actor, after?: number): Promise<EventReader> {
  const reader = await readEventStream(address, await tokenOf(who), after);
  readers.push(reader);
  return reader;
}

let published = 0;
/** Publishes an event and gives the name by which it is known again. */
async function publish(to: readonly Actor[], db: Pick<typeof world.db, 'execute'> = world.db): Promise<string> {
  published += 1;
  const badge = `badge-${published}`;
  await publishLive(db as typeof world.db, {
    kind: 'badge',
    data: { badges: [badge] },
    schoolId: to[0]?.schoolId ?? '',
    to: to.map(({ id }) => id),
    now: world.now(),
  });
  return badge;
}

const namesOf = (events: readonly { readonly event?: string; readonly kind?: string; readonly data: unknown }[]) =>
  events
    .filter(({ event, kind }) => (event ?? kind) === 'badge')
    .map(({ data }) => (data as { badges: string[] }).badges[0] ?? '');

const student = (schoolId?: string) => makePerson(world, { role: 'STUDENT', ...(schoolId ? { schoolId } : {}) });
const received = (reader: EventReader, names: readonly string[]) =>
  reader.until((events) => names.every((name) => namesOf(events).includes(name)));
const since = async (who: Actor, after?: number) =>
  (await world.call(who, contract.live.since, { query: { after } })).body;

test('every role reads its own events, numbered from one on, and nobody those of another', async () => {
  const roles = ['STUDENT', 'TEACHER', 'MANAGER', 'ORGANIZATION', 'SYS_ADMIN'] as const;
  const people = await Promise.all(roles.map((role) => makePerson(world, { role })));
  const opened = await Promise.all(people.map((who) => open(who)));
  const first = await Promise.all(people.map((who) => publish([who])));
  const second = await Promise.all(people.map((who) => publish([who])));
  for (const [n, reader] of opened.entries()) {
    await received(reader, [second[n] ?? '']);
    expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(reader.headers.get('x-accel-buffering')).toBe('no');
    expect(reader.events).toEqual([
      { id: 0, event: 'open', data: {} },
      { id: 1, event: 'badge', data: { badges: [first[n]] } },
      { id: 2, event: 'badge', data: { badges: [second[n]] } },
    ]);
  }
});

test('without a token that holds there is no stream, and a token in the address is none', async () => {
  expect((await readEventStream(address, 'nonsense')).status).toBe(401);
  const token = await tokenOf(await student());
  for (const query of [`?token=${token}`, `?access_token=${token}`]) {
    expect((await fetch(`${address}/api/events/${query}`)).status).toBe(401);
  }
});

test('classmates get what is published to both, the others nothing, and what is undone is sent to nobody', async () => {
  const [one, other] = [await student(), await student()];
  const mate = await student(one.schoolId);
  const [first, second, third] = await Promise.all([open(one), open(mate), open(other)]);
  await world.db
    .transaction(async (tx) => {
      await publish([one, mate], tx);
      throw new Error('undo');
    })
    .catch(() => undefined);
  const name = await publish([one, mate, mate]);
  const own = await publish([other]);
  await Promise.all([received(first, [name]), received(second, [name]), received(third, [own])]);
  expect([first, second, third].map(({ events }) => namesOf(events))).toEqual([[name], [name], [own]]);
});

test('a reader goes on after the event it names, whatever it missed', async () => {
  const child = await student();
  const names = [await publish([child]), await publish([child]), await publish([child])];
  world.pass({ minutes: 5 });
  const reader = await open(child, 1);
  await received(reader, names.slice(1));
  expect(reader.events.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(await since(child, 2)).toMatchObject({ last: 3, reset: false, events: [{ id: 3, kind: 'badge' }] });
});

test('a reader that comes while another’s events are read misses none of those before them', async () => {
  const who = await student();
  const { runPrepared } = world.db;
  let goOn = () => {};
  const heldBack = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let isReading = () => {};
  const reading = new Promise<void>((resolve) => {
    isReading = resolve;
  });
  const db: typeof world.db = {
    ...world.db,
    runPrepared: async (shape, statement, values) => {
      isReading();
      await heldBack;
      return runPrepared(shape, statement, values);
    },
  };
  const streams = makeStreams({ db, clock: world.now });
  const written = (): { response: ServerResponse; text: () => string } => {
    let text = '';
    const write = (part: string) => {
      text += part;
      return true;
    };
    const response = Object.assign(new EventEmitter(), { write, end: write }) as unknown as ServerResponse;
    return { response, text: () => text };
  };
  const join = async (after: number) => {
    const { response, text } = written();
    (await streams.open({ actor: who, identify: () => Promise.resolve(who), after }))(response);
    return text;
  };
  const names = [await publish([who]), await publish([who])];
  const first = await join(2);
  await reading;
  names.push(await publish([who]));
  const second = await join(1);
  goOn();
  await vi.waitFor(() => expect(first()).toContain(names[2]));
  await vi.waitFor(() => expect(second()).toContain(names[2]));
  expect(second()).toContain(names[1]);
  streams.stop();
});

test('without an event to go on from, what happened in the last minute comes', async () => {
  const child = await student();
  await publish([child]);
  world.pass({ minutes: 2 });
  const recent = await publish([child]);
  const reader = await open(child);
  await received(reader, [recent]);
  expect(namesOf(reader.events)).toEqual([recent]);
  expect(namesOf((await since(child)).events)).toEqual([recent]);
  world.pass({ minutes: 2 });
  expect(await since(child)).toEqual({ last: 2, reset: false, events: [] });
});

test('who was away for longer than events are stored, or names an event that never was, gets a reset', async () => {
  const child = await student();
  await publish([child]);
  await publish([child]);
  world.pass({ hours: 23 });
  expect(await since(child, 1)).toMatchObject({ last: 2, reset: false });
  world.pass({ hours: 2 });
  expect(await world.services.live.sweep()).toBeGreaterThanOrEqual(2);
  const name = await publish([child]);
  for (const after of [0, 1, 77]) {
    const reader = await open(child, after);
    await reader.until((events) => events.length > 1);
    expect(reader.events).toMatchObject([
      { id: 3, event: 'open' },
      { id: 3, event: 'reset' },
    ]);
    expect(await since(child, after)).toEqual({ last: 3, reset: true, events: [] });
  }
  expect(namesOf((await since(child, 2)).events)).toEqual([name]);
  world.pass({ hours: 25 });
  await world.services.live.sweep();
  expect(await since(child, 3)).toEqual({ last: 3, reset: false, events: [] });
});

test('events of one person become visible in the order of their numbers, whichever transaction ends first', async () => {
  // The embedded database runs one transaction after another.
  if (world.db.engine === 'pglite') return;
  const child = await student();
  const reader = await open(child);
  let goOn: () => void = () => undefined;
  const waits = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let first = '';
  let isPublished: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    isPublished = resolve;
  });
  const slow = world.db.transaction(async (tx) => {
    first = await publish([child], tx);
    isPublished();
    await waits;
  });
  await begun;
  const quick = publish([child]);
  goOn();
  const [second] = await Promise.all([quick, slow]);
  await received(reader, [first, second]);
  expect(namesOf(reader.events)).toEqual([first, second]);
});

test('a stream ends when its sign-in is over, and when too many are open the oldest ends as replaced', async () => {
  const child = await student();
  const sessionId = randomUUID();
  const reader = await readEventStream(address, await tokenOf(child, sessionId));
  readers.push(reader);
  await world.db.execute(sql`update account set token_version = token_version + 1 where id = ${child.id}`);
  await reader.ended;
  expect(reader.events.at(-1)).toMatchObject({ event: 'end', data: { reason: 'signed-out' } });

  const other = await student();
  const all = [];
  for (let n = 0; n <= STREAMS_OF_ONE; n += 1) all.push(await open(other));
  const [oldest, ...rest] = all;
  await oldest?.ended;
  expect(oldest?.events.at(-1)).toMatchObject({ event: 'end', data: { reason: 'replaced' } });
  const name = await publish([other]);
  await Promise.all(rest.map((each) => received(each, [name])));
});

test('a stream ends when the account gets another role', async () => {
  const who = await makePerson(world, { role: 'TEACHER' });
  const reader = await open(who);
  await world.db.execute(sql`update account set role = 'MANAGER' where id = ${who.id}`);
  await reader.ended;
  expect(reader.events.at(-1)).toMatchObject({ event: 'end', data: { reason: 'signed-out' } });
});

test('however a reader comes and goes, it gets each event once and in order', { timeout: 120_000 }, async () => {
  const seed = Number(process.env.LIVE_SEED ?? 1405);
  const steps = fc.array(
    fc.record({
      who: fc.nat({ max: 1 }),
      step: fc.constantFrom('publish', 'publish', 'publish-both', 'cut', 'resume', 'poll'),
    }),
    { minLength: 5, maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const one = await student();
      const people = [one, await student(one.schoolId)];
      const expected: string[][] = [[], []];
      const got: string[][] = [[], []];
      const last = [0, 0];
      const reading: (EventReader | null)[] = [null, null];
      const cut = (n: number) => {
        const reader = reading[n];
        if (!reader) return;
        got[n]?.push(...namesOf(reader.events));
        last[n] = reader.events.at(-1)?.id ?? last[n] ?? 0;
        reader.close();
        reading[n] = null;
      };
      const resume = async (n: number) => {
        const person = people[n];
        if (person) reading[n] ??= await open(person, last[n]);
      };
      for (const { who, step } of all) {
        if (step === 'publish' || step === 'publish-both') {
          const to = step === 'publish' ? [who] : [0, 1];
          const name = await publish(to.flatMap((n) => people[n] ?? []));
          for (const n of to) expected[n]?.push(name);
        } else if (step === 'cut') cut(who);
        else if (step === 'resume') await resume(who);
        else {
          cut(who);
          const person = people[who];
          const reply = person && (await since(person, last[who]));
          got[who]?.push(...namesOf(reply?.events ?? []));
          last[who] = reply?.last ?? 0;
        }
      }
      for (const n of [0, 1]) {
        await resume(n);
        await reading[n]?.until((events) => (events.at(-1)?.id ?? 0) >= (expected[n]?.length ?? 0));
        cut(n);
      }
      expect(got).toEqual(expected);
    }),
    { seed, numRuns: Number(process.env.LIVE_RUNS ?? 15), endOnFailure: true },
  );
});

test('a server that stops ends its streams with a word', async () => {
  const own = await makeWorld();
  const place = await own.app.listen({ port: 0, host: '127.0.0.1' });
  const child = await makePerson(own, { role: 'STUDENT' });
  const token = await own.context.tokens.issue({ id: child.id, sessionId: randomUUID(), version: 0 }, own.now());
  const reader = await readEventStream(place, token);
  await own.app.close();
  await reader.ended;
  expect(reader.events.at(-1)).toMatchObject({ event: 'end', data: { reason: 'stopping' } });
});
