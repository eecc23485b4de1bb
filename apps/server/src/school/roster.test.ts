import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fresh } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import { account, province } from '../platform/db/schema/index.ts';

const world = await makeWorld();
const { roster } = world.services;

test('the 31 provinces are in a new database', async () => {
  const rows = await world.db.orm.select().from(province);
  expect(rows).toHaveLength(31);
  expect(rows.find(({ code }) => code === 'IR-23')?.name).toBe('تهران');
});

test('names and phones are kept folded, whatever keyboard wrote them', async () => {
  const [id = ''] = await roster.addAccounts([
    { username: ` Sara۱۴٠٥ `, role: 'STUDENT', firstName: 'سارا', lastName: 'احمدی', phone: '+۹۸ ۹۱۲ ۰۰۰ ٤٥٦٧' },
  ]);
  const [row] = await world.db.orm.select().from(account).where(eq(account.id, id));
  expect(row).toMatchObject({ username: 'sara1405' });
  expect(world.context.phones.decrypt(row?.phone ?? '')).toBe('09120004567');
});

test('a username is given once', async () => {
  const username = fresh('reza');
  const person = { username, role: 'STUDENT', firstName: 'رضا', lastName: 'رضایی' } as const;
  await roster.addAccounts([person]);
  await expect(roster.addAccounts([person])).rejects.toThrow();
});
