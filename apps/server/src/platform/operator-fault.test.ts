import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { connectFault } from './db/connect-fault.ts';
import { DatabaseUnavailable } from './db/unavailable.ts';
import { operatorFault } from './operator-fault.ts';
import { StartError } from './start-error.ts';

const refusal = (message: string, code: string) =>
  Object.assign(new DatabaseError(message, message.length, 'error'), { code });
const ofSystem = (code: string, more = {}) =>
  Object.assign(new Error(`${code}: a reason, write`), { code, syscall: 'write', ...more });

test.each([
  ['its own sentence', new StartError('Do this.'), /^Do this\.$/],
  ['a full disk', ofSystem('ENOSPC'), /^A disk is full \(ENOSPC.*Free some space/],
  ['a full quota', ofSystem('EDQUOT'), /^A disk is full/],
  ['a folder of somebody else', ofSystem('EACCES', { path: '/x' }), /^This user may not write or read there/],
  ['a disk that is read only', ofSystem('EROFS', { path: '/x' }), /^This user may not/],
  [
    'a role without rights',
    refusal('permission denied for schema public', '42501'),
    /^The role .* lacks a right \(perm/,
  ],
  ['a full database', refusal('could not extend file', '53100'), /^The disk of the database is full \(could/],
  [
    'a database that went away',
    new DatabaseUnavailable('away', new Error('terminated')),
    /^The database did not do it/,
  ],
])('%s is a sentence for the operator', (_, error, sentence) => {
  expect(operatorFault(error)).toMatch(sentence);
  if (!(error instanceof StartError)) {
    expect(operatorFault(new Error('Failed query', { cause: refusal('x', '42501') }))).toMatch(/lacks a right \(x\)/);
  }
});

test('a place that is no folder is a sentence, as the system says it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mashq-fault-'));
  await writeFile(join(folder, 'file'), '');
  const error: unknown = await mkdir(join(folder, 'file', 'below')).catch((thrown: unknown) => thrown);
  await rm(folder, { recursive: true });
  expect(operatorFault(error)).toMatch(/^A file is in the way or missing \(ENOTDIR/);
});

test('a mistake of the program keeps its stack', () => {
  expect(operatorFault(new TypeError('x is undefined'))).toBeUndefined();
  expect(operatorFault(refusal('syntax error', '42601'))).toBeUndefined();
  expect(operatorFault('thrown')).toBeUndefined();
});

test.each([
  ['28P01', /^The Postgres at DATABASE_URL refuses the user or the password/],
  ['28000', /^The Postgres at DATABASE_URL refuses the user\./],
  ['3D000', /^The Postgres at DATABASE_URL has no such database\. Make it with createdb/],
  ['53300', /^The Postgres at DATABASE_URL has no connection left/],
  ['57P03', /^No Postgres answers at DATABASE_URL: said so/],
])('a connection that Postgres refuses with %s', (code, sentence) => {
  const refused = refusal('said so', code);
  expect(connectFault('DATABASE_URL', refused)).toMatch(sentence);
  expect(connectFault('DATABASE_URL', new DatabaseUnavailable('away', refused))).toMatch(sentence);
});

test('nobody at an address', () => {
  const reason = 'connect ECONNREFUSED 127.0.0.1:1';
  expect(connectFault('DATABASE_URL', new DatabaseUnavailable('away', new Error(reason)))).toBe(
    `No Postgres answers at DATABASE_URL: ${reason}. See whether it runs, and whether host and port are right.`,
  );
});
