import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { contract } from '@mashq/api/contract';
import { afterAll, expect, test } from 'vitest';
import { answerBody, questionsOf, rightInput, setHomework } from '../../../test/world/answers.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { makeServer } from '../../app/http/server.ts';
import { makeMetrics, serveMetrics } from './metrics.ts';
import { startTracing, traceQuery } from './tracing.ts';

const world = await makeWorld();

test('the log names the request, the account and a hashed address, and nothing personal', async () => {
  const phone = '09121234567';
  await makePerson(world, { role: 'TEACHER', username: 'logged-name', password: 'logged-word', phone });
  const { body } = await world.call(null, contract.auth.login, {
    body: { username: 'logged-name', password: 'logged-word' },
  });
  if (Array.isArray(body) || !('access' in body)) throw new Error('no sign-in');
  await world.call(null, contract.auth.sendCode, { query: { phone } });
  await world.call(null, contract.auth.login, { body: { username: 'logged-name', password: 'wrong-word' } });
  const { headers } = await world.brief(body.access);
  const lines = world.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  const own = lines.find(({ requestId }) => requestId === headers['x-request-id']);
  expect(own).toMatchObject({ method: 'GET', status: 200, actor: body.user.id });
  expect(own?.from).toMatch(/^[\w-]{16}$/);
  const all = world.log.join('');
  for (const personal of [
    phone,
    '1234567',
    'logged-name',
    'logged-word',
    'wrong-word',
    body.access,
    body.refresh,
    '127.0.0.1',
  ])
    expect(all).not.toContain(personal);
});

test('a request keeps the name its proxy gave it, and no other text', async () => {
  const named = await world.app.inject({ url: '/api/status', headers: { 'x-request-id': 'proxy-1234567' } });
  expect(named.headers['x-request-id']).toBe('proxy-1234567');
  const forged = await world.app.inject({ url: '/api/status', headers: { 'x-request-id': 'a b{}"' } });
  expect(forged.headers['x-request-id']).not.toBe('a b{}"');
});

test('metrics count requests by the pattern of their path, answers and connections, on a port of their own', async () => {
  const metrics = makeMetrics(world.db);
  const app = await makeServer({
    services: world.services,
    logLevel: 'silent',
    trustProxy: 0,
    secure: false,
    shedAfterMs: 0,
    metrics,
  });
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  try {
    const classroom = await makeClassroom(world);
    const [student] = classroom.students;
    if (!student) throw new Error('a class without children');
    const homeworkId = await setHomework(world, classroom);
    const [question] = await questionsOf(world, student, homeworkId);
    const questionId = question?.question_id ?? '';
    const raw = await rightInput(world, questionId);
    const access = await world.context.tokens.issue(
      { id: student.id, sessionId: randomUUID(), version: 0 },
      world.now(),
    );
    const reply = await app.inject({
      method: 'POST',
      url: `/api${contract.member.questions.answer.path.replace('{questionId}', questionId)}`,
      headers: { authorization: `Bearer ${access}` },
      payload: answerBody(world, raw),
    });
    expect(reply.statusCode).toBe(200);
    await app.inject({ url: '/api/no-such-thing' });
    metrics.message('failed');
    metrics.push('failed');
    const text = await (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();
    expect(text).toContain('mashq_answers_confirmed_total 1');
    expect(text).toMatch(
      /mashq_http_request_duration_seconds_count\{[^}]*route="[^"]*:questionId[^"]*"[^}]*status="200"\} 1/,
    );
    expect(text).toContain('mashq_database_connections{state="total"}');
    expect(text).toContain('mashq_sms_total{outcome="failed"} 1');
    expect(text).toContain('mashq_push_total{outcome="failed"} 1');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toContain(questionId);
    expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404);
  } finally {
    await served.close();
    await app.close();
  }
});

test('traces reach a collector: a request, and the queries it makes', async () => {
  const received: string[] = [];
  let arrived: () => void = () => undefined;
  const anySpan = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const collector = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push(`${request.url} ${Buffer.concat(parts).toString('latin1')}`);
      reply.writeHead(200).end();
      arrived();
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    collector.close();
  });
  const bound = collector.address();
  if (bound === null || typeof bound === 'string') throw new Error('the collector has no port');
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${bound.port}`;
  const tracing = await startTracing('mashq-test');
  const app = await makeServer({
    services: world.services,
    logLevel: 'silent',
    trustProxy: 0,
    secure: false,
    shedAfterMs: 0,
  });
  await app.inject({ url: '/api/status' });
  await traceQuery('select traced from nothing', async () => undefined);
  await tracing.stop();
  await anySpan;
  const all = received.join('\n');
  expect(all).toContain('/v1/traces');
  expect(all).toContain('mashq-test');
  expect(all).toContain('GET /api/status');
  expect(all).toContain('select traced from nothing');
  await app.close();
});
