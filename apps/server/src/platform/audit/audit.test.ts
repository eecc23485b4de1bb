import { readFileSync } from 'node:fs';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setHomework } from '../../../test/world/answers.ts';
import { freshDatabase } from '../../../test/world/database.ts';
import { fresh, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { readRights } from '../db/rights.ts';
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

test('an administrator who reads a conversation with support is in the log, once an hour', async () => {
  const child = await makePerson(world, { role: 'STUDENT' });
  const admin = await makePerson(world, { role: 'SYS_ADMIN' });
  await world.call(child, contract.chat.send, { body: { id: crypto.randomUUID(), message: 'رمزم را گم کرده‌ام' } });
  const read = () => world.call(admin, contract.chat.userMessages, { params: { chatId: child.id }, query: {} });
  const readings = async () =>
    (await readAudit(world.db, { target: child.id, actor: admin.id })).map(({ action }) => action);
  await read();
  await read();
  expect(await readings()).toEqual(['chat.read']);
  world.pass({ hours: 2 });
  await read();
  expect(await readings()).toEqual(['chat.read', 'chat.read']);
  // The child's own reading is not noted.
  await world.call(child, contract.chat.messages, { query: {} });
  expect(await readAudit(world.db, { actor: child.id })).toEqual([]);
  await world.call(admin, contract.chat.users, { query: { query: 'رمزم گم' } });
  const [search] = (await readAudit(world.db, { actor: admin.id })).filter(({ action }) => action === 'chat.search');
  expect(search?.after).toEqual({ people: [child.id] });
  expect(JSON.stringify(search)).not.toContain('رمزم');
});

test('with a role of its own the audit log holds for the role of the server', async () => {
  const guide = readFileSync(new URL('../../../../../docs/operate.md', import.meta.url), 'utf8');
  const statements = /```sql\n([^`]+alter table audit_event owner[^`]+)```/.exec(guide)?.[1] ?? '';
  // The roles of Postgres are of all its databases: the test has them to itself on the embedded one alone.
  if (world.db.engine !== 'pglite') return;
  const db = await freshDatabase(() => {});
  await db.execute(sql.raw('create role mashq login'));
  const tables = await db.execute<{ name: string }>(sql`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
  for (const { name } of tables) await db.execute(sql.raw(`alter table ${name} owner to mashq`));
  await db.execute(sql.raw('alter function refuse_audit_change() owner to mashq'));
  const database = await db.execute<{ name: string }>(sql`select current_database()::text as name`);
  for (const statement of statements.split(';\n')) {
    const text = statement.replaceAll('database mashq', `database ${database[0]?.name}`).trim();
    if (text !== '') await db.execute(sql.raw(text));
  }
  await db.execute(sql.raw('set role mashq'));
  try {
    await recordAudit(db, world.now(), origin, { action: 'school.create', target: 'kept' });
    expect(await readAudit(db, { target: 'kept' })).toHaveLength(1);
    // The doctor does not ask for the owner back.
    expect(await readRights(db)).toEqual({ superuser: false, makes: true, foreign: 0, audits: false });
    const refused = [
      'alter table audit_event disable trigger all',
      'delete from audit_event',
      'truncate audit_event',
      'drop table audit_event',
      'alter table audit_event rename to forgotten',
      'drop function refuse_audit_change() cascade',
      `create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return old; end'`,
    ];
    for (const statement of refused) {
      await expect(db.execute(sql.raw(statement)), statement).rejects.toMatchObject({ message: expect.any(String) });
    }
    await db.execute(sql.raw('create table attempt_2030_01 (like attempt including defaults including constraints)'));
  } finally {
    await db.execute(sql.raw('reset role'));
  }
  expect(await readAudit(db, { target: 'kept' })).toHaveLength(1);
  await db.close();
});
