import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { readAudit } from '../../platform/audit/audit.ts';
import { eraseDue } from './erase.ts';

const world = await makeWorld();
const { erasure: ofSchool } = contract.school;
const { erasure: ofAdmin } = contract.admin;

async function makeSchool() {
  const { schoolId, teacher, students } = await makeClassroom(world);
  const [child] = students;
  if (!child) throw new Error('a child is needed');
  return { child, teacher, manager: await makePerson(world, { role: 'MANAGER', schoolId }) };
}
const of = ({ id }: Actor) => ({ params: { personId: id } });

test('a manager asks for a child, takes it back, and has the proof after it has happened', async () => {
  const { child, manager } = await makeSchool();
  expect((await world.call(manager, ofSchool.read, of(child))).status).toBe(404);
  const asked = (await world.call(manager, ofSchool.ask, of(child))).body;
  const due = new Date(world.now().getTime() + 14 * 24 * 60 * 60_000).toISOString();
  expect(asked).toMatchObject({
    person_id: child.id,
    asked_by: manager.id,
    asked_at: world.now().toISOString(),
    due_at: due,
    taken_back_at: null,
    erased_at: null,
  });
  expect(asked.removed).toContain('حساب کاربری');
  world.pass({ days: 1 });
  expect((await world.call(manager, ofSchool.ask, of(child))).body).toEqual(asked);

  const back = (await world.call(manager, ofSchool.takeBack, of(child))).body;
  expect(back).toMatchObject({ proof_id: asked.proof_id, due_at: null, taken_back_at: world.now().toISOString() });
  world.pass({ days: 20 });
  expect(await eraseDue(world.context)).toBe(0);

  const again = (await world.call(manager, ofSchool.ask, of(child))).body;
  expect(again.proof_id).not.toBe(asked.proof_id);
  // The child sees it, and it has the same way back as its own request.
  expect((await world.call(child, contract.account.read, { query: {} })).body.deletion_due_at).toBe(again.due_at);
  world.pass({ days: 15 });
  expect(await eraseDue(world.context)).toBe(1);
  const proof = (await world.call(manager, ofSchool.read, of(child))).body;
  expect(proof).toMatchObject({ proof_id: again.proof_id, due_at: null, erased_at: world.now().toISOString() });
  const refused = await world.call(manager, ofSchool.ask, of(child));
  expect([refused.status, refused.refusal.code]).toEqual([409, 'erased']);
  await vi.waitFor(async () =>
    expect((await world.call(child, contract.account.read, { query: {} })).status).toBe(401),
  );
  const events = await readAudit(world.db, { target: child.id });
  expect(events.filter(({ actor }) => actor === manager.id).map(({ action }) => action)).toEqual([
    'person.ask-deletion',
    'person.keep-account',
    'person.ask-deletion',
  ]);
});

test('a manager reaches children of the own school alone, those who have left it too', async () => {
  const { child, teacher, manager } = await makeSchool();
  const { child: foreign } = await makeSchool();
  for (const person of [foreign, teacher, manager]) {
    for (const call of [ofSchool.read, ofSchool.ask, ofSchool.takeBack])
      expect((await world.call(manager, call, of(person))).status).toBe(404);
  }
  for (const role of [teacher, child]) expect((await world.call(role, ofSchool.ask, of(child))).status).toBe(403);
  expect((await world.call(manager, ofAdmin.ask, of(child))).status).toBe(403);
  const due = await world.db.execute(sql`select 1 as one from account where deletion_due_at is not null`);
  expect(due).toEqual([]);
  await world.db.execute(sql`update account set archived_at = now() where id = ${child.id}`);
  expect((await world.call(manager, ofSchool.ask, of(child))).status).toBe(200);
});

test('an administrator reaches everybody but administrators', async () => {
  const admin = await makePerson(world, { role: 'SYS_ADMIN' });
  const { teacher } = await makeSchool();
  const { body } = await world.call(admin, ofAdmin.ask, of(teacher));
  expect(body).toMatchObject({ person_id: teacher.id, asked_by: admin.id });
  expect((await world.call(admin, ofAdmin.read, of(teacher))).body).toEqual(body);
  expect((await world.call(admin, ofAdmin.takeBack, of(teacher))).body.due_at).toBeNull();
  expect((await world.call(admin, ofAdmin.ask, of(admin))).status).toBe(404);
});
