import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { makePasswords } from '../../src/platform/security/passwords.ts';
import { mashq, mashqHere } from './cli-process.ts';
import { freshPlace, type Place } from './lasting-database.ts';

const places: Place[] = [];

async function place(): Promise<Place> {
  const made = await freshPlace();
  places.push(made);
  return made;
}

afterAll(async () => {
  for (const { remove } of places) await remove();
});

const names = ['--first-name', 'مریم', '--last-name', 'کریمی'];

test('a school is made, backed up, and restored with the same rows', { timeout: 240_000 }, async () => {
  const { environment, open } = await place();
  const run = (words: string[], input?: string) => mashq(environment, words, input);
  const runHere = (words: string[]) => mashqHere(environment, words);
  expect(await runHere(['migrate'])).toMatchObject({ code: 0, output: 'The schema is this version’s already.\n' });

  const school = ['school', 'create', '--title', 'دبستان دانش', '--province', 'IR-23'];
  const made = await runHere(school);
  expect(made.code).toBe(0);
  expect(await runHere(school)).toMatchObject({
    code: 0,
    id: made.id,
    output: expect.stringContaining('exists already'),
  });

  const teacher = ['person', 'create', '--role', 'teacher', '--school', made.id, '--username', 'karimi', ...names];
  const created = await run([...teacher, '--password-stdin'], 'a password of hers\n');
  expect(created).toMatchObject({ code: 0, errors: '' });
  expect(created.output).not.toContain('a password of hers');
  expect(await runHere(teacher)).toMatchObject({ code: 0, id: created.id });

  const reset = await runHere(['person', 'reset-password', '--username', 'Karimi']);
  const password = /shown this once\): (\S+)/.exec(reset.output)?.[1] ?? '';
  expect(reset.code).toBe(0);

  const db = await open();
  const [account] = await db.execute<{ hash: string; version: number }>(sql`
    select password_hash as hash, token_version as version from account where username = 'karimi'`);
  expect(await makePasswords().verify(account?.hash ?? null, password)).toBe(true);
  expect(account?.version).toBe(1);
  const events = await db.execute<{ action: string; actor: string }>(sql`
    select action, actor from audit_event order by at`);
  expect(events.map(({ action }) => action)).toEqual(['school.create', 'person.create', 'person.reset-password']);
  expect(events.every(({ actor }) => actor.startsWith('cli:'))).toBe(true);
  await db.close();

  const file = join(environment.DATA_DIR ?? '', 'backup', 'mashq.backup');
  expect(await runHere(['backup', file])).toMatchObject({ code: 0, errors: '' });
  const onto = await runHere(['restore', file]);
  expect(onto).toMatchObject({ code: 1, errors: expect.stringContaining('not empty') });

  const second = await place();
  const restored = await mashqHere(second.environment, ['restore', file]);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  const copy = await second.open();
  expect(await copy.execute(sql`select username from account`)).toEqual([{ username: 'karimi' }]);
  await expect(copy.execute(sql`delete from audit_event`)).rejects.toThrow();
  await copy.close();
  expect(await mashqHere(second.environment, ['restore', file, '--force'])).toMatchObject({ code: 0, errors: '' });

  // A file that is no backup, or half of one, under the manifest of a whole one.
  const whole = await readFile(file);
  const faulty = [whole.subarray(0, whole.length / 3), Buffer.alloc(0), gzipSync(Buffer.alloc(50_000_000))];
  for (const bytes of faulty.slice(0, process.env.TEST_ALL === '1' ? 3 : 1)) {
    const other = join(environment.DATA_DIR ?? '', 'backup', 'other.backup');
    await writeFile(other, bytes);
    await copyFile(`${file}.json`, `${other}.json`);
    const refused = await mashq(second.environment, ['restore', other, '--force']);
    expect(refused).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^\S+other\.backup is no whole backup\. The database is as it was\./),
    });
    expect(refused.errors).not.toMatch(/^ {4}at /m);
    const untouched = await second.open();
    expect(await untouched.execute(sql`select username from account`)).toEqual([{ username: 'karimi' }]);
    await untouched.close();
  }

  // What cannot be put in its place costs nothing of the last one, and leaves nothing behind.
  const taken = join(environment.DATA_DIR ?? '', 'backup', 'taken.backup');
  await mkdir(join(taken, 'in the way'), { recursive: true });
  await writeFile(`${taken}.json`, 'of the last one');
  const failed = await runHere(['backup', taken]);
  expect(failed).toMatchObject({ code: 1, errors: expect.stringMatching(/^[^\n]*taken\.backup[^\n]*\n$/) });
  expect(await readFile(`${taken}.json`, 'utf8')).toBe('of the last one');
  expect((await readdir(dirname(file))).filter((name) => name.endsWith('.partial'))).toEqual([]);

  const manifest = JSON.parse(await readFile(`${file}.json`, 'utf8'));
  manifest.migrations.push({ madeAt: 99_999_999_999_999, hash: 'later' });
  await writeFile(`${file}.json`, JSON.stringify(manifest));
  const newer = await mashqHere(second.environment, ['restore', file, '--force']);
  expect(newer).toMatchObject({ code: 1, errors: expect.stringContaining('newer schema') });
});

test('doctor names what is wrong; purge says what it would do', { timeout: 180_000 }, async () => {
  const { environment, open } = await place();
  const db = await open();
  await db.execute(sql`
    insert into sms_outbox (phone, body, sent_at) values ('09120000000', 'x', now() - interval '2 days')`);
  await db.close();
  const healthy = await mashqHere(environment, ['doctor']);
  expect(healthy).toMatchObject({ code: 0, errors: '' });
  expect(healthy.output).not.toMatch(/^fail/m);
  const sick = await mashqHere({ ...environment, SMS_URL: 'not a url' }, ['doctor']);
  expect(sick).toMatchObject({ code: 1, output: expect.stringMatching(/^fail .*\n.*SMS_URL must be a URL/m) });

  expect((await mashqHere(environment, ['purge', '--dry-run'])).output).toContain(
    'Would remove 0 expired codes, counters and sessions, 1 messages',
  );
  expect((await mashqHere(environment, ['purge'])).output).toContain(
    'Removed 0 expired codes, counters and sessions, 1 messages',
  );
  expect((await mashqHere(environment, ['purge'])).output).toContain('0 messages');
});

test('doctor tries files, keys and the SMS service', { timeout: 180_000 }, async () => {
  const { environment, open } = await place();
  const doctor = (more: Record<string, string>) => mashqHere({ ...environment, ...more }, ['doctor']);
  // A folder below a file can never be made.
  const file = join(environment.DATA_DIR ?? '', 'a-file');
  await writeFile(file, '');
  expect(await doctor({ FILES_DIR: join(file, 'files') })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^fail +files at .*ENOTDIR/m),
  });

  // What the doctor tried leaves nothing behind: root may run it, and the server may not be root.
  const files = join(environment.DATA_DIR ?? '', 'new', 'files');
  expect(await doctor({ FILES_DIR: files })).toMatchObject({ code: 0, output: expect.stringMatching(/^ok +files/m) });
  expect(await readdir(environment.DATA_DIR ?? '')).not.toContain('new');

  let status = 403;
  const service = createServer((request, response) => {
    const body = { return: { status }, ...(status === 200 && { entries: { remaincredit: 500 } }) };
    response.writeHead(request.url === '/v1/a-key/account/info.json' ? status : 404).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const sms = {
    SMS_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    SMS_API_KEY: 'a-key',
  };
  const refused = await doctor(sms);
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^fail +messages to .*refuses the account of SMS_API_KEY \(403\)/m),
  });
  expect(refused.output).not.toContain('a-key');
  status = 200;
  expect(await doctor(sms)).toMatchObject({ code: 0, output: expect.stringMatching(/^ok +messages go to/m) });
  service.close();

  const db = await open();
  await db.execute(sql`insert into sms_outbox (phone, body, sent_at) values ('otherkey.sealed', 'x', now())`);
  await db.close();
  expect(await doctor({})).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^fail +Phone numbers of this database are encrypted by a key/m),
  });
});

test('wrong usage is 2, a refusal is 1, and both say why', { timeout: 180_000 }, async () => {
  const { environment } = await place();
  expect(await mashq(environment, ['schol', 'create'])).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/^There is no command “schol create”\.\n\nUsage: mashq/),
  });
  expect(await mashqHere(environment, ['school', 'create', '--title', 'a'])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('--province is needed'),
  });
  const elsewhere = ['school', 'create', '--title', 'a', '--province', 'IR-99'];
  expect(await mashqHere(environment, elsewhere)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Refused'),
  });
});
