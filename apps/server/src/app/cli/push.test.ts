import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { makePerson } from '../../../test/world/people.ts';
import { startPushService } from '../../../test/world/push-service.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { notify } from '../../notifications/notify.ts';
import { sendDuePushes } from '../../notifications/push/send-due.ts';
import { pushService } from '../../notifications/push/service.ts';
import { makeVapidKeys } from '../../platform/vapid.ts';
import { run } from './run.ts';

const vapid = { ...makeVapidKeys(), subject: 'mailto:site@example.org' };
const service = await startPushService(vapid.publicKey);
afterAll(service.close);
const world = await makeWorld();
const context = { ...world.context, vapid };

async function mashq(words: readonly string[], ofSite = context as typeof world.context) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await run(words, { print, printError: print, withContext: (work) => work(ofSite) });
  return { code, output: lines.join('\n') };
}

test('mashq push failed counts by service what no one took, and mashq push retry sends it once more', async () => {
  const person = await makePerson(world, { role: 'TEACHER' });
  const [session] = await world.db.execute<{ id: string }>(sql`
    insert into account_session (account_id, token_version, created_at, last_used_at, expires_at)
    select id, token_version, ${world.now()}::timestamptz, ${world.now()}::timestamptz, ${world.now()}::timestamptz + interval '60 days'
    from account where id = ${person.id} returning id`);
  const browser = service.browser();
  await pushService(context).subscribe({ ...person, sessionId: session?.id ?? '' }, browser);
  service.answer(browser, 403);
  const [at, now] = [world.now(), world.now()];
  const news = { kind: 'notice', cause: 'x', title: 'علی رضایی', body: 'نمرهٔ تو ۱۲ شد', path: '/x', at, now } as const;
  await notify(world.db, person.schoolId, news, sql`select ${person.id}::uuid`);
  await sendDuePushes(context, service.post);

  const { code, output } = await mashq(['push', 'failed']);
  expect(code).toBe(0);
  expect(output).toBe(
    `${world.now().toISOString()} ${new URL(browser.endpoint).host}: 403, 1 messages\n` +
      '1 messages failed, 1 of them can be sent again; 0 wait.',
  );
  expect(await mashq(['push', 'retry'], world.context)).toMatchObject({
    code: 1,
    output: expect.stringContaining('push-off'),
  });
  service.answer(browser, 201);
  expect(await mashq(['push', 'retry'])).toEqual({ code: 0, output: '1 messages are queued again.' });
  await sendDuePushes(context, service.post);
  expect(service.take()).toHaveLength(1);
  expect(await mashq(['push', 'failed'])).toEqual({
    code: 0,
    output: '0 messages failed, 0 of them can be sent again; 0 wait.',
  });
  const [event] = await world.db.execute<{ actor: string }>(
    sql`select actor from audit_event where action = 'push.retry'`,
  );
  expect(event?.actor).toMatch(/^cli:/);
});
