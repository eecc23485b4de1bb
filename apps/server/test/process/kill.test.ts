import { randomUUID } from 'node:crypto';
import type { RawInput } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ask, prepareClass, type Questions, signIn, someInput } from './answering-class.ts';
import { freshPlace } from './lasting-database.ts';
import { startServer } from './server-process.ts';

/** Answers confirmed before the server is killed, out of some 240. */
const ENOUGH = 40;

interface Sent {
  readonly username: string;
  readonly path: string;
  readonly body: { readonly id: string; readonly raw: RawInput };
}

/** A reply without what changes with the child's other answers. */
function aboutAnswer(reply: unknown): object {
  const { items_done: _, next_question_id: __, homework_state: ___, ...stored } = reply as Record<string, unknown>;
  return stored;
}

test('killed while answers stream in, the server has every confirmed one when it starts again', {
  timeout: 240_000,
}, async () => {
  const place = await freshPlace();
  try {
    const { homeworkId, usernames } = await prepareClass(place, 4);
    const server = await startServer(place.environment);
    const sent: Sent[] = [];
    const confirmed = new Map<string, unknown>();
    const enough = Promise.withResolvers<void>();

    /** One child answers without a pause until the server is gone. */
    async function answerOn(username: string): Promise<void> {
      const token = await signIn(server, username);
      const questions = await ask<Questions>(server, token, 'GET', `/member/homework/${homeworkId}/questions/`);
      for (const question of questions) {
        const now = new Date().toISOString();
        const body = { id: randomUUID(), raw: someInput(question), shownAt: now, answeredAt: now, activeMs: 900 };
        const path = `/member/questions/${question.question_id}/answer/`;
        sent.push({ username, path, body });
        confirmed.set(body.id, await ask(server, token, 'POST', path, body));
        if (confirmed.size >= ENOUGH) enough.resolve();
      }
    }

    const children = Promise.allSettled(usernames.map(answerOn));
    await Promise.race([enough.promise, children]);
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    const ends = await children;
    expect(ends.map(({ status }) => status)).toContain('rejected');

    const again = await startServer(place.environment);
    const tokens = new Map<string, string>();
    for (const username of usernames) tokens.set(username, await signIn(again, username));
    // The outbox sends everything it is not sure of again, and what was confirmed gets the same reply; the state of its
    // homework is as it is now.
    for (const { username, path, body } of sent) {
      const reply = await ask(again, tokens.get(username) ?? null, 'POST', path, body);
      const before = confirmed.get(body.id);
      if (before !== undefined) expect(aboutAnswer(reply)).toEqual(aboutAnswer(before));
    }
    expect(await again.end('SIGTERM')).toBe(0);

    const db = await place.open();
    const stored = await db.execute<{ id: string; raw: RawInput }>(sql`select id, raw from attempt`);
    const [part] = await db.execute<{ tries: number }>(sql`select sum(tries)::int as tries from question`);
    const [counted] = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from attempt where verdict <> 'invalid'`,
    );
    await db.close();
    expect(stored.map(({ id }) => id).sort()).toEqual(sent.map(({ body }) => body.id).sort());
    expect(new Map(stored.map(({ id, raw }) => [id, raw]))).toEqual(
      new Map(sent.map(({ body }) => [body.id, body.raw])),
    );
    expect(part?.tries).toBe(counted?.count);
  } finally {
    await place.remove();
  }
});
