import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { lineOf, siteFindings } from './check-surroundings.ts';

const key = () => randomBytes(32).toString('hex');
const own = { DATABASE_URL: 'postgres://host/db', SESSION_SECRET: key(), DATA_KEY: key() };
const site = (more: Record<string, string>) => siteFindings(readConfig({ ...own, ...more })).map(lineOf);

test.each([
  [{ PUBLIC_URL: 'http://mashq.example' }, /^warn +PUBLIC_URL is http:/m],
  [{ PUBLIC_URL: 'https://mashq.example' }, /^warn +PUBLIC_URL is https, but SECURE is 0/m],
  [{ PUBLIC_URL: 'https://mashq.example', SECURE: '1' }, /^warn +SECURE is 1, but TRUST_PROXY is 0/m],
  [{}, /^warn +PUBLIC_URL is not set/m],
])('settings that do not fit each other are said: %o', (more, line) => {
  expect(site(more).join('\n')).toMatch(line);
});

test('a site that is set right has no warning, nor has one of this machine', () => {
  const right = { PUBLIC_URL: 'https://mashq.example', SECURE: '1', TRUST_PROXY: '1' };
  expect(site(right)).toEqual(['ok    the site is https://mashq.example']);
  expect(site({ PUBLIC_URL: 'http://localhost:3000' })).toEqual(['ok    the site is http://localhost:3000']);
});
