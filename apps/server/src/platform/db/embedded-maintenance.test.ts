import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';
import { countStatistics, embeddedMaintenance } from './embedded-maintenance.ts';

const world = await makeWorld();
const { db } = world;

/** Rows that the database believes the table to have, -1 while it was never counted, and the pages it takes. */
async function state() {
  const [found] = await db.execute<{ rows: number; pages: number }>(sql`
    select reltuples::int as rows, (pg_relation_size(oid) / current_setting('block_size')::int)::int as pages
    from pg_class where oid = 'maintained'::regclass`);
  if (!found) throw new Error('the table is not there');
  return found;
}

test('the embedded database is vacuumed and analyzed, at most once a day', async () => {
  if (db.engine !== 'pglite') return;
  let now = new Date('2026-11-21T09:00:00Z');
  const maintain = embeddedMaintenance(db, () => now);
  await db.execute(sql`create table maintained (id int primary key, body text)`);
  await db.execute(sql`insert into maintained select n, repeat('x', 500) from generate_series(1, 400) n`);
  expect((await state()).rows).toBe(-1);
  await maintain();
  expect((await state()).rows).toBe(400);

  await db.execute(sql`delete from maintained where id > 10`);
  const before = await state();
  now = new Date('2026-11-22T08:59:00Z');
  await maintain();
  expect(await state()).toEqual(before);
  now = new Date('2026-11-22T09:00:00Z');
  await maintain();
  const after = await state();
  expect(after.rows).toBe(10);
  expect(after.pages).toBeLessThan(before.pages);
});

test('statistics are counted, and do not wait for a table that somebody holds', async () => {
  await db.execute(sql`create table counted (id int primary key)`);
  await db.execute(sql`create table held (id int primary key)`);
  await db.execute(sql`insert into counted select generate_series(1, 30)`);
  const countedRows = async () =>
    (
      await db.execute<{ rows: number }>(sql`
    select reltuples::int as rows from pg_class where oid = 'counted'::regclass`)
    )[0]?.rows;
  if (db.engine === 'pglite') {
    await countStatistics(db);
    expect(await countedRows()).toBe(30);
    return;
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table held in share update exclusive mode`);
    await db.transaction(countStatistics);
    expect(await countedRows()).toBe(30);
  });
});
