import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../src/platform/actor.ts';
import { answer, questionsOf, rightInput } from '../world/answers.ts';
import { writeToClass } from '../world/class-messages.ts';
import { daysFrom, newHomework, setHomework } from '../world/homework.ts';
import { ACTIVITIES, newPackage, setPackage } from '../world/packages.ts';
import { makeClassroom, makePerson } from '../world/people.ts';
import { QUIZ_SKILLS } from '../world/quiz.ts';
import { makeWorld } from '../world/world.ts';

/**
 * What each of those around a class may do with its work, groups and messages. Each action is tried on a thing that the owner has
 * made for it, and the reply says who may. Deleting and bringing back: `work/assignments/remove.test.ts`.
 */

const world = await makeWorld();
const { homework, groups, classMessages, packages, review } = contract.teacher;

const classroom = await makeClassroom(world, { students: 3 });
const { schoolId, classId, teacher: owner, students } = classroom;
const [firstChild, secondChild] = students as [Actor, Actor, Actor];
const addTeacher = async (role?: 'co' | 'substitute') => {
  const person = await makePerson(world, { role: 'TEACHER', schoolId });
  if (role !== undefined) await world.services.roster.assignTeacher(classId, person.id, role);
  return person;
};
const past = await addTeacher('substitute');
await world.services.roster.endTeaching(classId, past.id);

/** Who acts, in the order of the columns below. */
const PEOPLE: readonly (readonly [string, Actor])[] = [
  ['the owner', owner],
  ['a co-teacher', await addTeacher('co')],
  ['a substitute', await addTeacher('substitute')],
  ['a substitute whose time is over', past],
  ['a teacher of another class', await addTeacher()],
  ['the manager', await makePerson(world, { role: 'MANAGER', schoolId })],
];

const named = () => `گروه ${randomUUID().slice(0, 6)}`;
const newGroup = () => ({ id: randomUUID(), name: named(), studentIds: [firstChild.id] });
async function makeGroup() {
  const body = newGroup();
  const { status } = await world.call(owner, groups.create, { params: { classId }, body });
  expect(status).toBe(201);
  return { classId, groupId: body.id };
}
const newReview = () => ({
  groups: [{ name: 'کسرها', skillIds: QUIZ_SKILLS.slice(0, 1), studentIds: [firstChild.id] }],
  itemsPerSkill: 2,
  endDate: daysFrom(world, 3),
});
async function makeReview() {
  const reply = await world.call(owner, review.create, { body: { id: randomUUID(), classId, ...newReview() } });
  expect(reply.status).toBe(201);
  return reply.body;
}
/** Homework that the first child has begun, and handed in where told so. */
async function begunHomework(isHandedIn: boolean) {
  const { id } = await setHomework(world, classroom, { studentIds: [firstChild.id] });
  const [question] = await questionsOf(world, firstChild, id);
  const questionId = question?.question_id ?? '';
  await answer(world, firstChild, questionId, await rightInput(world, questionId));
  if (isHandedIn) {
    const reply = await world.call(firstChild, contract.member.homework.submit, {
      params: { homeworkId: id },
    });
    expect(reply.status).toBe(200);
  }
  return { id, studentId: firstChild.id };
}

type Reply = Promise<{ readonly status: number }>;
interface Action {
  readonly what: string;
  readonly act: (actor: Actor) => Reply;
  /** Of each of `PEOPLE`. */
  readonly statuses: readonly [number, number, number, number, number, number];
}

const TEACHERS = [200, 200, 200, 404, 404, 403] as const;
const MAKES = [201, 201, 201, 404, 404, 403] as const;
/** What its author keeps until it is published. */
const AUTHOR = [200, 404, 404, 404, 404, 403] as const;

const ACTIONS: readonly Action[] = [
  {
    what: 'sets homework',
    act: (actor) => world.call(actor, homework.create, { body: newHomework(world, classroom) }),
    statuses: MAKES,
  },
  {
    what: 'publishes a draft of the owner',
    act: async (actor) => {
      const { id, version } = await setHomework(world, classroom, { draft: true });
      return world.call(actor, homework.publish, { params: { id }, body: { version } });
    },
    statuses: AUTHOR,
  },
  {
    what: 'gives homework other content',
    act: async (actor) => {
      const { id, version } = await setHomework(world, classroom);
      const { id: _, classId: __, ...content } = newHomework(world, classroom, { itemsPerSkill: 1 });
      return world.call(actor, homework.replace, { params: { id }, body: { version, ...content } });
    },
    statuses: TEACHERS,
  },
  {
    what: 'reopens what a child handed in',
    act: async (actor) =>
      world.call(actor, homework.setStudentState, { params: await begunHomework(true), body: { action: 'reopen' } }),
    statuses: TEACHERS,
  },
  {
    what: 'lets a child start over',
    act: async (actor) =>
      world.call(actor, homework.setStudentState, {
        params: await begunHomework(false),
        body: { action: 'start_over' },
      }),
    statuses: TEACHERS,
  },
  {
    what: 'reads the groups',
    act: (actor) => world.call(actor, groups.list, { params: { classId } }),
    statuses: TEACHERS,
  },
  {
    what: 'makes a group',
    act: (actor) => world.call(actor, groups.create, { params: { classId }, body: newGroup() }),
    statuses: MAKES,
  },
  {
    what: 'changes a group',
    act: async (actor) =>
      world.call(actor, groups.update, { params: await makeGroup(), body: { studentIds: [secondChild.id] } }),
    statuses: TEACHERS,
  },
  {
    what: 'dissolves a group',
    act: async (actor) => world.call(actor, groups.remove, { params: await makeGroup() }),
    statuses: TEACHERS,
  },
  {
    what: 'writes to the class',
    act: (actor) => world.call(actor, classMessages.create, { body: { id: randomUUID(), classId, body: 'سلام' } }),
    statuses: MAKES,
  },
  {
    what: 'reads a draft message of the owner',
    act: async (actor) =>
      world.call(actor, classMessages.read, { params: { id: await writeToClass(world, classroom, { draft: true }) } }),
    statuses: AUTHOR,
  },
  {
    what: 'changes the text of the owner’s message',
    act: async (actor) =>
      world.call(actor, classMessages.replace, {
        params: { id: await writeToClass(world, classroom) },
        body: { version: 1, body: 'پس‌فردا' },
      }),
    statuses: [200, 409, 409, 404, 404, 403],
  },
  {
    what: 'pins the owner’s message',
    act: async (actor) =>
      world.call(actor, classMessages.pin, {
        params: { id: await writeToClass(world, classroom) },
        body: { pinnedUntil: daysFrom(world, 1) },
      }),
    statuses: TEACHERS,
  },
  {
    what: 'reads who has seen the owner’s message',
    act: async (actor) =>
      world.call(actor, classMessages.readers, { params: { id: await writeToClass(world, classroom) } }),
    statuses: TEACHERS,
  },
  {
    what: 'deletes the owner’s message',
    act: async (actor) =>
      world.call(actor, classMessages.remove, { params: { id: await writeToClass(world, classroom) } }),
    statuses: TEACHERS,
  },
  {
    what: 'sets a package',
    act: (actor) => world.call(actor, packages.create, { body: newPackage(classroom) }),
    statuses: MAKES,
  },
  {
    what: 'gives a package other content',
    act: async (actor) => {
      const { id, version } = await setPackage(world, classroom);
      const body = { version, title: 'کسرها', activities: ACTIVITIES };
      return world.call(actor, packages.replace, { params: { id }, body });
    },
    statuses: TEACHERS,
  },
  {
    what: 'puts a package away',
    act: async (actor) => {
      const { id, version } = await setPackage(world, classroom);
      return world.call(actor, packages.isActive, { params: { id }, body: { version, isActive: false } });
    },
    statuses: TEACHERS,
  },
  {
    what: 'reads how children get on with a package',
    act: async (actor) =>
      world.call(actor, packages.activities, { params: { id: (await setPackage(world, classroom)).id } }),
    statuses: TEACHERS,
  },
  {
    what: 'reads the groups that a review proposes',
    act: (actor) => world.call(actor, review.groups, { query: { classId } }),
    statuses: TEACHERS,
  },
  {
    what: 'sets a review',
    act: (actor) => world.call(actor, review.create, { body: { id: randomUUID(), classId, ...newReview() } }),
    statuses: MAKES,
  },
  {
    what: 'gives a review other content',
    act: async (actor) => {
      const { id, version } = await makeReview();
      return world.call(actor, review.replace, { params: { id }, body: { version, ...newReview(), itemsPerSkill: 1 } });
    },
    statuses: TEACHERS,
  },
  {
    what: 'reads the report of a review',
    act: async (actor) => world.call(actor, review.groupsReport, { params: { id: (await makeReview()).id } }),
    statuses: TEACHERS,
  },
];

describe.each(ACTIONS)('who $what', ({ act, statuses }) => {
  test.each(PEOPLE.map(([name, actor], index) => [name, statuses[index], actor] as const))(
    '%s: %i',
    async (_name, status, actor) => {
      expect((await act(actor)).status).toBe(status);
    },
  );
});

test('each teacher of the class publishes a draft of its own', async () => {
  for (const [, teacher] of PEOPLE.slice(0, 3)) {
    const { id, version } = await setHomework(world, { ...classroom, teacher }, { draft: true });
    const { status, body } = await world.call(teacher, homework.publish, { params: { id }, body: { version } });
    expect([status, body.state]).toEqual([200, 'open']);
  }
});
