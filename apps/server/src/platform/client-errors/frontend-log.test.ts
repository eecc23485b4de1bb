import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';
import { frontendLogService } from './service.ts';

const world = await makeWorld();

const report = (message: string, stack = '', path = '/student') =>
  world.call(null, contract.log.frontend, { body: { message, stack, path } });

const stored = (message: string) =>
  world.db.execute<{ message: string; stack: string; path: string; count: number; first: Date; last: Date }>(sql`
    select message, stack, path, count, first_seen_at as first, last_seen_at as last
    from frontend_error where message like ${`${message}%`}`);

test('the same error of many browsers is one row with its number, first and last time', async () => {
  await report('grouped', 'at a (assets/x.js:1:2)');
  world.pass({ hours: 1 });
  await report('grouped', 'at a (assets/x.js:1:2)');
  const rows = await stored('grouped');
  expect(rows).toMatchObject([{ count: 2 }]);
  expect((rows[0]?.last.getTime() ?? 0) - (rows[0]?.first.getTime() ?? 0)).toBe(3_600_000);
});

test('nothing personal is kept', async () => {
  await report(
    'scrubbed ۰۹۱۲۳۴۵۶۷۸۹ +98 912 345 6789 ali@example.com eyJhbGciOi.eyJzdWIi.c2ln سارا احمدی',
    'at https://mashq.example/student?token=secret 4f9d0c2e-8a57-4d0e-9d0b-2a6a4f1b7c11',
    '/student/homeworks/4f9d0c2e-8a57-4d0e-9d0b-2a6a4f1b7c11/question/3',
  );
  const [row] = await stored('scrubbed');
  const all = JSON.stringify(row);
  for (const personal of ['912', '۹۱۲', 'ali@', 'eyJ', 'سارا', 'secret', '4f9d0c2e'])
    expect(all).not.toContain(personal);
  expect(row?.path).toBe('/student/homeworks/:id/question/:id');
});

test('one network cannot fill the log, and is answered as ever', async () => {
  for (let index = 0; index < 80; index += 1) {
    expect((await report(`flood ${index % 10}`, `at place${index}`)).status).toBe(200);
  }
  expect((await stored('flood')).length).toBeLessThan(80);
});

test('a place in a built file is read by its source map', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mashq-maps-'));
  try {
    const map = { version: 3, names: [], sources: ['../../src/screens/Home.tsx'], mappings: 'AAAA,UAKQ' };
    await writeFile(join(folder, 'abc123.js.map'), JSON.stringify(map));
    const service = frontendLogService({ ...world.context, sourceMaps: folder });
    const stack =
      'at t (https://mashq.example/assets/abc123.js:1:11)\n at u (https://mashq.example/assets/other.js:1:9)';
    await service.report({ message: 'mapped', stack, path: '/' }, '192.0.2.1');
    const [row] = await stored('mapped');
    expect(row?.stack).toContain('src/screens/Home.tsx:6:9');
    expect(row?.stack).toContain('other.js');
  } finally {
    await rm(folder, { recursive: true });
  }
});
