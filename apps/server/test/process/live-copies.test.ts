import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { publishLive } from '../../src/platform/live/publish.ts';
import { type ReadEvent, readEventStream } from '../world/event-reader.ts';
import { prepareClass, signIn } from './answering-class.ts';
import { freshPlace } from './lasting-database.ts';
import { startServer } from './server-process.ts';

const namesOf = (events: readonly ReadEvent[]) =>
  events.flatMap(({ event, data }) => (event === 'badge' ? (data as { badges: string[] }).badges : []));

/** The embedded database belongs to one process. */
const isShared = inject('databaseTemplate').engine !== 'pglite';

test.runIf(isShared)(
  'the readers of a copy of the server that is killed go on at the other, and miss nothing',
  { timeout: 180_000 },
  async () => {
    const place = await freshPlace();
    try {
      const { usernames } = await prepareClass(place, 1);
      const [username = ''] = usernames;
      const copies = await Promise.all([startServer(place.environment), startServer(place.environment)]);
      const [one, two] = copies;
      const db = await place.open();
      const [child] = await db.execute<{ id: string; schoolId: string }>(sql`
        select id, school_id as "schoolId" from account where username = ${username}`);
      if (!child) throw new Error('no child');
      const send = (name: string) =>
        publishLive(db, {
          kind: 'badge',
          data: { badges: [name] },
          schoolId: child.schoolId,
          to: [child.id],
          now: new Date(),
        });
      const token = await signIn(one, username);
      const first = await readEventStream(one.address, token);
      const beside = await readEventStream(two.address, token);
      const has = (name: string) => (events: readonly ReadEvent[]) => namesOf(events).includes(name);
      for (const name of ['a', 'b']) await send(name);
      await first.until(has('b'));
      await one.end('SIGKILL');
      await first.ended;
      for (const name of ['c', 'd']) await send(name);
      const second = await readEventStream(two.address, token, first.events.at(-1)?.id);
      await send('e');
      await Promise.all([second, beside].map((reader) => reader.until(has('e'))));
      const all = ['a', 'b', 'c', 'd', 'e'];
      expect(namesOf([...first.events, ...second.events])).toEqual(all);
      expect(namesOf(beside.events)).toEqual(all);
      second.close();
      beside.close();
      await two.end('SIGTERM');
      await db.close();
    } finally {
      await place.remove();
    }
  },
);
