import { randomUUID } from 'node:crypto';
import { contract, type RequestOf } from '@mashq/api/contract';
import type { Classroom } from './people.ts';
import type { World } from './world.ts';

const { create } = contract.teacher.classMessages;

type NewMessage = RequestOf<typeof create>['body'];

/** Writes to a class as its teacher, at once unless `given` says otherwise; returns the message's id. */
export async function writeToClass(
  world: World,
  { teacher, classId }: Pick<Classroom, 'teacher' | 'classId'>,
  given: Partial<NewMessage> = {},
): Promise<string> {
  const id = given.id ?? randomUUID();
  const reply = await world.call(teacher, create, { body: { classId, body: 'فردا پرگار بیاورید.', ...given, id } });
  if (reply.status !== 201) throw new Error(`not written: ${JSON.stringify(reply.refusal)}`);
  return id;
}
