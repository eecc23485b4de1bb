import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, inject, onTestFinished, test } from 'vitest';
import { tableTotals } from '../../src/app/cli/backup.ts';
import { mashqHere } from './cli-process.ts';
import { freshPlace } from './lasting-database.ts';

/** How far back an office may be. */
const MIGRATIONS_AGO = 10;
const isPostgres = inject('databaseTemplate').engine === 'postgres';

test.runIf(isPostgres)(
  'an office goes over the last ten migrations, and back by its backup, and keeps every row',
  {
    timeout: 240_000,
  },
  async () => {
    const { environment, open, remove } = await freshPlace();
    onTestFinished(remove);
    const file = join(environment.DATA_DIR ?? '', 'backup', 'before.backup');
    const all = readMigrationFiles({ migrationsFolder: join(import.meta.dirname, '../../src/platform/db/migrations') });

    const old = await open();
    await old.execute(sql`drop schema public cascade`);
    await old.execute(sql`create schema public`);
    await old.execute(sql`create table schema_migration (made_at bigint primary key, hash text not null)`);
    for (const { sql: statements, folderMillis, hash } of all.slice(0, -MIGRATIONS_AGO)) {
      for (const statement of statements) await old.execute(sql.raw(statement));
      await old.execute(sql`insert into schema_migration (made_at, hash) values (${folderMillis}, ${hash})`);
    }
    const school = crypto.randomUUID();
    await old.execute(sql`
    insert into school (id, province_code, title, created_at) values (${school}, 'IR-23', 'دبستان دانش', now())`);
    for (const username of ['karimi', 'sara']) {
      await old.execute(sql`
      insert into account (id, username, role, first_name, last_name, school_id, created_at)
      values (gen_random_uuid(), ${username}, 'STUDENT', 'نام', 'خانواده', ${school}, now())`);
    }
    const before = await tableTotals(old);
    await old.close();
    const run = (...words: string[]) => mashqHere(environment, words);

    expect(await run('doctor')).toMatchObject({
      code: 1,
      output: expect.stringContaining('10 migrations are pending'),
    });
    expect(await run('backup', file)).toMatchObject({ code: 0, errors: '' });
    const forth = async () => {
      expect(await run('migrate')).toMatchObject({ code: 0, output: 'Ran 10 migrations.\n', errors: '' });
      const db = await open();
      const after = await tableTotals(db);
      await db.close();
      expect(after).toMatchObject({ ...before, schema_migration: all.length });
      expect(await run('doctor')).toMatchObject({ code: 0 });
    };
    await forth();

    expect(await run('restore', file)).toMatchObject({ code: 1, errors: expect.stringContaining('not empty') });
    expect(await run('restore', file, '--force')).toMatchObject({ code: 0, errors: '' });
    const back = await open();
    expect(await tableTotals(back)).toEqual(before);
    expect(await back.execute(sql`select username from account order by 1`)).toEqual([
      { username: 'karimi' },
      { username: 'sara' },
    ]);
    await back.close();
    await forth();
  },
);
