import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const secret = randomBytes(32).toString('hex');

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

test.each([
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '::' }],
  [{ HOST: 'mashq.example' }],
  [{ TRUST_PROXY: '1' }],
  [{ SECURE: '1' }],
])('the demo and its known passwords stay on this machine: %o', (environment) => {
  expect(() => readConfig({ ...environment, DEMO: '1' })).toThrow(/DEMO=1 makes accounts whose password/);
  expect(readConfig({ ...environment, DEMO: '1', DEMO_PASSWORDS: 'random' }).demo).toBe(true);
  expect(readConfig(environment).isPublic).toBe(true);
});

test.each(['localhost', '127.0.0.1', '127.0.0.2', '::1'])('the demo starts on %s', (HOST) => {
  expect(readConfig({ HOST, DEMO: '1' })).toMatchObject({ demo: true, isPublic: false });
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

test.each(['DATABASE_URL', 'DATABASE_LISTEN_URL', 'DATABASE_READ_URL'])(
  'a password that tears the address apart is said, not printed: %s',
  (name) => {
    const own = { DATABASE_URL: 'postgres://host/db', SESSION_SECRET: secret, DATA_KEY: `${secret}0` };
    for (const password of ['hun#ter2', 'hun/ter2', 'hun?ter2', 'hun%ter2']) {
      const read = () => readConfig({ ...own, [name]: `postgres://mashq:${password}@127.0.0.1/mashq` });
      expect(read).toThrow(new RegExp(`${name} is no address: .*percent-encoded`));
      expect(read).not.toThrow(/ter2/);
    }
    expect(readConfig({ ...own, [name]: 'postgres://mashq:hun%23ter2@127.0.0.1/mashq' })).toBeDefined();
    expect(readConfig({ ...own, [name]: 'postgres:///mashq?host=/var/run/postgresql' })).toBeDefined();
  },
);

test('with a Postgres of one’s own the secret must be one’s own too', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://host/db' })).toThrow(/SESSION_SECRET is needed/);
  const own = { DATABASE_URL: 'postgres://host/db', SESSION_SECRET: secret };
  expect(() => readConfig(own)).toThrow(/DATA_KEY is needed/);
  expect(() => readConfig({ ...own, DATA_KEY: secret })).toThrow(/DATA_KEY must not be SESSION_SECRET/);
  expect(readConfig({ ...own, DATA_KEY: [...secret].reverse().join('') }).sessionSecret).toBe(secret);
});

test.each([
  ['short', 'Jq3fV8xZ1w', 'must have at least 32 characters'],
  ['one character', 'x'.repeat(40), 'repeats itself'],
  ['a word again and again', 'k3Vn9QpL'.repeat(5), 'repeats itself'],
  ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789', 'is a sequence'],
  ['words', 'correct-horse-battery-staple-and-a-school', 'looks made up'],
  ['an example', 'change-me-please-this-is-the-session-secret-2026', 'looks made up'],
  ['an example', 'your-32-character-long-secret-key-here-please!', 'looks made up'],
  ['a name and a year', 'Mashq-School-Secret-1405-Mashq-Tehran-2026', 'looks made up'],
])('a secret that is %s is refused: %s', (_, weak, reason) => {
  const read = () => readConfig({ SESSION_SECRET: weak });
  expect(read).toThrow(new RegExp(`SESSION_SECRET ${reason}.*openssl rand`));
  expect(read).not.toThrow(weak);
  expect(() => readConfig({ SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: weak })).toThrow(
    /SESSION_SECRET_PREVIOUS/,
  );
});

test('payments go nowhere unless that is said, and to the local gateway only where nobody else pays', () => {
  const own = { DATABASE_URL: 'postgres://x', SESSION_SECRET: secret, DATA_KEY: randomBytes(48).toString('hex') };
  expect(readConfig({}).payments).toEqual({ gateway: 'local' });
  expect(readConfig(own).payments).toEqual({ gateway: 'off' });
  expect(() => readConfig({ ...own, PAYMENT_GATEWAY: 'local' })).toThrow(/PAYMENT_GATEWAY=local lets everybody pay/);
  expect(() => readConfig({ HOST: '0.0.0.0', PAYMENT_GATEWAY: 'local' })).toThrow(/PAYMENT_GATEWAY=local/);
  const said = { ...own, PAYMENT_GATEWAY: 'local', PAYMENT_GATEWAY_LOCAL_IN_PUBLIC: '1' };
  expect(readConfig(said).payments).toEqual({ gateway: 'local' });
  const merchant = { PAYMENT_GATEWAY: 'zarinpal', ZARINPAL_MERCHANT_ID: randomUUID() };
  expect(() => readConfig(merchant)).toThrow(/PUBLIC_URL is needed/);
  expect(readConfig({ ...merchant, PUBLIC_URL: 'https://mashq.example/' }).payments).toMatchObject({
    gateway: 'zarinpal',
    origin: 'https://mashq.example',
  });
});

test.each([
  'SlnqNm//gFwCDAbGWRUgCeGIHbOWmQtn/FJVUqyKRBGXXzFcfKtVILNpQzqPBfyF',
  'XnsFEFCERefUGNGmHuSrOssWUTGBCnoFDvQPBLQXkQgO-oR-jofWNH-nFE-GFJaW',
])('a secret of a machine that happens to have no digit is taken: %s', (made) => {
  expect(readConfig({ SESSION_SECRET: made }).sessionSecret).toBe(made);
});

test('a phrase whose words begin with capitals is refused', () => {
  const phrase = 'OurFriendlyDolphinsJumpOverTheGreenMountainsEveryMorning';
  expect(() => readConfig({ SESSION_SECRET: phrase })).toThrow('made up by a person');
});

test('secrets that a machine made are taken, and previous ones with them', () => {
  for (const encoding of ['hex', 'base64', 'base64url'] as const) {
    for (let n = 0; n < 300; n += 1) {
      const made = randomBytes(48).toString(encoding);
      expect(readConfig({ SESSION_SECRET: made }).sessionSecret).toBe(made);
    }
  }
  const previous = [1, 2].map(() => randomBytes(24).toString('hex'));
  expect(readConfig({ SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: previous.join(', ') }).previousSecrets).toEqual(
    previous,
  );
  expect(readConfig({ SESSION_SECRET: secret }).previousSecrets).toEqual([]);
});

test.each([
  ['0', 0],
  ['2', 2],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, fd00::/8, loopback', ['10.0.0.0/8', 'fd00::/8', 'loopback']],
])('TRUST_PROXY %s', (text, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy);
});

test.each(['true', '11', '10.0.0.0/33', '10.0.0', 'proxy.local', '127.0.0.1,'])('TRUST_PROXY %s is refused', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY must be a number of proxies/);
});

test('other servers of the API are origins over TLS, or of this machine', () => {
  const list = 'https://test.mashq.example, http://localhost:3001,';
  expect(readConfig({ API_ORIGINS: list }).apiOrigins).toEqual(['https://test.mashq.example', 'http://localhost:3001']);
  expect(readConfig({}).apiOrigins).toEqual([]);
  for (const wrong of [
    'http://test.mashq.example',
    'https://test.mashq.example/api',
    'https://test.mashq.example/',
    '*',
    "https:; script-src 'unsafe-inline'",
  ]) {
    expect(() => readConfig({ API_ORIGINS: wrong }), wrong).toThrow(/API_ORIGINS must be a list of origins/);
  }
});

test('the address of Postgres beside a pooler needs the pooler’s', () => {
  const listen = { DATABASE_LISTEN_URL: 'postgres://mashq@db/mashq' };
  expect(() => readConfig(listen)).toThrow('DATABASE_LISTEN_URL is of use with DATABASE_URL alone');
  const both = { ...listen, DATABASE_URL: 'postgres://mashq@pooler/mashq', SESSION_SECRET: secret };
  expect(readConfig({ ...both, DATA_KEY: randomBytes(32).toString('hex') })).toMatchObject({
    databaseUrl: both.DATABASE_URL,
    listenUrl: listen.DATABASE_LISTEN_URL,
  });
});
