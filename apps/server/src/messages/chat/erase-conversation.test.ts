import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { memoryStorage } from '../../../test/world/memory-storage.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { storedPicture } from '../../../test/world/sample-files.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { eraseDue } from '../../accounts/profile/erase.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld();
const { teacher } = await makeClassroom(world, { students: 1 });
const admin = await makePerson(world, { role: 'SYS_ADMIN' });
const { chat } = world.services;
const storage = world.context.storage as ReturnType<typeof memoryStorage>;

const picture = (owner: Actor) => storedPicture(world, owner);

const filesOf = (image: string) => storage.keys().filter((key) => key.includes(image)).length;

async function erase(actor: Actor): Promise<void> {
  await world.db.execute(sql`
    update account set deletion_due_at = ${world.now().toISOString()}::timestamptz where id = ${actor.id}`);
  expect(await eraseDue(world.context)).toBe(1);
}

test('a deleted account leaves nothing of its conversation with support, and of others’ all', async () => {
  const leaving = await makePerson(world, { role: 'TEACHER', schoolId: teacher.schoolId });
  const [sent, answered, forwarded] = [await picture(leaving), await picture(admin), await picture(admin)];
  await chat.send(leaving, { id: randomUUID(), message: '', image: sent });
  await chat.answer(admin, leaving.id, { id: randomUUID(), message: '', image: answered });
  await chat.answer(admin, leaving.id, { id: randomUUID(), message: '', image: forwarded });
  await chat.send(teacher, { id: randomUUID(), message: 'پیام همکار', image: null });
  // The same picture helped somebody else too.
  await chat.answer(admin, teacher.id, { id: randomUUID(), message: '', image: forwarded });

  await erase(leaving);

  const left = await world.db.execute<{ accountId: string; body: string }>(sql`
    select account_id as "accountId", body from chat_message order by seq`);
  expect(left).toEqual([
    { accountId: teacher.id, body: 'پیام همکار' },
    { accountId: teacher.id, body: '' },
  ]);
  expect(await world.db.execute(sql`select from chat where account_id = ${leaving.id}`)).toEqual([]);
  expect([sent, answered, forwarded].map(filesOf)).toEqual([0, 0, 2]);
  expect(await world.db.execute(sql`select id from image`)).toEqual([{ id: forwarded }]);
});

test('what somebody of support answered to others stays when its account is deleted, under no name', async () => {
  const helper = await makePerson(world, { role: 'SYS_ADMIN' });
  const asking = await makePerson(world, { role: 'TEACHER', schoolId: teacher.schoolId });
  await chat.send(asking, { id: randomUUID(), message: 'سلام', image: null });
  await chat.answer(helper, asking.id, { id: randomUUID(), message: 'سلام، بفرمایید', image: null });
  await erase(helper);
  const [row] = await world.db.execute<{ body: string; name: string }>(sql`
    select m.body, a.first_name as name from chat_message m join account a on a.id = m.sender_id
    where m.account_id = ${asking.id} and m.from_support`);
  expect(row).toEqual({ body: 'سلام، بفرمایید', name: 'حساب' });
});
