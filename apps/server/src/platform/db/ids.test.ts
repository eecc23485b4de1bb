import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';

const { db } = await makeWorld();

test('ids that the database makes are UUIDs of version 7 with the time in front', async () => {
  const before = Date.now();
  const rows = await db.execute<{ id: string }>(sql`select uuid_v7() as id from generate_series(1, 100)`);
  for (const { id } of rows)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(100);
  const times = rows.map(({ id }) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
  // The database's clock and this one are of the same machine.
  for (const time of times) expect(Math.abs(time - before)).toBeLessThan(60_000);
});
