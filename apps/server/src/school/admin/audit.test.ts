import { randomUUID } from 'node:crypto';
import { AUDIT_GROUPS, contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { setHomework } from '../../../test/world/answers.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeClass, makeManagedSchool, rosterCalls } from '../../../test/world/roster.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { tehranDay } from '../../platform/calendar.ts';

const world = await makeWorld();
const { audit, people } = contract.admin;
const admin = await makePerson(world, { role: 'SYS_ADMIN', firstName: 'نرگس', lastName: 'آذری' });
const read = async (query: object) => (await world.call(admin, audit.list, { query })).body;

test('events say who did what to whom and in which school, without what else they hold', async () => {
  const { schoolId, students } = await makeClassroom(world, { students: 1 });
  const [child] = students;
  if (!child) throw new Error('no child');
  await world.call(admin, people.setLock, { params: { personId: child.id }, body: { is_locked: true } });
  await recordAudit(
    world.db,
    world.now(),
    { actor: 'cli:nader' },
    { action: 'school.change', target: schoolId, schoolId, after: { title: '09123456789' } },
  );
  const { items, next } = await read({ person_id: child.id });
  expect(next).toBeNull();
  expect(items).toMatchObject([
    {
      action: 'person.lock',
      actor: { kind: 'person', id: admin.id, name: 'نرگس آذری', role: 'SYS_ADMIN' },
      target: { kind: 'person', id: child.id, name: 'نام1 خانواده1' },
      school: { id: schoolId },
      at: world.now().toISOString(),
    },
  ]);
  const all = await read({ group: 'school', size: 100 });
  const change = all.items.find(({ action, target }) => action === 'school.change' && target?.id === schoolId);
  expect(change).toMatchObject({
    actor: { kind: 'command-line', id: null, name: 'nader' },
    target: { kind: 'school' },
  });
  expect(JSON.stringify(all)).not.toContain('09123456789');
});

test('an event of a class says which, also when the class is there no more', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  const classId = await makeClass(world, manager, 'پنجم ب', 5);
  const named = async () =>
    (await read({ group: 'school', size: 100 })).items
      .filter(({ school }) => school?.id === schoolId)
      .map(({ action, target }) => [action, target?.kind, target?.name]);
  expect(await named()).toEqual([['class.create', 'other', 'پنجم ب']]);
  world.pass({ seconds: 1 });
  await world.call(manager, rosterCalls.removeClass, { params: { id: classId } });
  expect(await named()).toContainEqual(['class.remove', 'other', 'پنجم ب']);
});

test('pages follow each other by the last event and repeat none, also where many are of one moment', async () => {
  const target = randomUUID();
  for (let n = 0; n < 7; n += 1) {
    await recordAudit(world.db, world.now(), { actor: admin.id }, { action: 'person.rename', target });
  }
  const seen: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page: Awaited<ReturnType<typeof read>> = await read({ person_id: target, size: 3, ...(after && { after }) });
    seen.push(...page.items.map(({ id }) => id));
    after = page.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
  expect((await read({ person_id: target, after: randomUUID() })).items).toEqual([]);
});

test('events are found by kind, work of every kind together, and by a day of Tehran', async () => {
  const classroom = await makeClassroom(world, { students: 1 });
  const id = await setHomework(world, classroom);
  await world.call(classroom.teacher, contract.teacher.homework.remove, { params: { id } });
  const ofTeacher = { person_id: classroom.teacher.id };
  const actions = async (query: object) => (await read({ ...ofTeacher, ...query })).items.map(({ action }) => action);
  expect(await actions({ group: 'work' })).toContain('homework.remove');
  const named = (await read({ ...ofTeacher, group: 'work' })).items.map(({ action, target }) => [action, target?.name]);
  expect(named).toContainEqual(['homework.remove', 'صفحه‌های ۴۰ تا ۴۵']);
  expect(await actions({ group: 'signIn' })).toEqual([]);
  expect(await actions({ day: tehranDay(world.now()) })).toContain('homework.remove');
  world.pass({ days: 1 });
  expect(await actions({ day: tehranDay(world.now()) })).toEqual([]);
  expect((await world.call(admin, audit.list, { query: { day: '2026-02-30' } })).status).toBeGreaterThanOrEqual(400);
});

test('no action is of two kinds', () => {
  const all: string[] = Object.values(AUDIT_GROUPS).flat();
  expect(all).toHaveLength(new Set(all).size);
});
