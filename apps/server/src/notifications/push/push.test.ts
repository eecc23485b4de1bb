import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { writeToClass } from '../../../test/world/class-messages.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { type Browser, startPushService } from '../../../test/world/push-service.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import { tehranDay } from '../../platform/calendar.ts';
import type { NotificationKind } from '../../platform/db/schema/index.ts';
import { makeVapidKeys } from '../../platform/vapid.ts';
import { notify } from '../notify.ts';
import { pushAdminService } from './dead-letters.ts';
import { isPushEndpoint, postPublic } from './post-message.ts';
import { isPublicAddress, publicLookup } from './public-address.ts';
import { afterQuietHours, type PushOutcome, sendDuePushes, sweepPushes } from './send-due.ts';
import { pushService } from './service.ts';

const NOON = '2026-11-21T08:30:00Z';
const vapid = { ...makeVapidKeys(), subject: 'mailto:site@example.org' };
const service = await startPushService(vapid.publicKey);
afterAll(service.close);
const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const context = { ...world.context, vapid };
const push = pushService(context);
const send = () => sendDuePushes(context, service.post);

/** A person in a browser of their own, signed in. */
async function signedIn(actor: Actor): Promise<Actor> {
  const [session] = await world.db.execute<{ id: string }>(sql`
    insert into account_session (account_id, token_version, created_at, last_used_at, expires_at)
    select a.id, a.token_version, ${world.now()}::timestamptz, ${world.now()}::timestamptz, ${world.now()}::timestamptz + interval '60 days'
    from account a where a.id = ${actor.id} returning id`);
  return { ...actor, sessionId: session?.id ?? '' };
}

async function subscribed(role: 'STUDENT' | 'TEACHER' = 'STUDENT') {
  world.setNow(NOON);
  const classroom = await makeClassroom(world, { students: 1 });
  const actor = await signedIn(role === 'STUDENT' ? (classroom.students[0] as Actor) : classroom.teacher);
  const browser = service.browser();
  await push.subscribe(actor, browser);
  return { ...classroom, actor, browser };
}

const inform = (actor: Actor, kind: NotificationKind = 'notice', cause: string = randomUUID(), at = world.now()) =>
  notify(
    world.db,
    actor.schoolId,
    { kind, cause, title: 'علی رضایی', body: 'نمرهٔ تو ۱۲ شد', path: '/student/x', at, now: world.now() },
    sql`select ${actor.id}::uuid`,
  );

/** What has come, by the browser. */
async function arrived(): Promise<[string, string | undefined][]> {
  await send();
  return service.take().map(({ endpoint, message }) => [endpoint, message.tag]);
}

const outbox = async ({ id }: Actor) =>
  (await world.db.execute(sql`select from push_outbox where account_id = ${id} and school_id is not null`)).length;

test('a browser gets what notifies its person: signed, encrypted, and nothing that others should not read', async () => {
  const { actor, browser } = await subscribed();
  await inform(actor, 'comment');
  await send();
  const [one, ...others] = service.take();
  expect(others).toEqual([]);
  expect(one).toEqual({
    endpoint: browser.endpoint,
    subject: vapid.subject,
    message: { title: 'مشق', body: 'معلم چیزی نوشته است.', tag: 'comment', path: '/student/notifications' },
  });
  expect([await arrived(), await outbox(actor)]).toEqual([[], 0]);
});

test('a class message reaches the class, when its time comes, and not if it is taken back before', async () => {
  const { browser, teacher, classId } = await subscribed();
  const publishAt = new Date(world.now().getTime() + 2 * 3_600_000).toISOString();
  await writeToClass(world, { teacher, classId }, { publishAt });
  const other = await writeToClass(world, { teacher, classId }, { publishAt });
  expect(await arrived()).toEqual([]);
  await world.call(teacher, contract.teacher.classMessages.remove, { params: { id: other } });
  world.pass({ hours: 2, minutes: 1 });
  expect(await arrived()).toEqual([[browser.endpoint, 'class-message']]);
});

describe('children are left alone from 20:00 to 7:00 in Tehran', () => {
  test('whenever something happens, it is sent at once by day and at 7:00 after a night', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }), (at) => {
        const sent = afterQuietHours(at);
        const local = new Date(sent.getTime() + 3.5 * 3_600_000);
        expect(local.getUTCHours()).toBeGreaterThanOrEqual(7);
        expect(local.getUTCHours()).toBeLessThan(20);
        expect(sent.getTime() - at.getTime()).toBeGreaterThanOrEqual(0);
        expect(sent.getTime() - at.getTime()).toBeLessThanOrEqual(11 * 3_600_000);
        if (sent.getTime() !== at.getTime()) expect([local.getUTCHours(), local.getUTCMinutes()]).toEqual([7, 0]);
      }),
    );
  });

  test('what comes at night waits until the morning; what is about tomorrow, or old, is dropped', async () => {
    const { actor, browser, teacher } = await subscribed();
    const adult = await signedIn(teacher);
    const own = service.browser();
    await push.subscribe(adult, own);
    world.setNow('2026-11-21T18:00:00Z');
    await inform(actor, 'work');
    await inform(actor, 'deadline');
    await inform(adult, 'support');
    expect(await arrived()).toEqual([[own.endpoint, 'support']]);
    world.setNow('2026-11-22T03:29:00Z');
    expect(await arrived()).toEqual([]);
    world.setNow('2026-11-22T03:31:00Z');
    expect([await arrived(), await outbox(actor)]).toEqual([[[browser.endpoint, 'work']], 0]);
    await inform(actor, 'work');
    world.pass({ hours: 40 });
    world.setNow(`${tehranDay(world.now())}T08:00:00Z`);
    expect([await arrived(), await outbox(actor)]).toEqual([[], 0]);
  });
});

test('nothing is sent of what was muted, read or dismissed meanwhile', async () => {
  const { actor } = await subscribed();
  await world.services.notifications.mute(actor, ['badge']);
  await inform(actor, 'badge');
  await inform(actor, 'work');
  await world.services.notifications.read(actor, undefined);
  await inform(actor, 'quiz', 'quiz');
  const [{ id } = { id: '' }] = await world.db.execute<{ id: string }>(sql`
    select id from notification where school_id = ${actor.schoolId} and account_id = ${actor.id} and cause = 'quiz'`);
  await world.services.profile.dismissNotification(actor, id);
  expect([await arrived(), await outbox(actor)]).toEqual([[], 0]);
});

describe('a browser is forgotten', () => {
  test.each([404, 410])('when its service says %s', async (status) => {
    const { actor, browser } = await subscribed();
    service.answer(browser, status);
    await inform(actor);
    await send();
    service.answer(browser, 201);
    await inform(actor);
    expect(await arrived()).toEqual([]);
  });

  test('when its person signs out, even before the server has swept', async () => {
    const { actor } = await subscribed();
    await inform(actor);
    await world.db.execute(sql`
      update account_session set ended_at = ${world.now()}::timestamptz, end_reason = 'signed-out' where id = ${actor.sessionId}`);
    await inform(actor);
    expect([await arrived(), await outbox(actor)]).toEqual([[], 0]);
    await sweepPushes(context);
    expect(
      await world.db.execute(
        sql`select from push_subscription where account_id = ${actor.id} and school_id is not null`,
      ),
    ).toEqual([]);
  });

  test('when somebody else signs in there, or its person wants no more', async () => {
    const { actor, browser, teacher } = await subscribed();
    const next = await signedIn(teacher);
    await push.subscribe(next, browser);
    await inform(actor);
    await inform(next, 'support');
    expect(await arrived()).toEqual([[browser.endpoint, 'support']]);
    for (let n = 0; n < 2; n += 1) await push.unsubscribe(next, browser.endpoint);
    await inform(next, 'support');
    expect(await arrived()).toEqual([]);
  });
});

test('a service that is away is tried again, further and further apart, and five times at most', async () => {
  const { actor, browser } = await subscribed();
  service.answer(browser, 503);
  await inform(actor);
  let tries = 0;
  for (let n = 0; n < 40; n += 1) {
    tries += await send();
    world.pass({ minutes: 5 });
  }
  expect([tries, await outbox(actor)]).toEqual([5, 1]);
  world.pass({ hours: 25 });
  await sweepPushes(context);
  expect(await outbox(actor)).toBe(0);
});

describe('what no push service took', () => {
  /** Of the test's own service and people: others of this file have left nothing. */
  const origin = makePerson(world, { role: 'SYS_ADMIN' }).then(({ id }) => originOf(id));
  const console = pushAdminService(context);

  test('is reported, shown to administrators without people and texts, and sent once more while it is of use', async () => {
    await world.db.execute(
      sql`delete /* across schools: messages to browsers that no service took */ from push_outbox`,
    );
    const { actor, browser } = await subscribed();
    const host = new URL(browser.endpoint).host;
    const outcomes: PushOutcome[] = [];
    const work = () => sendDuePushes(context, service.post, (outcome) => outcomes.push(outcome));
    // The keys of the site are not those by which the browser subscribed: no other try says anything else.
    service.answer(browser, 403);
    await inform(actor);
    await work();
    expect(outcomes).toEqual([{ outcome: 'failed', tries: 1, service: host, status: 403 }]);
    await work();
    expect(outcomes).toHaveLength(1);
    const state = await console.read();
    expect(state).toEqual({
      is_on: true,
      waiting: 0,
      failed: 1,
      retryable: 1,
      items: [{ service: host, status: 403, failed: 1, retryable: 1, failed_at: world.now().toISOString() }],
    });
    expect(JSON.stringify(state)).not.toContain(browser.endpoint);

    service.answer(browser, 201);
    const both = await Promise.all([console.retry(await origin), console.retry(await origin)]);
    expect(both.map(({ queued }) => queued).sort()).toEqual([0, 1]);
    await work();
    expect(outcomes.at(-1)).toMatchObject({ outcome: 'sent', tries: 1 });
    expect(await console.read()).toMatchObject({ waiting: 0, failed: 0, items: [] });
    const events = await world.db.execute<{ after: unknown }>(sql`
      select after from audit_event where action = 'push.retry' and actor = ${(await origin).actor}`);
    expect(events.map(({ after }) => after)).toEqual([{ queued: 1 }]);
    service.take();
  });

  test('is of no use once it was read, or is old; it is counted and left alone', async () => {
    const { actor, browser } = await subscribed();
    service.answer(browser, 400);
    await inform(actor);
    await send();
    expect(await console.read()).toMatchObject({ failed: 1, retryable: 1 });
    await world.services.notifications.read(actor, undefined);
    expect(await console.read()).toMatchObject({ failed: 1, retryable: 0 });
    expect(await console.retry(await origin)).toMatchObject({ queued: 0, failed: 1 });
    await inform(actor);
    await send();
    world.pass({ hours: 17 });
    expect(await console.read()).toMatchObject({ failed: 2, retryable: 0 });
    world.pass({ hours: 8 });
    await sweepPushes(context);
    expect(await console.read()).toMatchObject({ failed: 0, items: [] });
  });

  test('is retried by nobody where the site sends nothing', async () => {
    const { push: calls } = contract.admin;
    const admin = await makePerson(world, { role: 'SYS_ADMIN' });
    expect(await world.call(admin, calls.read, {})).toMatchObject({ status: 200, body: { is_on: false } });
    expect(await world.call(admin, calls.retry, {})).toMatchObject({
      status: 409,
      refusal: { code: 'push-off' },
    });
  });
});

test('two copies of the server, and a browser that subscribes again, send everything once', async () => {
  const { actor, browser } = await subscribed();
  await push.subscribe(actor, browser);
  for (const kind of ['work', 'quiz', 'badge'] as const) await inform(actor, kind);
  await Promise.all([send(), send(), send()]);
  expect(
    service
      .take()
      .map(({ message }) => message.tag)
      .sort(),
  ).toEqual(['badge', 'quiz', 'work']);
});

test('a person has ten browsers at most; another person’s are not theirs to end', async () => {
  const { actor, browser, schoolId } = await subscribed();
  const stranger = await makePerson(world, { role: 'TEACHER', schoolId });
  await push.unsubscribe(stranger, browser.endpoint);
  const more: Browser[] = [];
  for (let n = 0; n < 10; n += 1) {
    world.pass({ minutes: 1 });
    more.push(service.browser());
    await push.subscribe(actor, more.at(-1) as Browser);
  }
  await inform(actor);
  expect((await arrived()).map(([endpoint]) => endpoint).sort()).toEqual(more.map(({ endpoint }) => endpoint).sort());
});

test('a site without keys says so and subscribes nobody', async () => {
  const { teacher } = await makeClassroom(world, { students: 0 });
  expect((await world.call(teacher, contract.push.key, {})).body).toEqual({ public_key: null });
  const reply = await world.call(teacher, contract.push.subscribe, { body: service.browser() });
  expect([reply.status, reply.refusal.code]).toEqual([422, 'push-off']);
  expect(await sendDuePushes(world.context, service.post)).toBe(0);
});

describe('requests go to the public internet alone', () => {
  const notPublic = [
    'http://push.example.org/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    'https://10.1.2.3/a',
    'https://172.20.0.1/a',
    'https://192.168.1.1/a',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/a',
    'https://0.0.0.0/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://[::ffff:127.0.0.1]/a',
    'https://[fd00::1]/a',
    'https://[fe80::1]/a',
    'https://push.example.org:5432/a',
    'https://user:secret@push.example.org/a',
    'https://db.internal/a',
    'https://postgres/a',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'push',
    '',
  ];

  test.each(notPublic)('%j is no push service', async (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
    const actor: Actor = { id: randomUUID(), role: 'student', schoolId: randomUUID() };
    await expect(push.subscribe(actor, { ...service.browser(), endpoint })).rejects.toMatchObject({
      extra: { code: 'push-endpoint' },
    });
    await expect(postPublic()({ endpoint, headers: {}, body: Buffer.alloc(0) })).rejects.toThrow();
  });

  test('a name that leads into the network is not connected to, also when only one of its addresses does', async () => {
    const found = (...addresses: string[]) =>
      postPublic(
        publicLookup((_name, done) =>
          done(
            null,
            addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
          ),
        ),
      )({ endpoint: 'https://push.example.org/a', headers: {}, body: Buffer.alloc(0) });
    for (const addresses of [
      ['127.0.0.1'],
      ['8.8.8.8', '10.0.0.1'],
      ['::1'],
      ['::ffff:10.0.0.1'],
      ['64:ff9b::a00:1'],
    ]) {
      await expect(found(...addresses)).rejects.toThrow('not one of the public internet');
    }
  });

  test('addresses of the services that browsers use are public', () => {
    for (const address of ['142.250.74.138', '34.107.243.93', '17.57.144.20', '2a00:1450:4001:82a::200a']) {
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    }
    expect(isPushEndpoint('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    expect(isPushEndpoint('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBe(true);
  });
});
