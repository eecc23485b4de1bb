import { randomBytes, randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { migrateUntil } from '../../test/tenancy/migrate-until.ts';
import { emptyDatabase } from '../../test/world/database.ts';
import { fresh, makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import type { Session } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { makeKeyring } from '../platform/security/keys.ts';
import { makePhoneCipher, type PhoneCipher, phoneIs } from '../platform/security/phone-cipher.ts';
import { outboxSms } from '../platform/sms/outbox.ts';
import { findAccounts } from './accounts.ts';
import { encryptPhones } from './encrypt-phones.ts';

const world = await makeWorld();
const former = await emptyDatabase();
afterAll(() => former.close());

const PHONE = '09121112233';
const secret = () => randomBytes(32).toString('hex');

/** All that the tables with phone numbers hold, as text. */
async function stored({ execute }: Session): Promise<string> {
  const all = await Promise.all(
    ['account', 'one_time_code', 'sms_outbox', 'visitor_message'].map((table) =>
      execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t`),
    ),
  );
  return JSON.stringify(all);
}

const usernamesOf = async (db: Session, phones: PhoneCipher, phone: string) =>
  (await findAccounts(db, phoneIs(phones, sql`a.phone_hash`, phone))).map(({ username }) => username).toSorted();

test('the database holds no phone number that can be read, and finds everybody who shares one', async () => {
  const names = [fresh('first'), fresh('second')];
  for (const username of names) await makePerson(world, { role: 'STUDENT', username, phone: '+۹۸ ۹۱۲ ۱۱۱ ۲۲۳۳' });
  await makePerson(world, { role: 'STUDENT', phone: '09121112234' });
  const id = randomUUID();
  const message = { id, kind: 'contact' as const, name: 'نگار', phone: PHONE, text: 'سلام' };
  for (let n = 0; n < 2; n += 1) {
    expect((await world.call(null, contract.site.sendMessage, { body: message })).status).toBe(201);
  }
  await world.call(null, contract.auth.sendCode, { query: { phone: PHONE } });
  await outboxSms(world.db, world.context).send(PHONE, 'سلام');

  expect(await stored(world.db)).not.toMatch(/9121112233/);
  expect(await usernamesOf(world.db, world.context.phones, PHONE)).toEqual(names.toSorted());
  const [row] = await world.services.visitorMessages.list();
  expect(row).toMatchObject({ id, phone: PHONE });
  const sealed = await world.db.execute<{ phone: string }>(sql`
    select phone from account where username in (${names[0]}, ${names[1]})`);
  expect(new Set(sealed.map(({ phone }) => phone)).size, 'equal numbers do not look equal').toBe(2);
});

test('rows of before encryption are all kept, encrypted at the first start, and found by their number', async () => {
  await migrateUntil(former, 'phone_hash');
  const now = '2026-11-01T08:00:00Z';
  const school = randomUUID();
  await former.execute(sql`
    insert into school (id, kind, title, created_at) values (${school}, 'personal', '', ${now})`);
  const phones = makePhoneCipher(makeKeyring(secret()));
  for (let n = 0; n < 1_100; n += 1) {
    const phone = n === 7 || n === 1_005 ? PHONE : n === 3 ? null : `0935${String(n).padStart(7, '0')}`;
    await former.execute(sql`
      insert into account (username, role, first_name, last_name, school_id, phone, created_at)
      values (${`child${n}`}, 'STUDENT', 'نام', 'خانواده', ${school}, ${phone}, ${now})`);
  }
  await former.execute(sql`
    insert into visitor_message (id, kind, webinar_key, name, phone, message, created_at)
    values (${randomUUID()}, 'contact', '', 'نگار', ${PHONE}, 'سلام', ${now})`);
  await former.execute(sql`
    insert into one_time_code (phone, code_hash, sent_at, expires_at, tries_left)
    values (${PHONE}, 'x', ${now}, '2026-11-01T08:02:00Z', 5)`);

  await migrate(former);
  expect(await encryptPhones(former, phones)).toBe(1_100);
  expect(await encryptPhones(former, phones), 'a second start has nothing to do').toBe(0);
  expect(await stored(former)).not.toMatch(/0935\d{7}|9121112233/);
  expect(await usernamesOf(former, phones, PHONE)).toEqual(['child1005', 'child7']);
  const [count] = await former.execute<{ people: number; without: number }>(sql`
    select count(*)::int as people, count(*) filter (where phone is null)::int as without from account`);
  expect(count).toEqual({ people: 1_100, without: 1 });
});

test('after a rotation people are found at once, and the old key is of no more use once all is encrypted again', async () => {
  const [first, second] = [secret(), secret()];
  const before = makePhoneCipher(makeKeyring(first));
  const both = makePhoneCipher(makeKeyring(second, [first]));
  const after = makePhoneCipher(makeKeyring(second));
  await former.execute(sql`delete from sms_outbox`);
  await former.execute(sql`delete from visitor_message`);
  await former.execute(sql`delete from account where username not in ('child7', 'child8')`);
  await former.execute(sql`
    update account set phone = ${before.encrypt(PHONE)}, phone_hash = ${before.index(PHONE)} where username = 'child7'`);
  await former.execute(sql`
    update account set phone = ${before.encrypt('09350000008')}, phone_hash = ${before.index('09350000008')}
    where username = 'child8'`);

  expect(await usernamesOf(former, both, PHONE)).toEqual(['child7']);
  await expect(encryptPhones(former, after)).rejects.toThrow(/Set the key it was filled with/);
  expect(await encryptPhones(former, both)).toBe(2);
  expect(await encryptPhones(former, after)).toBe(0);
  expect(await usernamesOf(former, after, PHONE)).toEqual(['child7']);
  await expect(encryptPhones(former, before)).rejects.toThrow(/Set the key/);
  expect(() => before.decrypt(after.encrypt(PHONE))).toThrow();
});
