import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { setHomework } from '../../test/world/homework.ts';
import { personalSchool } from '../../test/world/people.ts';
import { minutesFrom, QUIZ_SKILLS } from '../../test/world/quiz.ts';
import { makeWorld } from '../../test/world/world.ts';
import { type Actor, routeRoleOf } from '../platform/actor.ts';
import type { AccountRole } from '../platform/db/schema/index.ts';
import { administrationService } from './administration.ts';
import { schoolYearOf } from './school-year.ts';

const world = await makeWorld();
const administration = administrationService(world.context);
const origin = { actor: 'cli:operator' };
const PROVINCE = 'IR-23';

/** Somebody as the command makes them, and who signs in as that. */
async function person(
  role: AccountRole,
  username: string,
  place: { schoolId?: string; classId?: string; organizationId?: string },
): Promise<Actor> {
  const words = { username, firstName: 'مریم', lastName: 'کریمی', password: `a password of ${username}` };
  const { id } = await administration.createPerson(origin, { role, ...words, ...place });
  return { id, role: routeRoleOf[role], schoolId: await personalSchool(world, id) };
}

test('schools are set up by commands alone: organization, schools, class, homework, quiz, and who sees what', async () => {
  const { id: organizationId } = await administration.createOrganization(origin, 'مجموعهٔ دانش');
  expect(await administration.createOrganization(origin, 'مجموعهٔ دانش')).toEqual({ id: organizationId, isNew: false });
  const schoolIds: string[] = [];
  for (const title of ['دانش یک', 'دانش دو', 'دانش سه']) {
    schoolIds.push((await administration.createSchool(origin, { title, provinceCode: PROVINCE, organizationId })).id);
  }
  const [schoolId = '', , last = ''] = schoolIds;
  const head = await person('ORGANIZATION', 'sazman', { organizationId });
  const year = schoolYearOf(world.now());
  const { id: classId } = await administration.createClass(origin, { schoolId, title: 'پنجم الف', grade: 5, year });
  const manager = await person('MANAGER', 'modir', { schoolId });
  const teacher = await person('TEACHER', 'karimi', { schoolId, classId });
  const child = await person('STUDENT', 'sara', { schoolId, classId });

  const seen = await world.call(head, contract.organization.dashboard.schools, {
    params: { provinceCode: PROVINCE },
    query: {},
  });
  expect(seen.body.items.map(({ title }) => title).sort()).toEqual(['دانش دو', 'دانش سه', 'دانش یک']);
  expect((await world.call(manager, contract.school.roster.overview, {})).status).toBe(200);
  const homework = await setHomework(world, { classId, schoolId, teacher, students: [child] });
  expect((await world.call(child, contract.member.homework.read, { params: { homeworkId: homework.id } })).status).toBe(
    200,
  );

  const quiz = () => ({
    id: randomUUID(),
    classId,
    skills: QUIZ_SKILLS.slice(0, 2).map((skillId) => ({ skillId, items: 1, points: 1 })),
    endDate: minutesFrom(world, 60),
    timeLimitMinutes: 20,
  });
  expect((await world.call(teacher, contract.teacher.quiz.create, { body: quiz() })).status).toBe(201);

  await administration.changeSchool(origin, schoolId, { hasQuizzes: false });
  expect((await world.call(teacher, contract.teacher.quiz.create, { body: quiz() })).status).toBe(409);
  await administration.changeSchool(origin, schoolId, { hasQuizzes: true });
  await administration.changeSchool(origin, schoolId, { hasQuizzes: true });
  expect((await world.call(teacher, contract.teacher.quiz.create, { body: quiz() })).status).toBe(201);

  await administration.changeSchool(origin, last, { organizationId: null });
  const left = await world.call(head, contract.organization.dashboard.schools, {
    params: { provinceCode: PROVINCE },
    query: {},
  });
  expect(left.body.items.map(({ title }) => title).sort()).toEqual(['دانش دو', 'دانش یک']);
});

test('a school is put under no organization that is not there', async () => {
  const { id } = await administration.createSchool(origin, { title: 'تنها', provinceCode: PROVINCE });
  await expect(administration.changeSchool(origin, id, { organizationId: randomUUID() })).rejects.toThrow('not-found');
  await expect(
    administration.createSchool(origin, { title: 'دیگر', provinceCode: PROVINCE, organizationId: 'x' }),
  ).rejects.toThrow('not-found');
});
