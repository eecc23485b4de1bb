import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fresh } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import { readAudit, recordAudit } from './audit.ts';

const world = await makeWorld();
const origin = { actor: 'cli:tester' };

async function makeSchool(): Promise<string> {
  const given = { title: fresh('دبستان'), provinceCode: 'IR-23' };
  return (await world.services.management.createSchool(origin, given)).id;
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
    await expect(world.db.rows(sql.raw(statement))).rejects.toMatchObject({ message: expect.any(String) });
    expect(await readAudit(world.db, { target })).toHaveLength(1);
  },
);

test('a reset password ends the sessions, and no event holds it', async () => {
  const schoolId = await makeSchool();
  const username = fresh('person');
  const person = { username, role: 'TEACHER' as const, firstName: 'مریم', lastName: 'کریمی', schoolId };
  const { id } = await world.services.management.createPerson(origin, { ...person, password: 'the first one' });
  const login = () => world.services.auth.login({ username, password: 'the first one' }, { ip: '127.0.0.1' });
  const reply = await login();
  await world.services.management.resetPassword(origin, username, 'the second one');
  await expect(login()).rejects.toMatchObject({ kind: 'unauthorized' });
  if (!('refresh' in reply)) throw new Error('not signed in');
  await expect(world.services.auth.refresh({ refresh: reply.refresh })).rejects.toMatchObject({ kind: 'unauthorized' });
  const events = await readAudit(world.db, { target: id });
  expect(events.map(({ action }) => action).sort()).toEqual(['person.create', 'person.reset-password']);
  expect(JSON.stringify(events)).not.toMatch(/the (first|second) one|argon2|کریمی/);
});

test('a username that is somebody else’s is refused', async () => {
  const schoolId = await makeSchool();
  const username = fresh('person');
  const person = { username, firstName: 'مریم', lastName: 'کریمی', schoolId, password: 'a long one' };
  await world.services.management.createPerson(origin, { ...person, role: 'TEACHER' });
  await expect(world.services.management.createPerson(origin, { ...person, role: 'MANAGER' })).rejects.toMatchObject({
    kind: 'conflict',
  });
});
