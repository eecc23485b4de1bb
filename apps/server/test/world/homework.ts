import { randomUUID } from 'node:crypto';
import { contract, type RequestOf } from '@mashq/api/contract';
import type { Classroom } from './people.ts';
import type { World } from './world.ts';

export type NewHomework = RequestOf<typeof contract.teacher.homework.create>['body'];

/** Grade 5 pages 40 to 45: improper and mixed numbers, comparing fractions. */
export const PAGES = { firstPage: 40, lastPage: 45 } as const;

export function daysFrom(world: World, days: number): string {
  return new Date(world.now().getTime() + days * 24 * 3_600_000).toISOString();
}

/** The request for a homework of three days, on pages 40 to 45 unless told otherwise. */
export function newHomework(
  world: World,
  { classId }: Pick<Classroom, 'classId'>,
  given: Partial<NewHomework> = {},
): NewHomework {
  return { id: randomUUID(), classId, ...PAGES, endDate: daysFrom(world, 3), ...given };
}

/** Sets a homework through HTTP and gives what came back. */
export async function setHomework(world: World, classroom: Classroom, given: Partial<NewHomework> = {}) {
  const { status, body } = await world.call(classroom.teacher, contract.teacher.homework.create, {
    body: newHomework(world, classroom, given),
  });
  if (status !== 201) throw new Error(`the homework was not set: ${status} ${JSON.stringify(body)}`);
  return body;
}
