import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { notification } from '../../platform/db/schema/index.ts';

const world = await makeWorld();
const { brief, setTheme, dismissNotification } = contract.profile;

test('a student sees the one class and its three courses, a manager all classes of the school, an admin none', async () => {
  const { students, schoolId, classId } = await makeClassroom(world, { grade: 3 });
  const [student] = students;
  const ofStudent = (await world.call(student ?? null, brief, {})).body;
  expect(ofStudent.class?.id).toBe(classId);
  expect(ofStudent.courses.map(({ id }) => id)).toEqual([0, 4, 8]);

  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  expect((await world.call(manager, brief, {})).body.classes.map(({ id }) => id)).toEqual([classId]);
  const admin = await makePerson(world, { role: 'SYS_ADMIN' });
  expect((await world.call(admin, brief, {})).body).toMatchObject({ class: null, classes: [], courses: [] });
});

test('a teacher whose time with a class is over does not see it any more', async () => {
  const { teacher, classId } = await makeClassroom(world);
  await world.services.roster.endTeaching(classId, teacher.id);
  world.pass({ seconds: 1 });
  expect((await world.call(teacher, brief, {})).body.classes).toEqual([]);
});

test('the preset is kept; what is no preset is refused', async () => {
  const person = await makePerson(world, { role: 'TEACHER' });
  expect((await world.call(person, brief, {})).body.theme).toBeNull();
  expect((await world.call(person, setTheme, { body: { theme: 'purple' } })).body).toEqual({ theme: 'purple' });
  expect((await world.call(person, brief, {})).body.theme).toBe('purple');
  const wrong = await world.call(person, setTheme, { body: { theme: 'red' as 'pink' } });
  expect(wrong.status).toBe(400);
  expect(wrong.refusal.fields).toHaveProperty('theme');
});

test('a notification is dismissed once and for all by its owner alone, and appears no sooner than its time', async () => {
  const [owner, other] = [await makePerson(world, { role: 'STUDENT' }), await makePerson(world, { role: 'STUDENT' })];
  const [id, later] = [randomUUID(), randomUUID()];
  const text = { schoolId: owner.schoolId, accountId: owner.id, title: 'تکلیف تازه', body: 'صفحهٔ ۴۰' };
  await world.db.orm.insert(notification).values([
    { ...text, id, createdAt: world.now() },
    { ...text, id: later, createdAt: new Date(world.now().getTime() + 3_600_000) },
  ]);
  const shown = async () => (await world.call(owner, brief, {})).body.notifications.map((each) => each.id);
  expect(await shown()).toEqual([id]);

  expect((await world.call(other, dismissNotification, { params: { id } })).status).toBe(404);
  expect(await shown()).toEqual([id]);
  for (let n = 0; n < 2; n += 1) {
    expect((await world.call(owner, dismissNotification, { params: { id } })).body).toEqual({ ok: true });
  }
  expect(await shown()).toEqual([]);
  world.pass({ hours: 1 });
  expect(await shown()).toEqual([later]);
});
