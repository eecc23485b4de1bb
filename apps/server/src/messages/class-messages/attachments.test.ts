import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tokenOf } from '../../../test/contract/fuzz-world.ts';
import { writeToClass } from '../../../test/world/class-messages.ts';
import type { memoryStorage } from '../../../test/world/memory-storage.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { pdf } from '../../../test/world/sample-files.ts';
import { sendFile, sendPicture } from '../../../test/world/uploads.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { sweepClassMessages } from './sweep.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const calls = contract.teacher.classMessages;
const { image, file } = contract.classMessageAttachments;
const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a7' } })
  .png()
  .toBuffer();
const keysOf = (id: string) =>
  (world.context.storage as ReturnType<typeof memoryStorage>).keys().filter((key) => key.includes(id));

async function prepared() {
  const classroom = await makeClassroom(world, { students: 2 });
  const { teacher } = classroom;
  const [child, classmate] = classroom.students as [Actor, Actor];
  const picture = async () => (await sendPicture(world, teacher, png)).id;
  const document = async () => (await sendFile(world, teacher, pdf(), 'برگه')).id;
  return { ...classroom, child, classmate, picture, document, schoolId: teacher.schoolId };
}

const open = (actor: Actor, id: string, attachmentId: string) =>
  world.call(actor, image, { params: { id, attachmentId, size: 'small' } }).then(({ status }) => status);
const download = (actor: Actor, id: string, attachmentId: string) =>
  world.call(actor, file, { params: { id, attachmentId } }).then(({ status }) => status);

test('a message shows pictures with their words and files with their names, in the order of its author', async () => {
  const { teacher, child, classId, picture, document } = await prepared();
  const [first, second] = [await document(), await picture()];
  const id = await writeToClass(
    world,
    { teacher, classId },
    { attachments: [{ id: first }, { id: second, alt: 'دو مثلث' }] },
  );
  const attachments = [
    {
      id: first,
      kind: 'file',
      alt: '',
      name: 'برگه.pdf',
      media_type: 'application/pdf',
      size: pdf().length,
      width: null,
      height: null,
    },
    { id: second, kind: 'image', alt: 'دو مثلث', name: '', media_type: 'image/webp', size: 0, width: 60, height: 40 },
  ];
  expect((await world.call(teacher, calls.read, { params: { id } })).body.attachments).toEqual(attachments);
  const [shown] = (await world.call(child, contract.member.classMessages.list, { query: {} })).body.items;
  expect(shown?.attachments).toEqual(attachments);
});

test('browsers save a file and never open it within the site', async () => {
  const { teacher, child, classId, document } = await prepared();
  const attachmentId = await document();
  const id = await writeToClass(world, { teacher, classId }, { attachments: [{ id: attachmentId }] });
  const reply = await world.app.inject({
    method: 'GET',
    url: `/api/channel-message/${id}/attachment/${attachmentId}/file/`,
    headers: { authorization: `Bearer ${await tokenOf(world, child)}` },
  });
  expect(reply.rawPayload.equals(pdf())).toBe(true);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="report\.pdf"; filename\*=UTF-8''/),
  });
});

test('attachments are for those who read the message, and for nobody before or after', async () => {
  const { teacher, child, classId, picture, document, schoolId } = await prepared();
  const stranger = await prepared();
  const colleague = await makePerson(world, { role: 'TEACHER', schoolId });
  const [drawn, saved] = [await picture(), await document()];
  const content = { body: 'متن', attachments: [{ id: drawn }, { id: saved }] };
  const id = await writeToClass(world, { teacher, classId }, { ...content, draft: true });
  const statusesOf = async (who: Actor) => [await open(who, id, drawn), await download(who, id, saved)];
  expect(await statusesOf(teacher)).toEqual([200, 200]);
  for (const who of [child, colleague, stranger.teacher, stranger.child])
    expect(await statusesOf(who)).toEqual([404, 404]);
  await world.call(teacher, calls.replace, { params: { id }, body: { version: 1, ...content } });
  await world.services.roster.assignTeacher(classId, colleague.id);
  for (const who of [teacher, child, colleague]) expect(await statusesOf(who)).toEqual([200, 200]);
  for (const who of [stranger.teacher, stranger.child]) expect(await statusesOf(who)).toEqual([404, 404]);
  // One's own message does not open another's attachment, and a picture is no file.
  const own = await writeToClass(world, stranger);
  expect([
    await open(stranger.child, own, drawn),
    await open(child, id, saved),
    await download(child, id, drawn),
  ]).toEqual([404, 404, 404]);
  await world.call(teacher, calls.remove, { params: { id } });
  for (const who of [teacher, child]) expect(await statusesOf(who)).toEqual([404, 404]);
});

test('nobody attaches what is not theirs, what is elsewhere, the same twice, or more than six', async () => {
  const { teacher, child, classId, picture, schoolId } = await prepared();
  const colleague = await makePerson(world, { role: 'TEACHER', schoolId });
  const used = await picture();
  await writeToClass(world, { teacher, classId }, { attachments: [{ id: used }] });
  const foreign = (await sendPicture(world, colleague, png)).id;
  const childs = (await sendPicture(world, child, png)).id;
  const inChat = await picture();
  await world.call(teacher, contract.chat.send, { body: { id: randomUUID(), image: inChat } });
  const twice = await picture();
  const attempt = async (...ids: string[]) =>
    (
      await world.call(teacher, calls.create, {
        body: { id: randomUUID(), classId, body: 'متن', attachments: ids.map((id) => ({ id })) },
      })
    ).status;
  expect([
    await attempt(foreign),
    await attempt(childs),
    await attempt(randomUUID()),
    await attempt(twice, twice),
    await attempt(used),
    await attempt(inChat),
    await attempt(...Array.from({ length: 7 }, () => randomUUID())),
  ]).toEqual([404, 404, 404, 404, 409, 409, 400]);
});

test('an attachment that an edit takes away is gone with its bytes, and the edit is marked and repeated without harm', async () => {
  const { teacher, child, classId, picture, document } = await prepared();
  const [drawn, saved] = [await picture(), await document()];
  const id = await writeToClass(
    world,
    { teacher, classId },
    { body: 'متن', attachments: [{ id: drawn }, { id: saved }] },
  );
  const body = { version: 1, body: 'متن', attachments: [{ id: drawn, alt: 'مثلث' }] };
  const first = await world.call(teacher, calls.replace, { params: { id }, body });
  expect(first.body).toMatchObject({ version: 2, edited_at: world.now().toISOString() });
  expect((await world.call(teacher, calls.replace, { params: { id }, body })).body).toEqual(first.body);
  expect([keysOf(saved), keysOf(drawn).length, await download(child, id, saved)]).toEqual([[], 2, 404]);
});

test('a deleted message keeps its attachments a month for the audit, then all of it is gone; so are uploads nobody used', async () => {
  const { teacher, child, classId, picture, document, schoolId } = await prepared();
  const [drawn, saved, unused, kept, inChat] = [
    await picture(),
    await document(),
    await document(),
    await picture(),
    await picture(),
  ];
  await world.call(teacher, contract.chat.send, { body: { id: randomUUID(), image: inChat } });
  const id = await writeToClass(world, { teacher, classId }, { attachments: [{ id: drawn }, { id: saved }] });
  const other = await writeToClass(world, { teacher, classId }, { attachments: [{ id: kept }] });
  await world.call(child, contract.member.classMessages.seen, { body: { ids: [id, other] } });
  await world.call(teacher, calls.remove, { params: { id } });
  const sweep = async () => {
    for (let round = 0; round < 20; round += 1) {
      const { messages, uploads } = await sweepClassMessages(world.context, world.services, 24);
      if (messages + uploads === 0) return;
    }
  };
  world.pass({ hours: 24 * 29 });
  await sweep();
  expect([keysOf(unused), keysOf(drawn).length, keysOf(saved).length]).toEqual([[], 2, 1]);
  world.pass({ hours: 48 });
  await sweep();
  expect([keysOf(drawn), keysOf(saved), keysOf(kept).length, keysOf(inChat).length]).toEqual([[], [], 2, 2]);
  const left = await world.db.execute<{ id: string }>(sql`
    select id from class_message where school_id = ${schoolId}
    union all select message_id from class_message_reader where school_id = ${schoolId}`);
  expect(left.map((row) => row.id)).toEqual([other, other]);
  world.pass({ hours: 24 * 740 });
  await sweep();
  expect([keysOf(kept), keysOf(inChat).length]).toEqual([[], 2]);
});

test('whatever edits come, bytes are stored for exactly the attachments that messages have', async () => {
  const { teacher, classId, picture, document, schoolId } = await prepared();
  const pool = [await picture(), await picture(), await document(), await document()];
  const id = await writeToClass(world, { teacher, classId }, { body: 'متن', draft: true });
  const gone = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.subarray(pool, { minLength: 0 }), async (chosen) => {
      const wanted = chosen.filter((each) => !gone.has(each));
      const { body: before } = await world.call(teacher, calls.read, { params: { id } });
      const body = {
        version: before.version,
        body: 'متن',
        draft: true,
        attachments: wanted.map((each) => ({ id: each })),
      };
      const { status, body: after } = await world.call(teacher, calls.replace, { params: { id }, body });
      expect([status, after.attachments.map((each) => each.id)]).toEqual([200, wanted]);
      for (const each of before.attachments) if (!wanted.includes(each.id)) gone.add(each.id);
      for (const each of pool) expect(keysOf(each).length > 0).toBe(!gone.has(each));
    }),
    { numRuns: 10 },
  );
  const rows = await world.db.execute(sql`
    select id from image where school_id = ${schoolId} union all select id from stored_file where school_id = ${schoolId}`);
  expect(rows).toHaveLength(pool.length - gone.size);
});
