import fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleError } from '../../platform/http/errors.ts';
import { shedCalls } from './shedding.ts';

test('a server that is too busy refuses calls in words, and still sends pages and files', async () => {
  const app = fastify();
  app.setErrorHandler(handleError);
  await shedCalls(app, '/api', { healthCheck: async () => false, healthCheckInterval: 60_000 });
  for (const path of ['/api/call', '/student', '/assets/a.js', '/apiary']) app.get(path, async () => 'sent');

  for (const url of ['/api/call', '/api/call?page=2', '/api/none', '/api']) {
    const reply = await app.inject(url);
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
      503,
      '5',
      { code: 'busy', detail: expect.stringMatching(/[\u0600-\u06ff]/) },
    ]);
  }
  for (const url of ['/student', '/assets/a.js', '/apiary']) {
    const { statusCode, body } = await app.inject(url);
    expect([statusCode, body]).toEqual([200, 'sent']);
  }
});
