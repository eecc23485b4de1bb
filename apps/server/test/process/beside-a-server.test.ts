import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { mashqHere } from './cli-process.ts';
import { freshPlace } from './lasting-database.ts';
import { startServer } from './server-process.ts';

const isPostgres = inject('databaseTemplate').engine === 'postgres';

test('no backup is restored and no migration runs beside a server; one that was killed is in nobody’s way', {
  timeout: 240_000,
}, async () => {
  const { environment, open, remove } = await freshPlace();
  onTestFinished(remove);
  const file = join(environment.DATA_DIR ?? '', 'backup', 'mashq.backup');
  expect(await mashqHere(environment, ['backup', file])).toMatchObject({ code: 0 });
  const school = ['school', 'create', '--title', 'دبستان دانش', '--province', 'IR-23'];
  expect(await mashqHere(environment, school)).toMatchObject({ code: 0 });

  const server = await startServer(environment);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const refused = await mashqHere(environment, ['restore', file, '--force']);
  const inUse = isPostgres
    ? 'A server runs on this database. Stop every copy of it, then try again.\n'
    : expect.stringContaining('is in use by a server that is running');
  expect(refused).toMatchObject({ code: 1, output: '', errors: inUse });

  // The embedded database is opened by one program at a time.
  if (isPostgres) {
    expect(await mashqHere(environment, ['migrate'])).toMatchObject({ code: 0 });
    const db = await open();
    await db.execute(sql`delete from schema_migration where made_at = (select max(made_at) from schema_migration)`);
    await db.close();
    const late = await mashqHere(environment, ['migrate']);
    expect(late).toMatchObject({ code: 1, errors: expect.stringContaining('1 server runs on this database') });
    const ready = await fetch(`${server.address}/api/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { code: 'schema-older' }]);
  }

  expect(await server.end('SIGKILL')).toBe('SIGKILL');
  await vi.waitFor(
    async () => expect(await mashqHere(environment, ['restore', file, '--force'])).toMatchObject({ code: 0 }),
    { timeout: 60_000, interval: 500 },
  );
  const restored = await open();
  expect(await restored.execute(sql`select 1 from school where kind <> 'personal'`)).toEqual([]);
  await restored.close();
});
