import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeClassroom } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { eraseDue } from '../../accounts/profile/erase.ts';
import type { Actor } from '../../platform/actor.ts';
import { readAudit } from '../../platform/audit/audit.ts';
import { makeKeyring } from '../../platform/security/keys.ts';
import { sendWeeklyMessages } from './weekly-sms.ts';

const world = await makeWorld();
const own = contract.member.parentLinks;
const { report, startSms, stopSms } = contract.parent;

let phones = 0;
const freshPhone = () => {
  phones += 1;
  return `0936${String(phones).padStart(7, '0')}`;
};
let networks = 0;
const from = () => {
  networks += 1;
  return { 'x-forwarded-for': `198.63.${networks >> 8}.${networks & 255}` };
};

/** Thursday at 17:00 in Tehran of the week of the clock, or of one of the next. */
function toThursday(weeks = 0, hour = 17): void {
  const now = world.now();
  const sinceSaturday = (new Date(now.getTime() + 3.5 * 3_600_000).getUTCDay() + 1) % 7;
  const midnight = new Date(now.getTime() + 3.5 * 3_600_000).setUTCHours(0, 0, 0, 0) - 3.5 * 3_600_000;
  world.setNow(new Date(midnight + (5 - sinceSaturday + 7 * weeks) * 86_400_000 + hour * 3_600_000));
}

async function makeLink(child: Actor) {
  const { body } = await world.call(child, own.make, {});
  return { token: body.token, id: body.link.id };
}

async function agree(token: string, phone = freshPhone()) {
  const headers = from();
  await world.call(null, contract.auth.sendCode, { query: { phone, purpose: 'contact' } }, headers);
  const code = /\d{6}/.exec(world.messages.findLast((each) => each.phone === phone)?.body ?? '')?.[0] ?? '';
  const reply = await world.call(null, startSms, { body: { token, phone, code } }, headers);
  return { phone, reply };
}

async function childWithLink() {
  const { students } = await makeClassroom(world);
  const child = students[0] as Actor;
  return { child, ...(await makeLink(child)) };
}

const weeklyTo = (phone: string) =>
  world.messages.filter((each) => each.phone === phone && each.body.includes('/parent/')).map(({ body }) => body);
const numbersOf = ({ schoolId }: Actor) =>
  world.db.execute<{ phone: string; token: string }>(
    sql`select phone, token from parent_sms where school_id = ${schoolId}`,
  );

test('a parent agrees by a code to a message each Thursday afternoon, with the link, in words of a parent', async () => {
  const { child, token } = await childWithLink();
  const { phone, reply } = await agree(token);
  expect(reply.status).toBe(200);
  expect((await world.call(null, report, { body: { token } })).body.sms).toEqual({
    is_offered: true,
    phone_mask: `***${phone.slice(-4)}`,
  });
  const [row] = await numbersOf(child);
  expect(JSON.stringify(row)).not.toContain(phone.slice(1));
  expect(JSON.stringify(row)).not.toContain(token);
  toThursday(0, 15);
  expect(await sendWeeklyMessages(world.context)).toBe(0);
  toThursday();
  await sendWeeklyMessages(world.context);
  const [message = '', ...more] = weeklyTo(phone);
  expect(more).toEqual([]);
  expect(message).toContain('نام1');
  expect(message).not.toContain('خانواده1');
  expect(message).toContain(`https://mashq.example/parent/${token}`);
  expect((await readAudit(world.db, { target: child.id })).map(({ action }) => action)).toContain(
    'parent-link.start-sms',
  );
});

test('a week brings one message, however often the job runs, in two copies at once; the next week another', async () => {
  const families = await Promise.all([1, 2, 3].map(childWithLink));
  const numbers: string[] = [];
  for (const { token } of families) numbers.push((await agree(token)).phone);
  toThursday(1);
  await Promise.all([1, 2, 3].map(() => sendWeeklyMessages(world.context)));
  world.pass({ hours: 1 });
  await sendWeeklyMessages(world.context);
  expect(numbers.map((phone) => weeklyTo(phone).length)).toEqual([1, 1, 1]);
  toThursday(1, 20);
  await sendWeeklyMessages(world.context);
  expect(numbers.map((phone) => weeklyTo(phone).length)).toEqual([2, 2, 2]);
  toThursday(1, 22);
  await sendWeeklyMessages(world.context);
  expect(
    numbers.map((phone) => weeklyTo(phone).length),
    'too late in the evening',
  ).toEqual([2, 2, 2]);
});

test('without a right code nobody is written to, and a code is good once', async () => {
  const { child, token } = await childWithLink();
  const phone = freshPhone();
  const headers = from();
  const guess = await world.call(null, startSms, { body: { token, phone, code: '123456' } }, headers);
  expect(guess.status).toBe(401);
  expect(await numbersOf(child)).toEqual([]);
  await world.call(null, contract.auth.sendCode, { query: { phone, purpose: 'login' } }, headers);
  world.pass({ minutes: 3 });
  const { reply } = await agree(token, phone);
  expect(reply.status).toBe(200);
  const code = /\d{6}/.exec(world.messages.findLast((each) => each.phone === phone)?.body ?? '')?.[0] ?? '';
  expect((await world.call(null, startSms, { body: { token, phone, code } }, headers)).status).toBe(401);
  expect((await agree('x'.repeat(54))).reply.status).toBe(404);
});

test('another number takes the place of the one before; stopping forgets it, a second time too', async () => {
  const { child, token } = await childWithLink();
  const first = await agree(token);
  const second = await agree(token);
  expect(await numbersOf(child)).toHaveLength(1);
  for (let times = 0; times < 2; times += 1) {
    expect((await world.call(null, stopSms, { body: { token } })).status).toBe(200);
  }
  expect(await numbersOf(child)).toEqual([]);
  toThursday(1);
  await sendWeeklyMessages(world.context);
  expect([...weeklyTo(first.phone), ...weeklyTo(second.phone)]).toEqual([]);
});

test('a link that is revoked or over, and an account that is erased, leave no number and get no message', async () => {
  const revoked = await childWithLink();
  const erased = await childWithLink();
  const over = await childWithLink();
  const numbers: string[] = [];
  for (const { token } of [revoked, erased, over]) numbers.push((await agree(token)).phone);
  await world.call(revoked.child, own.revoke, { params: { id: revoked.id } });
  expect(await numbersOf(revoked.child)).toEqual([]);
  await world.db.execute(
    sql`update account set deletion_due_at = ${world.now().toISOString()} where id = ${erased.child.id}`,
  );
  await eraseDue(world.context);
  expect(await numbersOf(erased.child)).toEqual([]);
  await world.db.execute(sql`
    update parent_link set expires_at = ${world.now().toISOString()}::timestamptz
    where school_id = ${over.child.schoolId} and id = ${over.id}`);
  toThursday(1);
  await sendWeeklyMessages(world.context);
  expect(await numbersOf(over.child)).toEqual([]);
  expect(numbers.flatMap(weeklyTo)).toEqual([]);
  // What was revoked takes no consent either.
  expect((await agree(revoked.token)).reply.status).toBe(404);
});

test('a message that cannot be queued is sent by the next run', async () => {
  const { token } = await childWithLink();
  const { phone } = await agree(token);
  toThursday(1);
  const failing = { ...world.context, sms: { send: () => Promise.reject(new Error('away')) } };
  await expect(sendWeeklyMessages(failing)).rejects.toThrow('away');
  await sendWeeklyMessages(world.context);
  expect(weeklyTo(phone)).toHaveLength(1);
});

test('a link whose secret is gone is forgotten; without a public address nothing is offered', async () => {
  const { child, token } = await childWithLink();
  await agree(token);
  toThursday(1);
  const stranger = { ...world.context, keyring: makeKeyring('another secret altogether, 32 bytes long') };
  await sendWeeklyMessages(stranger);
  expect(await numbersOf(child)).toEqual([]);
});
