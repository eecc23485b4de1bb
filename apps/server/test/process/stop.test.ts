import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { ask, prepareClass, type Questions, signIn, someInput } from './answering-class.ts';
import { freshPlace } from './lasting-database.ts';
import { startServer } from './server-process.ts';

/** Answers confirmed before the server is stopped, out of some 480. */
const ENOUGH = 30;
/** What an operator's tools wait before they kill. */
const STOP_WITHIN_MS = 10_000;

test('stopped under load, the server ends in time, and every confirmed answer is stored', {
  timeout: 240_000,
}, async () => {
  const place = await freshPlace();
  try {
    const { homeworkId, usernames } = await prepareClass(place, 8);
    const server = await startServer(place.environment);
    const confirmed = new Set<string>();
    const enough = Promise.withResolvers<void>();

    /** One child answers without a pause, on a connection that is kept open, until the server is gone. */
    async function answerOn(username: string): Promise<void> {
      const token = await signIn(server, username);
      const questions = await ask<Questions>(server, token, 'GET', `/member/homework/${homeworkId}/questions/`);
      for (const question of questions) {
        const now = new Date().toISOString();
        const body = { id: randomUUID(), raw: someInput(question), shownAt: now, answeredAt: now, activeMs: 900 };
        await ask(server, token, 'POST', `/member/questions/${question.question_id}/answer/`, body);
        confirmed.add(body.id);
        if (confirmed.size >= ENOUGH) enough.resolve();
      }
    }

    // A browser opens connections in advance and may never use them.
    const { hostname, port } = new URL(server.address);
    const silent = connect(Number(port), hostname);
    silent.on('error', () => undefined);
    await once(silent, 'connect');
    const children = Promise.allSettled(usernames.map(answerOn));
    await Promise.race([enough.promise, children]);
    const stopping = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - stopping).toBeLessThan(STOP_WITHIN_MS);
    const ends = await children;
    expect(ends.map(({ status }) => status)).toContain('rejected');

    const db = await place.open();
    const stored = await db.execute<{ id: string }>(sql`select id from attempt`);
    await db.close();
    expect([...confirmed].filter((id) => !stored.some((row) => row.id === id))).toEqual([]);
  } finally {
    await place.remove();
  }
});

test('a second signal ends the server at once', { timeout: 180_000 }, async () => {
  const place = await freshPlace();
  try {
    const server = await startServer(place.environment);
    // A request that never ends holds up a stop.
    const { hostname, port } = new URL(server.address);
    const endless = connect(Number(port), hostname);
    endless.on('error', () => undefined);
    await once(endless, 'connect');
    endless.write(
      'POST /api/auth/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    expect((await fetch(`${server.address}/api/status`)).status).toBe(200);
    const first = server.end('SIGTERM');
    await vi.waitFor(() => expect(fetch(`${server.address}/api/status`)).rejects.toThrow(), { timeout: 60_000 });
    const second = server.end('SIGTERM');
    expect([await first, await second]).toEqual([1, 1]);
  } finally {
    await place.remove();
  }
});
