import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../../src/platform/db/database.ts';
import { freshDatabase } from './database.ts';

/** Every row of every table; the schema has no sequences. */
async function contentsOf(db: Database): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(sql`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`);
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const [all] = await db.execute<{ rows: string | null }>(
      sql`select json_agg(t order by t::text)::text as rows from ${sql.identifier(name)} t`,
    );
    contents[name] = all?.rows ?? '';
  }
  return contents;
}

test('the database of a worker is as new for each file, whatever the last one left', async () => {
  const first = await freshDatabase(() => undefined);
  const untouched = await contentsOf(first);
  await first.execute(sql`insert into organization (title, created_at) values ('سپیده', now())`);
  await first.execute(sql`delete from province where code = (select min(code) from province)`);
  await first.execute(sql`insert into audit_event (at, actor, action) values (now(), 'cli', 'school.create')`);
  expect(await contentsOf(first)).not.toEqual(untouched);
  await first.close();

  const second = await freshDatabase(() => undefined);
  expect(await contentsOf(second)).toEqual(untouched);
  await second.execute(sql`alter table organization add column leftover text`);
  await second.close();

  const third = await freshDatabase(() => undefined);
  expect(await contentsOf(third)).toEqual(untouched);
  await expect(third.execute(sql`select leftover from organization`)).rejects.toThrow();
  await third.close();
});
