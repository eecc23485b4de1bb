import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { memoryStorage } from '../../../test/world/memory-storage.ts';
import { fresh, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { eraseDue } from './erase.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const { setPicture, removePicture, read, update, avatars, exportData, askDeletion } = contract.account;
const { begin, append, finish } = contract.upload;
const storedOf = (id: string) =>
  (world.context.storage as ReturnType<typeof memoryStorage>).keys().filter((key) => key.includes(id));

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a7' } })
  .png()
  .toBuffer();

async function upload(actor: Actor): Promise<string> {
  const id = randomUUID();
  await world.call(actor, begin, { body: { id, size: photo.length } });
  await world.call(actor, append, {
    params: { uploadId: id },
    body: { offset: 0, data: photo.toString('base64') },
  });
  expect((await world.call(actor, finish, { params: { uploadId: id } })).status).toBe(200);
  return id;
}

const set = (actor: Actor, id: string) => world.call(actor, setPicture, { body: { image_id: id } });
const statusOf = async (url: string) => (await world.app.inject({ method: 'GET', url })).statusCode;

test('a teacher’s picture is shown to the class and everywhere else by one address, until another takes its place', async () => {
  const { teacher, students } = await makeClassroom(world);
  const first = await upload(teacher);
  const shown = (await set(teacher, first)).body.profile_url;
  expect((await set(teacher, first)).body.profile_url).toBe(shown);
  const reply = await world.app.inject({ method: 'GET', url: shown });
  expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' });
  expect((await sharp(reply.rawPayload).metadata()).format).toBe('webp');
  const [mine] = (await world.call(students[0] ?? null, contract.member.classroom.classmates, {})).body;
  expect(mine?.teachers[0]?.profile_url).toBe(shown);

  const second = await upload(teacher);
  const next = (await set(teacher, second)).body.profile_url;
  expect([await statusOf(shown), await statusOf(next)]).toEqual([404, 200]);
  expect(storedOf(first)).toEqual([]);
  const exported = (await world.call(teacher, exportData, {})).body as unknown as File;
  const { person } = JSON.parse(await exported.text()) as { person: { picture: { base64: string } } };
  expect((await sharp(Buffer.from(person.picture.base64, 'base64')).metadata()).width).toBe(60);

  for (let n = 0; n < 2; n += 1) expect((await world.call(teacher, removePicture, {})).body.profile_url).toBe('');
  expect([await statusOf(next), storedOf(second)]).toEqual([404, []]);
});

test('a child has drawn pictures alone; nobody takes the upload of somebody else, a logo, or a picture of a message', async () => {
  const { teacher, students, schoolId } = await makeClassroom(world);
  const child = students[0] as Actor;
  expect((await set(child, await upload(child))).status).toBe(403);
  expect((await world.call(child, removePicture, {})).status).toBe(403);
  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  const id = await upload(manager);
  expect((await set(teacher, id)).status).toBe(404);
  expect((await set(teacher, randomUUID())).status).toBe(404);
  expect(await statusOf(`/api/site/picture/${schoolId}/${id}/`)).toBe(404);
  await world.call(manager, contract.school.look.save, { body: { color: null, logo: id, dark_logo: null } });
  expect((await set(manager, id)).status).toBe(404);
  // What a message shows would be gone with the next picture.
  const sent = await upload(manager);
  await world.call(manager, contract.chat.send, { body: { id: randomUUID(), message: '', image: sent } });
  expect((await set(manager, sent)).status).toBe(404);
});

test('choosing a drawn picture removes the uploaded one', async () => {
  const teacher = await makePerson(world, { role: 'TEACHER' });
  const id = await upload(teacher);
  const url = (await set(teacher, id)).body.profile_url;
  const [avatar] = (await world.call(teacher, avatars, {})).body;
  const names = { first_name: 'مینا', last_name: 'کاظمی', gender: null };
  expect((await world.call(teacher, update, { query: {}, body: names })).body.profile_url).toBe(url);
  const body = { ...names, avatar: avatar?.id ?? '' };
  expect((await world.call(teacher, update, { query: {}, body })).body.profile_url).toBe(avatar?.url);
  // A drawn picture is none that was uploaded.
  expect((await world.call(teacher, removePicture, {})).body.profile_url).toBe(avatar?.url);
  expect([await statusOf(url), storedOf(id)]).toEqual([404, []]);
});

test('whatever is set, removed and chosen, in any order and at once, exactly the shown upload is kept', async () => {
  const step = fc.oneof(
    fc.constant('remove' as const),
    fc.constant('draw' as const),
    fc.nat({ max: 3 }).map((index) => ({ index })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 4 }), async (rounds) => {
      const teacher = await makePerson(world, { role: 'TEACHER' });
      const ids = await Promise.all([0, 1, 2, 3].map(() => upload(teacher)));
      const removed = new Set<string>();
      const names = { first_name: 'مینا', last_name: 'کاظمی', gender: null };
      const take = (one: (typeof rounds)[number][number]) => {
        if (one === 'remove') return world.call(teacher, removePicture, {});
        if (one === 'draw') return world.call(teacher, update, { query: {}, body: { ...names, avatar: 'fox' } });
        return set(teacher, ids[one.index] ?? '');
      };
      for (const round of rounds) {
        const replies = await Promise.all(round.map(take));
        for (const [n, { status }] of replies.entries()) {
          const one = round[n];
          // A picture that was replaced is gone for good; it is a reason, and no fault, that it is not found.
          if (status !== 200) expect([status, typeof one]).toEqual([404, 'object']);
          if (status === 200 && typeof one === 'object') removed.add(ids[one.index] ?? '');
        }
        const { profile_url: url } = (await world.call(teacher, read, { query: {} })).body;
        for (const id of ids) {
          const isKept = url.includes(id) || !removed.has(id);
          expect([id, storedOf(id).length]).toEqual([id, isKept ? 2 : 0]);
        }
        if (url.startsWith('/api/')) expect(await statusOf(url)).toBe(200);
      }
    }),
    { numRuns: 12 },
  );
});

test('a deleted account leaves no picture behind', async () => {
  const username = fresh('leaving');
  const teacher = await makePerson(world, { role: 'TEACHER', username, password: 'the-password' });
  const id = await upload(teacher);
  const url = (await set(teacher, id)).body.profile_url;
  await world.call(teacher, askDeletion, { body: { password: 'the-password' } });
  world.pass({ days: 15 });
  expect(await eraseDue(world.context)).toBe(1);
  expect([await statusOf(url), storedOf(id)]).toEqual([404, []]);
  expect(
    await world.db.execute(sql`select id from image where school_id = ${teacher.schoolId} and id = ${id}`),
  ).toEqual([]);
});
