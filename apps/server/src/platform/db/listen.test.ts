import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();

const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 10 });

function listenTo(channel: string) {
  const events: string[] = [];
  const stop = world.db.listen(channel, {
    onMessage: (payload) => events.push(payload),
    onConnected: () => events.push('connected'),
    onDisconnected: () => events.push('disconnected'),
  });
  return { events, stop };
}

const notify = (channel: string, payload: string) => world.db.execute(sql`select pg_notify(${channel}, ${payload})`);

test('every listener of a channel hears what is sent there once committed, and nothing after it stopped', async () => {
  const [one, two, other] = [listenTo('one_channel'), listenTo('one_channel'), listenTo('other_channel')];
  await soon(() =>
    expect([one.events, two.events, other.events]).toEqual([['connected'], ['connected'], ['connected']]),
  );
  await world.db
    .transaction(async ({ execute }) => {
      await execute(sql`select pg_notify('one_channel', 'undone')`);
      throw new Error('undo');
    })
    .catch(() => undefined);
  await notify('one_channel', 'سلام');
  await soon(() =>
    expect([one.events, two.events]).toEqual([
      ['connected', 'سلام'],
      ['connected', 'سلام'],
    ]),
  );
  two.stop();
  await notify('one_channel', 'again');
  await soon(() => expect(one.events).toContain('again'));
  expect(two.events).not.toContain('again');
  expect(other.events).toEqual(['connected']);
});

test('a lost connection is reported and made again', async () => {
  const { events } = listenTo('lost_channel');
  await soon(() => expect(events).toEqual(['connected']));
  // The embedded database has no connection that could be lost.
  if (world.db.engine === 'pglite') return;
  await world.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'mashq-listener'`);
  await soon(() => expect(events).toEqual(['connected', 'disconnected', 'connected']));
  await notify('lost_channel', 'back');
  await soon(() => expect(events.at(-1)).toBe('back'));
});
