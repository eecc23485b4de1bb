import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import { SMS_REASONS, SmsRefused } from '../platform/sms/kavenegar.ts';
import { makeSmsQueue } from '../platform/sms/queue.ts';
import { smsAdminService } from './sms-admin.ts';

const world = await makeWorld();
const admin = await makePerson(world, { role: 'SYS_ADMIN' });
const { sms } = contract.admin;

let refusal: SmsRefused | null = null;
const queue = makeSmsQueue(world.context, async () => {
  if (refusal) throw refusal;
});
const withService = smsAdminService({ ...world.context, sms: queue.sms });

test('an administrator sees which messages did not go out and why, without phone and text, and sends them once more', async () => {
  await queue.sms.send('09120000001', 'the first');
  await queue.work();
  refusal = new SmsRefused(SMS_REASONS.answered(418), true);
  await queue.sms.send('09120000002', 'a secret text');
  await queue.sms.send('09120000003', 'a code: 123456', '123456');
  await queue.work();
  world.pass({ minutes: 3 });
  const state = await withService.read();
  expect(state).toMatchObject({
    has_service: true,
    counts: { sent: 1, waiting: 0, failed: 2, expired: 0 },
    retryable: 1,
  });
  expect(state.items.map(({ status, tries, reason, is_useful }) => ({ status, tries, reason, is_useful }))).toEqual(
    expect.arrayContaining([
      { status: 'failed', tries: 1, reason: { kind: 'refused', status: 418 }, is_useful: true },
      { status: 'failed', tries: 1, reason: { kind: 'refused', status: 418 }, is_useful: false },
    ]),
  );
  expect(JSON.stringify(state)).not.toMatch(/0912|secret|123456/);

  // Both press at once: what is queued by one is not queued by the other.
  refusal = null;
  const both = await Promise.all([withService.retry(admin), withService.retry(admin)]);
  expect(both.map(({ queued }) => queued).sort()).toEqual([0, 1]);
  expect(await withService.retry(admin)).toMatchObject({ queued: 0, counts: { waiting: 1, failed: 1 }, retryable: 0 });
  await queue.work();
  expect(await withService.read()).toMatchObject({ counts: { sent: 2, waiting: 0, failed: 1 } });
  const events = await world.db.execute<{ after: { queued: number } }>(sql`
    select after from audit_event where action = 'sms.retry' and actor = ${admin.id}`);
  expect(events.map(({ after }) => after)).toEqual([{ queued: 1 }]);

  world.pass({ hours: 25 });
  expect(await withService.read()).toMatchObject({ counts: { sent: 0, failed: 0 }, items: [] });
});

test('where no service takes messages it says so, and retries none', async () => {
  const read = await world.call(admin, sms.read, {});
  expect(read).toMatchObject({ status: 200, body: { has_service: false } });
  const retry = await world.call(admin, sms.retry, {});
  expect(retry).toMatchObject({ status: 409, refusal: { code: 'no-sms-service' } });
});
