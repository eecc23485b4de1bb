import { randomUUID } from 'node:crypto';
import { contract, type SignInCard } from '@mashq/api/contract';
import type { Actor } from '../../src/platform/actor.ts';
import { fresh, makePerson } from './people.ts';
import type { World } from './world.ts';

export const rosterCalls = contract.school.roster;

/** A school without classes and its manager. */
export async function makeManagedSchool(world: World): Promise<{ schoolId: string; manager: Actor }> {
  const schoolId = await world.services.roster.addSchool({ title: fresh('دبستان'), provinceCode: 'IR-23' });
  return { schoolId, manager: await makePerson(world, { role: 'MANAGER', schoolId }) };
}

export async function makeClass(world: World, manager: Actor, title: string, grade: 3 | 4 | 5 | 6): Promise<string> {
  const id = randomUUID();
  const { status } = await world.call(manager, rosterCalls.createClass, { body: { id, title, grade } });
  if (status !== 201) throw new Error(`no class: ${status}`);
  return id;
}

/** A child of a class, by the manager's call. */
export async function addChild(world: World, manager: Actor, classId: string, firstName = 'سارا'): Promise<SignInCard> {
  const { status, body } = await world.call(manager, rosterCalls.addStudent, {
    params: { id: classId },
    body: {
      studentId: randomUUID(),
      firstName,
      lastName: 'احمدی',
      gender: 'FEMALE',
      phone: null,
      registrationCode: null,
    },
  });
  if (status !== 201) throw new Error(`no child: ${status}`);
  return body;
}

export async function addRosterTeacher(world: World, manager: Actor, lastName = 'کریمی'): Promise<SignInCard> {
  const { status, body } = await world.call(manager, rosterCalls.addTeacher, {
    body: { teacherId: randomUUID(), firstName: 'مریم', lastName, gender: null, phone: null },
  });
  if (status !== 201) throw new Error(`no teacher: ${status}`);
  return body;
}

/** Signs in with what a card says. */
export async function signInWith(world: World, { username, password }: Pick<SignInCard, 'username' | 'password'>) {
  return world.call(null, contract.auth.login, { body: { username, password: password ?? '' } });
}
