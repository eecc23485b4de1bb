import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import type { RichTextDocument } from '@mashq/curriculum/rich-text';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeToClass } from '../../../test/world/class-messages.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const calls = contract.teacher.classMessages;
const member = contract.member.classMessages;

const inHours = (hours: number) => new Date(world.now().getTime() + hours * 3_600_000).toISOString();

async function prepared(students = 2) {
  const classroom = await makeClassroom(world, { students });
  const { teacher, classId } = classroom;
  const [child, classmate] = classroom.students;
  if (!child) throw new Error('a class without children');
  return {
    ...classroom,
    child,
    classmate: classmate ?? child,
    write: (given: Parameters<typeof writeToClass>[2] = {}) => writeToClass(world, classroom, given),
    read: async (id: string) => (await world.call(teacher, calls.read, { params: { id } })).body,
    ofClass: async (who: Actor = teacher) =>
      (await world.call(who, calls.list, { params: { classId }, query: {} })).body.items,
    ofChild: async (who: Actor = child) => (await world.call(who, member.list, { query: {} })).body.items,
    unseen: async (who: Actor = child) => (await world.call(who, member.unseenCount, {})).body.count,
    bell: async (who: Actor = child) => (await world.call(who, contract.profile.brief, {})).body.notifications,
    see: (ids: string[], who: Actor = child) => world.call(who, member.seen, { body: { ids } }),
  };
}

const texts = (messages: readonly { body: string }[]) => messages.map(({ body }) => body);

describe('a class message', () => {
  test('reaches every child of the class and no other, with one notification each', async () => {
    const { write, ofChild, classmate, bell, teacher } = await prepared();
    const other = await prepared();
    const id = await write({ title: 'هندسه' });
    for (const who of [undefined, classmate]) {
      expect(await ofChild(who)).toMatchObject([{ id, title: 'هندسه', author_name: 'مریم کریمی', seen_at: null }]);
      expect(await bell(who)).toMatchObject([{ title: 'پیام کلاس', body: 'هندسه', path: '/student/class-message' }]);
    }
    expect(await other.ofChild()).toEqual([]);
    expect(await other.bell()).toEqual([]);
    expect((await world.call(other.teacher, calls.read, { params: { id } })).status).toBe(404);
    expect((await world.call(teacher, calls.list, { params: { classId: other.classId }, query: {} })).status).toBe(404);
  });

  test('sent twice is written once; its id with another class is refused', async () => {
    const { write, ofClass, bell, teacher } = await prepared();
    const id = await write();
    await write({ id, body: 'متن دیگر' });
    expect(texts(await ofClass())).toEqual(['فردا پرگار بیاورید.']);
    expect(await bell()).toHaveLength(1);
    const second = await makeClassroom(world, { teacher, students: 1 });
    const reply = await world.call(teacher, calls.create, { body: { id, classId: second.classId, body: 'متن' } });
    expect(reply.status).toBe(409);
  });

  test('is a draft for its author alone, then scheduled for the teachers, then read by the class', async () => {
    const { write, ofClass, ofChild, bell, teacher, schoolId, classId, read } = await prepared();
    const colleague = await makePerson(world, { role: 'TEACHER', schoolId });
    await world.services.roster.assignTeacher(classId, colleague.id);
    const id = await write({ draft: true });
    expect((await ofClass()).map(({ state }) => state)).toEqual(['draft']);
    expect(await ofClass(colleague)).toEqual([]);
    const body = { version: 1, body: 'متن تازه', publishAt: inHours(5) };
    const scheduled = await world.call(teacher, calls.replace, { params: { id }, body });
    expect(scheduled.body).toMatchObject({ state: 'scheduled', edited_at: null, version: 2 });
    expect(await ofClass(colleague)).toMatchObject([{ state: 'scheduled', is_mine: false }]);
    expect([await ofChild(), await bell()]).toEqual([[], []]);
    world.pass({ hours: 6 });
    expect(await read(id)).toMatchObject({ state: 'published', edited_at: null });
    expect(texts(await ofChild())).toEqual(['متن تازه']);
    expect(await bell()).toMatchObject([{ body: 'متن تازه' }]);
  });

  test('bears the mark of an edit once it was published, and its first text is kept', async () => {
    const { write, ofChild, teacher, bell } = await prepared();
    const id = await write();
    const first = { version: 1, body: 'فردا پرگار و خط‌کش بیاورید.' };
    world.pass({ minutes: 5 });
    expect((await world.call(teacher, calls.replace, { params: { id }, body: first })).status).toBe(200);
    // The reply was lost: the same change again is the same reply.
    expect((await world.call(teacher, calls.replace, { params: { id }, body: first })).body.version).toBe(2);
    const stale = await world.call(teacher, calls.replace, { params: { id }, body: { version: 1, body: 'دیگر' } });
    expect([stale.status, stale.refusal.code]).toEqual([409, 'changed-meanwhile']);
    await world.call(teacher, calls.replace, { params: { id }, body: { version: 2, body: 'سوم' } });
    expect(await ofChild()).toMatchObject([{ body: 'سوم', edited_at: world.now().toISOString() }]);
    expect(await bell()).toMatchObject([{ body: 'سوم' }]);
    const kept = await world.db.execute(sql`select first_body as "firstBody" from class_message where id = ${id}`);
    expect(kept).toEqual([{ firstBody: 'فردا پرگار بیاورید.' }]);
  });

  test('is changed by its author alone, and pinned and deleted by every teacher of the class', async () => {
    const { write, schoolId, classId, ofChild } = await prepared();
    const id = await write();
    const colleague = await makePerson(world, { role: 'TEACHER', schoolId });
    const params = { id };
    expect((await world.call(colleague, calls.read, { params })).status).toBe(404);
    await world.services.roster.assignTeacher(classId, colleague.id);
    const changed = await world.call(colleague, calls.replace, { params, body: { version: 1, body: 'متن' } });
    expect([changed.status, changed.refusal.code]).toEqual([409, 'not-author']);
    const pinned = await world.call(colleague, calls.pin, { params, body: { pinnedUntil: inHours(2) } });
    expect(pinned.body.is_pinned).toBe(true);
    expect((await world.call(colleague, calls.remove, { params })).body).toEqual({ ok: true });
    expect(await ofChild()).toEqual([]);
  });

  test('stands above the others while it is pinned', async () => {
    const { write, ofChild, ofClass, teacher } = await prepared();
    const id = await write({ body: 'یک', pinnedUntil: inHours(3) });
    world.pass({ minutes: 1 });
    await write({ body: 'دو' });
    expect([texts(await ofChild()), texts(await ofClass())]).toEqual([
      ['یک', 'دو'],
      ['یک', 'دو'],
    ]);
    world.pass({ hours: 3 });
    expect([texts(await ofChild()), texts(await ofClass())]).toEqual([
      ['دو', 'یک'],
      ['دو', 'یک'],
    ]);
    // Its form still holds the time that is over; a new time that is over is refused.
    const pinnedUntil = (await ofClass())[1]?.pinned_until ?? null;
    const edit = { version: 1, body: 'یک', pinnedUntil };
    expect((await world.call(teacher, calls.replace, { params: { id }, body: edit })).status).toBe(200);
    const over = await world.call(teacher, calls.pin, { params: { id }, body: { pinnedUntil: inHours(-1) } });
    expect([over.status, over.refusal.code]).toEqual([422, 'pin-over']);
  });

  test('is deleted without a hole, with its notification, however often', async () => {
    const { write, ofChild, ofClass, bell, teacher, see } = await prepared();
    const id = await write();
    await write({ body: 'دو' });
    for (let n = 0; n < 2; n += 1) {
      expect((await world.call(teacher, calls.remove, { params: { id } })).body).toEqual({ ok: true });
    }
    expect([texts(await ofChild()), texts(await ofClass())]).toEqual([['دو'], ['دو']]);
    expect(await bell()).toHaveLength(1);
    expect((await world.call(teacher, calls.read, { params: { id } })).status).toBe(404);
    expect((await see([id])).status).toBe(200);
  });

  test('is seen by N of M: those who are in the class now', async () => {
    const { write, child, classmate, see, read, unseen, teacher } = await prepared();
    const other = await prepared();
    const id = await write();
    expect(await unseen()).toBe(1);
    await see([id], other.child);
    await see([id]);
    const first = world.now().toISOString();
    world.pass({ minutes: 9 });
    await see([id]);
    expect(await unseen()).toBe(0);
    expect(await read(id)).toMatchObject({ seen_count: 1, students_count: 2 });
    const readers = (await world.call(teacher, calls.readers, { params: { id } })).body;
    expect(readers).toEqual([
      { student_id: child.id, name: 'نام1 خانواده1', seen_at: first },
      { student_id: classmate.id, name: 'نام2 خانواده2', seen_at: null },
    ]);
    await world.db.execute(sql`update enrolment set state = 'left' where student_id = ${child.id}`);
    expect(await read(id)).toMatchObject({ seen_count: 0, students_count: 1 });
  });

  test('lists cost the same number of queries however many messages there are', async () => {
    const { write, ofChild, ofClass } = await prepared();
    await write();
    const cost = async () => [await world.countQueries(() => ofChild()), await world.countQueries(() => ofClass())];
    await cost();
    const few = await cost();
    for (let n = 0; n < 5; n += 1) await write();
    expect(await cost()).toEqual(few);
  });
});

type Step = 'edit' | 'draft' | 'schedule' | 'pin' | 'unpin' | 'remove' | 'see';
const STEPS: readonly Step[] = ['edit', 'draft', 'schedule', 'pin', 'unpin', 'remove', 'see'];

/**
 * Random changes of two callers at once, with time that passes between: once published, a message is never a draft or
 * scheduled again; a child sees it exactly while it is published; there is one notification from the moment it has a time,
 * and none after it is deleted; the edit mark and the first text come and stay together.
 */
test('random changes leave a state of the table, in whatever order they arrive', async () => {
  const step = fc.record({
    one: fc.constantFrom(...STEPS),
    other: fc.option(fc.constantFrom(...STEPS)),
    hours: fc.constantFrom(0, 0, 1, 30),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      const { teacher, classId, child, ofChild, see } = await prepared(1);
      const id = randomUUID();
      const params = { id };
      await world.call(teacher, calls.create, { body: { id, classId, body: 'متن ۰', draft: true } });
      let wasPublished = false;
      let isRemoved = false;
      let count = 0;
      const run = (name: Step, version: number) => {
        count += 1;
        const body = { version, body: `متن ${count}` };
        switch (name) {
          case 'edit':
            return world.call(teacher, calls.replace, { params, body });
          case 'draft':
            return world.call(teacher, calls.replace, { params, body: { ...body, draft: true } });
          case 'schedule':
            return world.call(teacher, calls.replace, { params, body: { ...body, publishAt: inHours(10) } });
          case 'pin':
            return world.call(teacher, calls.pin, { params, body: { pinnedUntil: inHours(20) } });
          case 'unpin':
            return world.call(teacher, calls.pin, { params, body: { pinnedUntil: null } });
          case 'remove':
            return world.call(teacher, calls.remove, { params });
          default:
            return see([id]);
        }
      };
      for (const { one, other, hours } of steps) {
        world.pass({ hours });
        const before = await world.call(teacher, calls.read, { params });
        const version = isRemoved ? 1 : before.body.version;
        const names = [one, other].filter((name) => name !== null);
        const replies = await Promise.all(names.map((name) => run(name, version)));
        for (const reply of replies) expect([200, 404, 409, 422]).toContain(reply.status);
        isRemoved ||= names.includes('remove');
        const { status, body: after } = await world.call(teacher, calls.read, { params });
        expect(status).toBe(isRemoved ? 404 : 200);
        const shown = await ofChild();
        const notified = await world.db.execute(
          sql`select id from notification where cause = ${id} and account_id = ${child.id}`,
        );
        if (isRemoved) {
          expect([shown.length, notified.length]).toEqual([0, 0]);
          continue;
        }
        if (wasPublished) expect(after.state).toBe('published');
        wasPublished ||= after.state === 'published';
        expect(shown.map((message) => message.body)).toEqual(after.state === 'published' ? [after.body] : []);
        expect(notified.length).toBe(after.state === 'draft' ? 0 : 1);
        const [stored] = await world.db.execute<{ edited: boolean; kept: boolean }>(sql`
          select edited_at is not null as edited, first_body is not null as kept from class_message where id = ${id}`);
        expect(stored?.kept).toBe(stored?.edited);
        if (after.state !== 'published') expect(after.seen_count).toBe(0);
      }
    }),
    { numRuns: 15 },
  );
});

const words = (text: string, more: object = {}) => ({ t: 'text' as const, text, ...more });
const inParagraph = (...content: object[]): RichTextDocument =>
  ({ blocks: [{ t: 'paragraph', content }] }) as RichTextDocument;

const DOCUMENT: RichTextDocument = {
  blocks: [
    { t: 'heading', content: [words('شنبه')] },
    { t: 'paragraph', content: [words('حاصل ', { isBold: true }), { t: 'formula', source: '3/4 + 1' }] },
    { t: 'list', isOrdered: true, items: [[words('رشد', { href: 'https://roshd.ir/' })], [words('دفتر')]] },
  ],
};
const PLAIN = 'شنبه\nحاصل ۳⁄۴ + ۱\n۱. رشد\n۲. دفتر';

describe('a document of a class message', () => {
  test('is read by children and teachers as it was written, with its text worked out from it', async () => {
    const { write, ofChild, read, bell } = await prepared();
    const id = await write({ body: 'چیز دیگر', document: DOCUMENT });
    expect(await ofChild()).toMatchObject([{ body: PLAIN, document: DOCUMENT }]);
    expect(await read(id)).toMatchObject({ body: PLAIN, document: DOCUMENT });
    expect((await bell())[0]?.body).toContain('حاصل ۳⁄۴ + ۱');
    world.pass({ minutes: 1 });
    await write({ body: 'بی‌فرم' });
    expect((await ofChild()).map(({ document }) => document)).toEqual([null, DOCUMENT]);
  });

  test('is changed, the same change again is the same reply, and only a change is an edit', async () => {
    const { write, read, teacher } = await prepared();
    const id = await write({ document: DOCUMENT });
    const replace = (body: Parameters<typeof write>[0] & { version: number }) =>
      world.call(teacher, calls.replace, { params: { id }, body: { body: 'متن', ...body } });
    world.pass({ minutes: 5 });
    expect((await replace({ version: 1, document: DOCUMENT })).body).toMatchObject({ version: 2, edited_at: null });
    const bold = inParagraph(words(PLAIN.replaceAll('\n', ' '), { isBold: true }));
    expect((await replace({ version: 2, document: bold })).body).toMatchObject({ version: 3, document: bold });
    expect((await replace({ version: 2, document: bold })).body.version).toBe(3);
    expect((await replace({ version: 2, document: DOCUMENT })).status).toBe(409);
    expect((await read(id)).edited_at).not.toBeNull();
    // An app of before sends the text alone: what it does not show it does not keep.
    expect((await replace({ version: 3, body: 'تازه' })).body).toMatchObject({ body: 'تازه', document: null });
  });

  test('is changed by nobody but its author, and is no way to a message of another class', async () => {
    const { write } = await prepared();
    const id = await write({ document: DOCUMENT });
    const other = await prepared();
    const body = { version: 1, body: 'متن', document: DOCUMENT };
    expect((await world.call(other.teacher, calls.replace, { params: { id }, body })).status).toBe(404);
    expect(await other.ofChild()).toEqual([]);
  });

  test('keeps the words of a link that leads nowhere good, and loses the link', async () => {
    const { write, ofChild } = await prepared();
    await write({
      document: inParagraph(words('بد', { href: 'javascript:alert(1)' }), words(' خوب', { href: 'HTTPS://ROSHD.ir' })),
    });
    expect((await ofChild())[0]?.document).toEqual(
      inParagraph(words('بد'), words(' خوب', { href: 'https://ROSHD.ir' })),
    );
  });

  test('is refused where it is none, too long or too large, or has nothing to read', async () => {
    const { teacher, classId, ofClass } = await prepared();
    const many = (count: number, text: string) =>
      inParagraph(...Array.from({ length: count }, (_, index) => words(text, index % 2 === 0 ? { isBold: true } : {})));
    const refused: readonly unknown[] = [
      'متن',
      {},
      { blocks: 'متن' },
      { blocks: [{ t: 'script', content: [words('بد')] }] },
      inParagraph({ t: 'image', src: 'x' }),
      inParagraph(words('بد', { onclick: 'x' })),
      inParagraph(words('بد', { isBold: 'yes' })),
      inParagraph(words('\u0000')),
      { blocks: [{ t: 'list', isOrdered: true, items: [[{ t: 'list', items: [] }]] }] },
      { blocks: [] },
      inParagraph(words('  ')),
      inParagraph({ t: 'formula', source: '\\frac' }),
      inParagraph({ t: 'formula', source: '1'.repeat(121) }),
      inParagraph(words('ا'.repeat(4001))),
      many(2, 'ا'.repeat(2001)),
      many(401, 'ا'),
      { blocks: Array.from({ length: 401 }, () => inParagraph(words('ا')).blocks[0]) },
      // Few to read, in more than 32,000 characters of JSON.
      { blocks: Array.from({ length: 12 }, () => many(100, 'ا').blocks[0]) },
    ];
    for (const document of refused) {
      const body = { id: randomUUID(), classId, body: 'متن', document: document as RichTextDocument };
      expect((await world.call(teacher, calls.create, { body })).status, JSON.stringify(document).slice(0, 80)).toBe(
        400,
      );
    }
    expect(await ofClass()).toEqual([]);
    const longest = { id: randomUUID(), classId, body: 'متن', document: inParagraph(words('ا'.repeat(4000))) };
    expect((await world.call(teacher, calls.create, { body: longest })).status).toBe(201);
  });
});
