import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setHomework } from '../../../test/world/answers.ts';
import { fresh, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { readAudit, recordAudit } from './audit.ts';

const world = await makeWorld();
const origin = { actor: 'cli:tester' };

async function makeSchool(): Promise<string> {
  const given = { title: fresh('دبستان'), provinceCode: 'IR-23' };
  return (await world.services.administration.createSchool(origin, given)).id;
}

test('a change and its event are stored together, or neither', async () => {
  const schoolId = await makeSchool();
  expect(await readAudit(world.db, { target: schoolId })).toMatchObject([
    { actor: 'cli:tester', action: 'school.create', after: { provinceCode: 'IR-23' }, at: world.now() },
  ]);
  const failing = world.db.transaction(async (session) => {
    await recordAudit(session, world.now(), origin, { action: 'school.create', target: 'never' });
    throw new Error('the change failed');
  });
  await expect(failing).rejects.toThrow();
  expect(await readAudit(world.db, { target: 'never' })).toEqual([]);
});

test.each(['update audit_event set actor = $$x$$', 'delete from audit_event', 'truncate audit_event'])(
  '%s is refused',
  async (statement) => {
    const target = await makeSchool();
    await expect(world.db.execute(sql.raw(statement))).rejects.toMatchObject({ message: expect.any(String) });
    expect(await readAudit(world.db, { target })).toHaveLength(1);
  },
);

test('a reset password ends the sessions, and no event holds it', async () => {
  const schoolId = await makeSchool();
  const username = fresh('person');
  const person = { username, role: 'TEACHER' as const, firstName: 'مریم', lastName: 'کریمی', schoolId };
  const { id } = await world.services.administration.createPerson(origin, { ...person, password: 'the first one' });
  const login = () => world.services.auth.login({ username, password: 'the first one' }, { ip: '127.0.0.1' });
  const reply = await login();
  await world.services.administration.resetPassword(origin, username, 'the second one');
  await expect(login()).rejects.toMatchObject({ kind: 'unauthorized' });
  if (!('refresh' in reply)) throw new Error('not signed in');
  await expect(world.services.auth.refresh({ refresh: reply.refresh })).rejects.toMatchObject({ kind: 'unauthorized' });
  const events = await readAudit(world.db, { target: id });
  const changes = events.map(({ action }) => action).filter((action) => action.startsWith('person.'));
  expect(changes.sort()).toEqual(['person.create', 'person.reset-password']);
  expect(JSON.stringify(events)).not.toMatch(/the (first|second) one|argon2|کریمی/);
});

test('a username that is somebody else’s is refused', async () => {
  const schoolId = await makeSchool();
  const username = fresh('person');
  const person = { username, firstName: 'مریم', lastName: 'کریمی', schoolId, password: 'a long one' };
  await world.services.administration.createPerson(origin, { ...person, role: 'TEACHER' });
  await expect(
    world.services.administration.createPerson(origin, { ...person, role: 'MANAGER' }),
  ).rejects.toMatchObject({
    kind: 'conflict',
  });
});

test('who changes a deadline, an excuse, or takes a homework back is noted with the request it was', async () => {
  const { teacher, students, ...classroom } = await makeClassroom(world);
  const [student] = students;
  if (!student) throw new Error('a class without children');
  const id = await setHomework(world, { teacher, students, ...classroom });
  const { homework } = contract.teacher;
  const endDate = new Date(world.now().getTime() + 3 * 24 * 3_600_000).toISOString();
  await world.call(
    teacher,
    homework.deadline,
    { params: { id }, body: { endDate, confirm: true } },
    { 'x-request-id': 'deadline-1' },
  );
  await world.call(teacher, homework.setStudentState, {
    params: { id, studentId: student.id },
    body: { action: 'excuse' },
  });
  await world.call(teacher, homework.remove, { params: { id } });
  const events = await readAudit(world.db, { actor: teacher.id });
  expect(events.map(({ action, target }) => ({ action, target }))).toEqual(
    expect.arrayContaining([
      { action: 'homework.deadline', target: id },
      { action: 'homework.excuse', target: student.id },
      { action: 'homework.remove', target: id },
    ]),
  );
  const deadline = events.find(({ action }) => action === 'homework.deadline');
  expect(deadline).toMatchObject({ requestId: 'deadline-1', after: { homeworkId: id, endAt: endDate } });
  expect(deadline?.addressHash).toMatch(/^[\w-]{20,}$/);
});

test('a refused change leaves no event', async () => {
  const classroom = await makeClassroom(world);
  const id = await setHomework(world, classroom);
  const endDate = new Date(world.now().getTime() - 1000).toISOString();
  await world.call(classroom.teacher, contract.teacher.homework.deadline, {
    params: { id },
    body: { endDate, confirm: true },
  });
  expect(await readAudit(world.db, { actor: classroom.teacher.id })).toEqual([]);
});

test('sign-ins are noted, accepted and refused, without what was typed', async () => {
  const username = fresh('person');
  const person = await makePerson(world, { role: 'TEACHER', username, password: 'a good password' });
  const login = (password: string) => world.call(null, contract.auth.login, { body: { username, password } });
  await login('a wrong password');
  await login('a good password');
  const events = await readAudit(world.db, { target: person.id });
  expect(events.map(({ action }) => action).sort()).toEqual(['sign-in.accepted', 'sign-in.refused']);
  expect(JSON.stringify(events)).not.toContain('password"');
  expect(JSON.stringify(events)).not.toContain(username);
});
