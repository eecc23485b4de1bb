import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { memoryStorage } from '../../../test/world/memory-storage.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { MAX_A_MINUTE } from './message-rate-limit.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const { teacher, students } = await makeClassroom(world, { students: 2 });
const [child, classmate] = students as readonly [Actor, Actor];
const admin = await makePerson(world, { role: 'SYS_ADMIN' });
const other = await makePerson(world, { role: 'SYS_ADMIN' });
const { chat, upload } = contract;
const stored = () => (world.context.storage as ReturnType<typeof memoryStorage>).keys();

const text = (message: string, id: string = randomUUID()) => ({ id, message, image: null });
const write = (actor: Actor, message: string, id?: string) => world.call(actor, chat.send, { body: text(message, id) });
const answer = (to: Actor, message: string, id?: string) =>
  world.call(admin, chat.answer, { params: { chatId: to.id }, body: text(message, id) });
const messagesOf = async (actor: Actor) => (await world.call(actor, chat.messages, { query: {} })).body.messages;
const messagesForSupport = async (of: Actor) =>
  (await world.call(admin, chat.userMessages, { params: { chatId: of.id }, query: {} })).body.messages;
const unread = async (actor: Actor) => (await world.call(actor, chat.unread, {})).body.count;
const users = async (query = '') => (await world.call(admin, chat.users, { query: { query } })).body;

async function send(actor: Actor, bytes: Buffer): Promise<{ id: string; status: number }> {
  const id = randomUUID();
  await world.call(actor, upload.begin, { body: { id, size: bytes.length } });
  const body = { offset: 0, data: bytes.toString('base64') };
  await world.call(actor, upload.append, { params: { uploadId: id }, body });
  return { id, status: (await world.call(actor, upload.finish, { params: { uploadId: id } })).status };
}

test('both sides get one order, each its own side, and what is unread', async () => {
  expect((await write(teacher, 'سلام، گزارش باز نمی‌شود')).status).toBe(200);
  await answer(teacher, 'سلام. کدام کلاس؟');
  const [own, reply] = await messagesOf(teacher);
  expect([own?.is_own, own?.sender, own?.receiver]).toEqual([true, teacher.id, 'support']);
  expect([reply?.is_own, reply?.sender, reply?.role]).toEqual([false, 'support', 'SYS_ADMIN']);
  expect(own?.timestamp).toBe('2026-09-21 10:30');
  expect((await messagesForSupport(teacher)).map(({ id }) => id)).toEqual([own?.id, reply?.id]);
  const readPlaces = async () => [
    (await world.call(teacher, chat.messages, { query: {} })).body.other_read_seq,
    (await world.call(admin, chat.userMessages, { params: { chatId: teacher.id }, query: {} })).body.other_read_seq,
  ];
  // Who answers has read; the teacher has not read the answer.
  expect(await readPlaces()).toEqual([2, 1]);
  expect(await unread(teacher)).toBe(1);
  await world.call(teacher, chat.read, { body: { seq: 2 } });
  expect(await readPlaces()).toEqual([2, 2]);
  expect(await unread(teacher)).toBe(0);
  const { filter_user: list } = await users();
  // An answer says that what was before it has been read.
  expect(list.find(({ id }) => id === teacher.id)).toMatchObject({ unread_count: 0, last_message: 'سلام. کدام کلاس؟' });
});

test('what is written reaches the open browsers of both sides, and nobody else’s', async () => {
  const eventsOf = async (actor: Actor) =>
    (await world.call(actor, contract.live.since, { query: {} })).body.events.filter(({ kind }) => kind === 'chat')
      .length;
  const start = async (actor: Actor) => (await world.call(actor, contract.live.since, { query: {} })).body.last;
  const after = async (actor: Actor, last: number) =>
    (await world.call(actor, contract.live.since, { query: { after: last } })).body.events.filter(
      ({ kind }) => kind === 'chat',
    ).length;
  expect(await eventsOf(child)).toBe(0);
  const before = await Promise.all([teacher, admin, child].map(start));
  await write(teacher, 'هنوز باز نمی‌شود');
  expect(await Promise.all([teacher, admin, child].map((actor, place) => after(actor, before[place] ?? 0)))).toEqual([
    1, 1, 0,
  ]);
});

test('an answer of support is a notification, once', async () => {
  const id = randomUUID();
  await answer(classmate, 'رمز تازه را فرستادیم', id);
  await answer(classmate, 'رمز تازه را فرستادیم', id);
  const rows = await world.db.execute(
    sql`select id from notification where account_id = ${classmate.id} and kind = 'support'`,
  );
  expect(rows).toHaveLength(1);
});

test('the same message sent twice, or twice at once, is stored once; its id serves no other', async () => {
  const id = randomUUID();
  const replies = await Promise.all([write(child, 'یک', id), write(child, 'یک', id)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await messagesOf(child)).filter((each) => each.id === id)).toHaveLength(1);
  expect((await write(classmate, 'دو', id)).status).toBe(409);
  expect((await write(child, '')).status).toBe(422);
});

test('an own text is changed and deleted, nobody else’s is; both are audited', async () => {
  const { body: message } = await write(child, 'اشتباه');
  const params = { messageId: message.id };
  expect((await world.call(classmate, chat.edit, { params, body: { message: 'دزدی' } })).status).toBe(404);
  expect((await world.call(child, chat.edit, { params, body: { message: 'درست' } })).body).toMatchObject({
    message: 'درست',
    edited_at: world.now().toISOString(),
  });
  const ofChild = { chatId: child.id, messageId: message.id };
  expect((await world.call(admin, chat.removeAnswer, { params: ofChild })).status).toBe(404);
  const { body: reply } = await answer(child, 'پاسخ');
  const ofReply = { chatId: child.id, messageId: reply.id };
  // Administrators are one side: what one wrote, another may correct.
  const changed = await world.call(other, chat.editAnswer, { params: ofReply, body: { message: 'پاسخ درست' } });
  expect([changed.status, changed.body.message, changed.body.is_own]).toEqual([200, 'پاسخ درست', true]);
  expect((await world.call(other, chat.editAnswer, { params: ofChild, body: { message: 'x' } })).status).toBe(404);
  const named = { params: { chatId: child.id }, body: { id: reply.id, text: 'پاسخ درست' } };
  expect((await world.call(other, chat.editAnswerById, named)).body).toEqual(changed.body);
  const ofTeacher = { ...named, params: { chatId: teacher.id } };
  expect((await world.call(other, chat.editAnswerById, ofTeacher)).status).toBe(404);
  const second = (await answer(child, 'دوم')).body;
  for (let times = 0; times < 2; times += 1) {
    const { status } = await world.call(admin, chat.removeAnswerById, { ...named, query: { id: second.id } });
    expect(status).toBe(200);
  }
  expect((await messagesOf(child)).map(({ id }) => id)).not.toContain(second.id);
  expect((await world.call(child, chat.edit, { params: { messageId: reply.id }, body: { message: 'x' } })).status).toBe(
    404,
  );
  expect((await world.call(child, chat.remove, { params: { messageId: reply.id } })).status).toBe(404);
  expect((await world.call(admin, chat.removeAnswer, { params: { ...ofReply, chatId: teacher.id } })).status).toBe(404);
  for (let times = 0; times < 2; times += 1) {
    expect((await world.call(child, chat.remove, { params })).status).toBe(200);
  }
  expect((await messagesOf(child)).map(({ id }) => id)).not.toContain(message.id);
  expect((await world.call(child, chat.edit, { params, body: { message: 'y' } })).status).toBe(404);
  const audit = await world.db.execute<{ action: string; actor: string; before: unknown }>(sql`
    select action, actor, before from audit_event where target = ${message.id} order by action`);
  expect(audit).toEqual([
    { action: 'chat.delete', actor: child.id, before: null },
    { action: 'chat.edit', actor: child.id, before: null },
  ]);
  const [row] = await world.db.execute<{ earlier: readonly { body: string }[] }>(sql`
    select earlier_texts as earlier from chat_message where school_id = ${child.schoolId} and id = ${message.id}`);
  expect(row?.earlier.map(({ body }) => body)).toEqual(['اشتباه']);
});

test('a picture is served to the two sides alone, and one of somebody else is not sent', async () => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#08c' } })
    .png()
    .toBuffer();
  const { id: image } = await send(child, bytes);
  const { body: message } = await world.call(child, chat.send, { body: { id: randomUUID(), message: '', image } });
  expect([message.image, message.message]).toEqual([true, '']);
  const params = { messageId: message.id, size: 'small' } as const;
  expect((await world.call(child, chat.image, { params })).status).toBe(200);
  expect((await world.call(admin, chat.userImage, { params: { ...params, chatId: child.id } })).status).toBe(200);
  expect((await world.call(classmate, chat.image, { params })).status).toBe(404);
  expect((await world.call(admin, chat.userImage, { params: { ...params, chatId: classmate.id } })).status).toBe(404);
  expect((await world.call(classmate, chat.send, { body: { id: randomUUID(), message: '', image } })).status).toBe(404);
  const { id: ofAdmin } = await send(admin, bytes);
  const params2 = { chatId: child.id };
  const { body: reply } = await world.call(admin, chat.answer, {
    params: params2,
    body: { id: randomUUID(), message: '', image: ofAdmin },
  });
  expect((await world.call(child, chat.image, { params: { messageId: reply.id, size: 'large' } })).status).toBe(200);
  const edit = { params: { messageId: message.id }, body: { message: 'متن' } };
  expect((await world.call(child, chat.edit, edit)).status).toBe(422);
});

test('twenty hostile files each get their message and leave nothing behind', async () => {
  const kept = stored().length;
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const hostile = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('%PDF-1.7 fake'),
    Buffer.from('<html><script>1</script></html>'),
    Buffer.from('GIF89a'),
    Buffer.from('PK\u0003\u0004zip'),
    ...[8, 20, 30, 40, 50].map((length) => png.subarray(0, length)),
    ...[1, 2, 3, 4, 5].map((seed) => Buffer.alloc(500, seed)),
    ...[0, 1, 2, 3, 4].map((place) => {
      const broken = Buffer.from(png);
      broken[place] = 0;
      return broken;
    }),
  ];
  expect(hostile).toHaveLength(20);
  for (const bytes of hostile) expect((await send(child, bytes)).status).toBe(422);
  expect(stored()).toHaveLength(kept);
});

test('there is no conversation with nobody, or with an administrator', async () => {
  for (const chatId of [randomUUID(), admin.id, teacher.schoolId]) {
    const params = { chatId };
    const ofMessage = { chatId, messageId: randomUUID() };
    const replies = await Promise.all([
      world.call(admin, chat.userMessages, { params, query: {} }),
      world.call(admin, chat.answer, { params, body: text('سلام') }),
      world.call(admin, chat.readByAdmin, { params, body: { seq: 1 } }),
      world.call(admin, chat.editAnswer, { params: ofMessage, body: { message: 'x' } }),
      world.call(admin, chat.removeAnswer, { params: ofMessage }),
      world.call(admin, chat.userImage, { params: { ...ofMessage, size: 'small' } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  }
});

test('people and messages are found as they are typed on any keyboard', async () => {
  const person = await makePerson(world, {
    role: 'TEACHER',
    schoolId: teacher.schoolId,
    firstName: 'کیمیا',
    lastName: 'یزدانی',
  });
  await write(person, 'نمرهٔ ۱۲ دانش‌آموزِ کلاس «پنجم» گُم شده است');
  expect((await users('\u0643\u064aم\u064aا')).filter_user.map(({ id }) => id)).toContain(person.id);
  for (const query of ['دانش اموز', 'دانش‌آم', '12 دانش', '\u0643لاس پنج', 'گم شده']) {
    expect([query, (await users(query)).filter_message.map(({ userid }) => userid)]).toEqual([query, [person.id]]);
  }
  expect((await users("شده%_ ' | !")).filter_message.map(({ userid }) => userid)).toEqual([person.id]);
  expect((await users('نیست‌درجهان')).filter_message).toEqual([]);
});

test('after any events, at once too, both sides see the same in one order, and unread equals a naive count', async () => {
  const event = fc.record({
    by: fc.constantFrom('person', 'support'),
    what: fc.constantFrom('send', 'send', 'twice', 'edit', 'delete', 'read'),
    at: fc.nat(9),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 14 }), async (events) => {
      const person = await makePerson(world, { role: 'TEACHER', schoolId: teacher.schoolId });
      const log: { id: string; by: string; removed: boolean }[] = [];
      const readTo = { person: 0, support: 0 };
      for (const { by, what, at } of events) {
        const say = (id: string) => (by === 'person' ? write(person, 'متن', id) : answer(person, 'متن', id));
        const own = log.filter((each) => each.by === by && !each.removed);
        const target = own[at % Math.max(1, own.length)];
        const params = { messageId: target?.id ?? '', chatId: person.id };
        if (what === 'send' || what === 'twice') {
          const id = randomUUID();
          await Promise.all((what === 'twice' ? [id, id] : [id]).map(say));
          log.push({ id, by, removed: false });
          readTo[by as Side] = log.length;
        } else if (what === 'read') {
          const seq = Math.min(at, log.length);
          const body = { seq };
          if (by === 'person') await world.call(person, chat.read, { body });
          else await world.call(admin, chat.readByAdmin, { params: { chatId: person.id }, body });
          readTo[by as Side] = Math.max(readTo[by as Side], seq);
        } else if (target && what === 'edit') {
          const body = { message: `متن ${at}` };
          if (by === 'person') await world.call(person, chat.edit, { params, body });
          else await world.call(admin, chat.editAnswer, { params, body });
        } else if (target) {
          if (by === 'person') await world.call(person, chat.remove, { params });
          else await world.call(admin, chat.removeAnswer, { params });
          target.removed = true;
        }
      }
      const left = log.filter(({ removed }) => !removed).map(({ id }) => id);
      expect((await messagesOf(person)).map(({ id }) => id)).toEqual(left);
      expect((await messagesForSupport(person)).map(({ id }) => id)).toEqual(left);
      const naive = (side: Side) =>
        log.filter(({ by, removed }, place) => by !== side && !removed && place + 1 > readTo[side]).length;
      expect(await unread(person)).toBe(naive('person'));
      const listed = (await users()).filter_user.find(({ id }) => id === person.id);
      expect(listed?.unread_count ?? 0).toBe(naive('support'));
    }),
    { numRuns: 25 },
  );
});

test('twenty messages of a minute are stored; one more is refused with the time to wait, and a repeat is none', async () => {
  const person = await makePerson(world, { role: 'TEACHER', schoolId: teacher.schoolId });
  const last = randomUUID();
  for (let n = 0; n < MAX_A_MINUTE.person - 1; n += 1) await write(person, `${n}`);
  world.pass({ seconds: 30 });
  const both = await Promise.all([write(person, 'آخر', last), write(person, 'دیگر')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  const refused = both.find(({ status }) => status === 429);
  expect(refused?.refusal.detail).toBe('پیام‌ها خیلی پشت سر هم فرستاده شد. لطفاً ۳۰ ثانیهٔ دیگر دوباره بفرستید.');
  expect(refused?.headers['retry-after']).toBe('30');
  const [newest] = (await messagesOf(person)).slice(-1);
  expect((await write(person, newest?.message ?? '', newest?.id)).status).toBe(200);
  expect((await answer(person, 'پاسخ')).status).toBe(200);
  expect((await write(person, 'هنوز نه')).status).toBe(429);
  world.pass({ seconds: 31 });
  expect((await write(person, 'حالا')).status).toBe(200);
  expect(await messagesOf(person)).toHaveLength(MAX_A_MINUTE.person + 2);
});

test('support sees how many messages of all wait to be read', async () => {
  const waiting = async () => (await world.call(admin, chat.unreadOfUsers, {})).body.count;
  const person = await makePerson(world, { role: 'MANAGER', schoolId: teacher.schoolId });
  const before = await waiting();
  await write(person, 'یک');
  const { body: second } = await write(person, 'دو');
  await write(person, 'سه');
  expect(await waiting()).toBe(before + 3);
  await world.call(person, chat.remove, { params: { messageId: second.id } });
  expect(await waiting()).toBe(before + 2);
  await world.call(admin, chat.readByAdmin, { params: { chatId: person.id }, body: { seq: 1 } });
  expect(await waiting()).toBe(before + 1);
  await answer(person, 'پاسخ');
  expect(await waiting()).toBe(before);
});

test('a long conversation comes in pages, with one number of queries', async () => {
  const person = await makePerson(world, { role: 'TEACHER', schoolId: teacher.schoolId });
  for (let n = 0; n < 60; n += 1) {
    world.pass({ seconds: 10 });
    await write(person, `پیام ${n}`);
  }
  const { body: newest } = await world.call(person, chat.messages, { query: {} });
  expect([newest.messages.length, newest.has_older]).toEqual([50, true]);
  const { body: older } = await world.call(person, chat.messages, { query: { before: newest.messages[0]?.seq } });
  expect([older.messages.length, older.has_older]).toEqual([10, false]);
  const few = await world.countQueries(() => world.services.chat.users(admin, ''));
  await write(await makePerson(world, { role: 'TEACHER', schoolId: teacher.schoolId }), 'سلام');
  expect(await world.countQueries(() => world.services.chat.users(admin, ''))).toBe(few);
});

type Side = 'person' | 'support';
