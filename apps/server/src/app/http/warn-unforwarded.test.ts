import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';
import { makeServer } from './server.ts';

const world = await makeWorld();

async function logOf(trustProxy: number, requests: readonly (readonly ['GET' | 'POST', Record<string, string>])[]) {
  const lines: string[] = [];
  const app = await makeServer({
    services: world.services,
    logLevel: 'warn',
    logTo: { write: (line: string) => lines.push(line) },
    trustProxy,
    secure: false,
    webDist: '/nowhere',
  });
  for (const [method, headers] of requests) {
    const url = `/api${method === 'GET' ? contract.status.read.path : contract.auth.login.path}`;
    await app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) });
  }
  await app.close();
  return lines.filter((line) => line.includes('without X-Forwarded-For')).length;
}

test('a proxy that passes no addresses on is said in the log, once', async () => {
  expect(
    await logOf(1, [
      ['POST', {}],
      ['POST', {}],
    ]),
  ).toBe(1);
});

test('nobody is warned of a proxy that does, of none, and of what asks whether the server is well', async () => {
  expect(
    await logOf(1, [
      ['POST', { 'x-forwarded-for': '192.0.2.1' }],
      ['GET', {}],
    ]),
  ).toBe(0);
  expect(await logOf(0, [['POST', {}]])).toBe(0);
});
