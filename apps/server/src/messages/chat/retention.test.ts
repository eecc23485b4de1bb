import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { memoryStorage } from '../../../test/world/memory-storage.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { storedPicture } from '../../../test/world/sample-files.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { imageService } from '../../platform/images/service.ts';
import { removeOldMessages } from './retention.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const { teacher } = await makeClassroom(world, { students: 1 });
const admin = await makePerson(world, { role: 'SYS_ADMIN' });
const { chat } = contract;
const storage = world.context.storage as ReturnType<typeof memoryStorage>;
const images = imageService(world.context);
const MONTHS = 3;
const remove = () => removeOldMessages(world.context, images, MONTHS);

const picture = (owner: Actor) => storedPicture(world, owner);

const person = () => makePerson(world, { role: 'TEACHER', schoolId: teacher.schoolId });
const service = world.services.chat;
const say = (to: Actor, by: Side, message: string, image: string | null = null) => {
  const body = { id: randomUUID(), message, image };
  return by === 'person' ? service.send(to, body) : service.answer(admin, to.id, body);
};
const messagesOf = async (actor: Actor) => (await world.call(actor, chat.messages, { query: {} })).body.messages;
const filesOf = (image: string) => storage.keys().filter((key) => key.includes(image)).length;
const auditOf = (target: string) =>
  world.db.execute<{ action: string; actor: string }>(
    sql`select action, actor from audit_event where target = ${target} order by action`,
  );

type Side = 'person' | 'support';
interface Said {
  readonly id: string;
  readonly by: Side;
  readonly at: number;
  readonly seq: number;
  readonly image: string | null;
  isDeleted: boolean;
}

test('after any events and times, with two jobs at once and broken-off ones, just the newer messages are left, with counts and last message as a naive list has them', async () => {
  const event = fc.record({
    by: fc.constantFrom<Side>('person', 'support'),
    what: fc.constantFrom('say', 'say', 'picture', 'delete', 'edit', 'read', 'month', 'job', 'two jobs', 'broken job'),
    at: fc.nat(9),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 16 }), async (events) => {
      const who = await person();
      const said: Said[] = [];
      const gone: Said[] = [];
      const changed: { id: string; action: string; by: Side }[] = [];
      const readTo = { person: 0, support: 0 };
      let seq = 0;
      const forget = () => {
        // As the calendar of the database has it.
        const before = new Date(world.now());
        before.setUTCMonth(before.getUTCMonth() - MONTHS);
        const isOld = ({ at }: Said) => at < before.getTime();
        gone.push(...said.filter(isOld));
        said.splice(0, said.length, ...said.filter((each) => !isOld(each)));
      };
      for (const { by, what, at } of events) {
        const own = said.filter((each) => each.by === by && !each.isDeleted);
        const target = own[at % Math.max(1, own.length)];
        if (what === 'say' || what === 'picture') {
          const image = what === 'picture' ? await picture(by === 'person' ? who : admin) : null;
          const { id } = await say(who, by, image === null ? 'متن' : '', image);
          seq += 1;
          readTo[by] = seq;
          said.push({ id, by, at: world.now().getTime(), seq, image, isDeleted: false });
        } else if (what === 'delete' && target) {
          if (by === 'person') await service.remove(who, target.id);
          else await service.removeAnswer(admin, who.id, target.id);
          target.isDeleted = true;
          changed.push({ id: target.id, action: 'chat.delete', by });
        } else if (what === 'edit' && target?.image === null) {
          const text = `تازه ${changed.length}`;
          if (by === 'person') await service.edit(who, target.id, text);
          else await service.editAnswer(admin, who.id, target.id, text);
          changed.push({ id: target.id, action: 'chat.edit', by });
        } else if (what === 'read') {
          const to = Math.min(at, seq);
          if (by === 'person') await service.read(who, to);
          else await service.readByAdmin(who.id, to);
          readTo[by] = Math.max(readTo[by], to);
        } else if (what === 'month') world.setNow(new Date(world.now().getTime() + 33 * 24 * 3_600_000));
        else if (what === 'job' || what === 'two jobs') {
          await Promise.all(what === 'job' ? [remove()] : [remove(), remove()]);
          forget();
        } else if (what === 'broken job') {
          const broken = {
            remove: async (schoolId: string, id: string) => {
              await images.remove(schoolId, id);
              throw new Error('the storage is away');
            },
          };
          await removeOldMessages(world.context, broken, MONTHS).then(forget, () => undefined);
        }
      }
      await remove();
      forget();
      const left = said.filter(({ isDeleted }) => !isDeleted);
      const shown = await messagesOf(who);
      expect(shown.map(({ id, seq }) => ({ id, seq }))).toEqual(left.map(({ id, seq }) => ({ id, seq })));
      const stored = await world.db.execute<{ id: string }>(sql`
        select id from chat_message where school_id = ${who.schoolId} and account_id = ${who.id} order by seq`);
      expect(stored.map(({ id }) => id)).toEqual(said.map(({ id }) => id));
      const waits = (side: Side) => left.filter(({ by, seq: place }) => by !== side && place > readTo[side]).length;
      expect((await world.call(who, chat.unread, {})).body.count).toBe(waits('person'));
      const list = (await world.call(admin, chat.users, { query: { query: '' } })).body.filter_user;
      const listed = list.find(({ id }) => id === who.id);
      const last = shown.at(-1);
      expect(listed && [listed.unread_count, listed.last_message, listed.last_message_at]).toEqual(
        last && [waits('support'), last.image ? 'تصویر' : last.message, last.sent_at],
      );
      for (const { image } of said) if (image !== null) expect(filesOf(image)).toBe(2);
      for (const { image } of gone) if (image !== null) expect(filesOf(image)).toBe(0);
      for (const { id, action, by } of changed) {
        expect(await auditOf(id)).toContainEqual({ action, actor: by === 'person' ? who.id : admin.id });
      }
      // The next message has the next place, whatever is gone before it.
      expect((await say(who, 'person', 'بعد')).seq).toBe(seq + 1);
    }),
    { numRuns: 15 },
  );
});

test('with a message go its earlier texts, the excerpt in a notification and its picture; what is shown elsewhere stays', async () => {
  const who = await person();
  const answer = await say(who, 'support', 'رازی در پاسخ');
  await service.editAnswer(admin, who.id, answer.id, 'پاسخ');
  const image = await picture(who);
  await say(who, 'person', '', image);
  world.pass({ days: 60 });
  const again = await say(who, 'person', '', image);
  world.pass({ days: 60 });
  expect(await remove()).toBeGreaterThanOrEqual(2);
  expect((await messagesOf(who)).map(({ id }) => id)).toEqual([again.id]);
  expect(filesOf(image)).toBe(2);
  const notes = await world.db.execute(sql`
    select id from notification where school_id = ${who.schoolId} and account_id = ${who.id} and kind = 'support'`);
  expect(notes).toEqual([]);
  const [entry] = await world.db.execute<{ text: string }>(sql`
    select coalesce(string_agg(to_jsonb(e)::text, ''), '') as text from audit_event e where target = ${answer.id}`);
  expect(entry?.text).toContain('chat.edit');
  expect(entry?.text).not.toContain('رازی');
  const shown = await picture(who);
  await say(who, 'person', '', shown);
  await world.db.execute(sql`
    update account set profile_url = ${`/api/site/picture/${who.schoolId}/${shown}/`} where id = ${who.id}`);
  world.pass({ days: 120 });
  await remove();
  expect([filesOf(image), filesOf(shown)]).toEqual([0, 2]);
  const [expired] = await world.db.execute<{ actor: string }>(sql`
    select actor from audit_event where action = 'chat.expire' order by at desc limit 1`);
  expect(expired?.actor).toBe('server');
});

test('without a setting nothing is removed', async () => {
  const who = await person();
  await say(who, 'person', 'بماند');
  world.pass({ days: 4_000 });
  expect(await service.removeOld()).toBe(0);
  expect(await messagesOf(who)).toHaveLength(1);
});

test('a picture that the site shows stays where an old message had it too', async () => {
  const who = await person();
  const shown = await picture(admin);
  const partner = { id: randomUUID(), name: 'دبستان آفتاب', picture: shown };
  await world.call(admin, contract.admin.partners.create, { body: partner });
  await say(who, 'support', '', shown);
  world.pass({ days: MONTHS * 31 + 1 });
  await remove();
  expect(await messagesOf(who)).toEqual([]);
  expect((await world.app.inject({ url: `/api/site/sign/${shown}/` })).statusCode).toBe(200);
});
