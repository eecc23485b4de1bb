import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';
import { migrate } from './migrate.ts';
import { pendingMigrations } from './migration-history.ts';

const world = await makeWorld();

const at = (folderMillis: number, hash = `hash of ${folderMillis}`) => ({ folderMillis, hash });
const ran = (madeAt: number, hash = `hash of ${madeAt}`) => ({ madeAt, hash });

test('what the database has not run yet is pending, in order', () => {
  expect(pendingMigrations([at(1), at(2), at(3)], [])).toEqual([at(1), at(2), at(3)]);
  expect(pendingMigrations([at(1), at(2), at(3)], [ran(1)])).toEqual([at(2), at(3)]);
  expect(pendingMigrations([at(1)], [ran(1)])).toEqual([]);
});

test.each([
  ['edited', [at(1), at(2)], [ran(1, 'another hash')], /was edited/],
  ['removed', [at(1), at(3)], [ran(1), ran(2), ran(3)], /does not have/],
  ['put between older ones', [at(1), at(2), at(3)], [ran(1), ran(3)], /never run here/],
  ['of a newer program', [at(1)], [ran(1), ran(2)], /newer schema/],
])('a migration that was %s is refused', (_what, known, applied, message) => {
  expect(() => pendingMigrations(known, applied)).toThrow(message);
});

test('a database with a newer schema is left as it is', async () => {
  const count = async () =>
    (await world.db.execute<{ count: number }>(sql`select count(*)::int as count from schema_migration`))[0]?.count;
  await migrate(world.db);
  const before = await count();
  await world.db.execute(sql`insert into schema_migration (made_at, hash) values (99999999999999, 'later')`);
  await expect(migrate(world.db)).rejects.toThrow(/newer schema/);
  await world.db.execute(sql`delete from schema_migration where made_at = 99999999999999`);
  await world.db.execute(sql`
    update schema_migration set hash = 'edited' where made_at = (select min(made_at) from schema_migration)`);
  await expect(migrate(world.db)).rejects.toThrow(/was edited/);
  expect(await count()).toBe(before);
});
