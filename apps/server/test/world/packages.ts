import { randomUUID } from 'node:crypto';
import { contract, type RequestOf } from '@mashq/api/contract';
import type { Classroom } from './people.ts';
import type { World } from './world.ts';

type NewPackage = RequestOf<typeof contract.teacher.packages.create>['body'];

/** An example, practice of two questions and a quiz of one, of one skill of grade 5. */
export const ACTIVITIES: NewPackage['activities'] = [
  { kind: 'example', title: 'مثال', skillIds: ['g5-improper-to-mixed'] },
  { kind: 'practice', title: 'تمرین', skillIds: ['g5-improper-to-mixed'], itemsPerSkill: 3, rightNeeded: 2 },
  { kind: 'quiz', title: 'آزمونک', skillIds: ['g5-improper-to-mixed', 'g5-mixed-to-improper'], itemsPerSkill: 1 },
];

/** The request for a package of a class until the end of the school year. */
export function newPackage({ classId }: Pick<Classroom, 'classId'>, given: Partial<NewPackage> = {}): NewPackage {
  return { id: randomUUID(), classId, title: 'عددهای مخلوط', activities: ACTIVITIES, ...given };
}

/** Sets a package through HTTP and gives what came back. */
export async function setPackage(world: World, classroom: Classroom, given: Partial<NewPackage> = {}) {
  const { status, body } = await world.call(classroom.teacher, contract.teacher.packages.create, {
    body: newPackage(classroom, given),
  });
  if (status !== 201) throw new Error(`the package was not set: ${status} ${JSON.stringify(body)}`);
  return body;
}
