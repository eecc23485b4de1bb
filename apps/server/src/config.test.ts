import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const secret = 'x'.repeat(32);

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    databaseUrl: undefined,
    status: 'ok',
    demo: false,
  });
});

test('an empty variable is none', () => {
  expect(readConfig({ PORT: '', STATUS: '' })).toMatchObject({ port: 3000, status: 'ok' });
});

test('every fault is named, none of the values', () => {
  const read = () =>
    readConfig({
      PORT: 'abc',
      STATUS: 'closed',
      DATABASE_URL: 'mysql://user:hunter2@host',
      SESSION_SECRET: 'short-one',
    });
  expect(read).toThrow(/PORT must be a number.*DATABASE_URL must begin.*SESSION_SECRET must have.*STATUS must be/s);
  expect(read).not.toThrow(/hunter2|short-one/);
});

test('with a Postgres of one’s own the secret must be one’s own too', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://host/db' })).toThrow(/SESSION_SECRET is needed/);
  expect(readConfig({ DATABASE_URL: 'postgres://host/db', SESSION_SECRET: secret }).sessionSecret).toBe(secret);
});
