import { contract } from '@mashq/api/contract';
import { TERMS_VERSION } from '@mashq/api/terms';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { findAccounts } from '../../auth/accounts.ts';
import type { Actor } from '../../platform/actor.ts';
import { readAudit } from '../../platform/audit/audit.ts';
import { areTermsDue, makeCurrentUserReader } from '../active-user.ts';
import { termsService } from './terms.ts';

const world = await makeWorld();
/** The version in force once the terms have changed. */
const NEXT = TERMS_VERSION + 1;
const readUser = makeCurrentUserReader(world.context.phones, NEXT);
const { accept } = termsService(world.context, readUser, NEXT);

async function agreed(person: Actor, version: number | null = TERMS_VERSION): Promise<Actor> {
  await world.db.execute(sql`
    update account set terms_version = ${version}::int,
      terms_accepted_at = case when ${version}::int is null then null else ${world.now().toISOString()}::timestamptz end
    where id = ${person.id}`);
  return person;
}

const rowOf = async ({ id }: Actor) => {
  const [row] = await findAccounts(world.db, sql`a.id = ${id}`);
  if (row === undefined) throw new Error('no such account');
  return row;
};
const storedOf = async ({ id }: Actor) => {
  const [row] = await world.db.execute<{ version: number | null; at: string | null }>(sql`
    select terms_version as version, to_char(terms_accepted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') as at
    from account where id = ${id}`);
  return row;
};
const stamp = () => world.now().toISOString().slice(0, 19);

test('who agreed to an older version is asked until they agree; version and time are kept, once', async () => {
  const teacher = await agreed(await makePerson(world, { role: 'TEACHER' }));
  const before = await readUser(world.db, await rowOf(teacher), world.now());
  expect(before.terms_due).toBe(true);
  world.pass({ hours: 1 });
  const after = await accept(teacher, NEXT);
  expect(after).not.toHaveProperty('terms_due');
  const first = await storedOf(teacher);
  expect(first).toEqual({ version: NEXT, at: stamp() });
  world.pass({ hours: 1 });
  await accept(teacher, NEXT);
  expect(await storedOf(teacher)).toEqual(first);
  expect(await readAudit(world.db, { target: teacher.id })).toMatchObject([
    { action: 'person.accept-terms', before: { version: TERMS_VERSION }, after: { version: NEXT } },
  ]);
  await expect(accept(teacher, TERMS_VERSION)).rejects.toMatchObject({ extra: { code: 'terms-version' } });
});

test('who is asked: a teacher, a manager, a family; not a student of a school, nor an account that somebody else made', async () => {
  const due = async (person: Actor) => areTermsDue(await rowOf(person), NEXT);
  for (const role of ['TEACHER', 'MANAGER', 'ORGANIZATION'] as const) {
    const person = await makePerson(world, { role });
    expect(await due(await agreed(person))).toBe(true);
    expect(await due(await agreed(person, null))).toBe(false);
  }
  const child = await agreed(await makePerson(world, { role: 'STUDENT' }));
  expect(await due(child)).toBe(false);
  await accept(child, NEXT);
  expect(await storedOf(child)).toMatchObject({ version: TERMS_VERSION });
  await world.db.execute(sql`update account set is_individual_customer = true where id = ${child.id}`);
  expect(await due(child)).toBe(true);
  expect(await due(await agreed(await makePerson(world, { role: 'SYS_ADMIN' })))).toBe(false);
});

test('the call takes the version in force alone, and nobody is asked about one they agreed to', async () => {
  const teacher = await agreed(await makePerson(world, { role: 'TEACHER' }));
  const { body } = await world.call(teacher, contract.profile.brief, {});
  expect(body).not.toHaveProperty('terms_due');
  const call = (version: number) =>
    world.call(teacher, contract.account.acceptTerms, { body: { terms_version: version } });
  expect((await call(NEXT)).status).toBe(422);
  expect((await call(TERMS_VERSION)).body).toEqual(body);
  expect(await readAudit(world.db, { target: teacher.id })).toEqual([]);
});
