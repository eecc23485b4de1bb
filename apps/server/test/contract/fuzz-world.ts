import { randomUUID } from 'node:crypto';
import type { RouteRole } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../src/platform/actor.ts';
import { questionsOf, setHomework } from '../world/answers.ts';
import { writeToClass } from '../world/class-messages.ts';
import { setPackage } from '../world/packages.ts';
import { type Classroom, makeClassroom, makePerson } from '../world/people.ts';
import type { World } from '../world/world.ts';

/** A school with somebody of each role, homeworks, questions and notifications, and the ids of them all. */
export interface Inhabited {
  readonly actors: Readonly<Record<RouteRole, Actor>>;
  readonly ids: readonly string[];
  /** One id of each kind. */
  readonly oneOf: Readonly<Record<string, string>>;
  readonly classroom: Classroom;
}

/** What takes things away needs several homeworks; what takes nothing away needs one. */
export async function inhabit(world: World, homeworksCount = 6): Promise<Inhabited> {
  const { roster } = world.services;
  const organizationId = await roster.addOrganization(`سازمان ${randomUUID()}`);
  const schoolId = await roster.addSchool({ title: `دبستان ${randomUUID()}`, provinceCode: 'IR-23', organizationId });
  const classroom = await makeClassroom(world, { schoolId, students: 2 });
  const [student, classmate] = classroom.students;
  if (!student || !classmate) throw new Error('children are needed');
  const homeworks: string[] = [];
  const questions: string[] = [];
  for (let n = 0; n < homeworksCount; n += 1) {
    const homework = await setHomework(world, classroom, { itemsPerSkill: 1 });
    homeworks.push(homework);
    questions.push(...(await questionsOf(world, student, homework)).map(({ question_id: id }) => id));
  }
  const { id: packageId } = await setPackage(world, classroom);
  const messageId = await writeToClass(world, classroom);
  const notifications = await world.db.execute<{ id: string }>(sql`
    select id from notification where account_id in (${student.id}, ${classroom.teacher.id})`);
  const [homework, question, notification] = [homeworks[0], questions[0], notifications[0]?.id];
  if (!homework || !question || !notification) throw new Error('there is something of each kind');
  return {
    actors: {
      student,
      teacher: classroom.teacher,
      school: await makePerson(world, { role: 'MANAGER', schoolId }),
      organization: await makePerson(world, { role: 'ORGANIZATION', organizationId }),
      admin: await makePerson(world, { role: 'SYS_ADMIN' }),
    },
    ids: [
      ...homeworks,
      packageId,
      messageId,
      ...questions,
      ...notifications.map(({ id }) => id),
      classroom.classId,
      student.id,
      classmate.id,
      classroom.teacher.id,
      schoolId,
      organizationId,
    ],
    oneOf: {
      homework,
      question,
      packageId,
      messageId,
      notification,
      classId: classroom.classId,
      student: student.id,
      teacher: classroom.teacher.id,
      schoolId,
      organizationId,
    },
    classroom,
  };
}

/** Tokens that were issued last, by account: signing one takes longer than many a call. */
const issued = new Map<string, { readonly token: string; readonly key: string }>();

/** An access token that is good now: one of the calls ends all sessions of its caller, another locks the account of somebody. */
export async function tokenOf({ db, context, now }: World, { id }: Actor): Promise<string> {
  await db.execute(sql`update account set locked_at = null where id = ${id} and locked_at is not null`);
  const [account] = await db.execute<{ version: number }>(sql`
    select token_version as version from account where id = ${id}`);
  const version = account?.version ?? 0;
  const key = `${version} ${now().getTime()}`;
  const known = issued.get(id);
  if (known?.key === key) return known.token;
  const token = await context.tokens.issue({ id, sessionId: randomUUID(), version }, now());
  issued.set(id, { token, key });
  return token;
}

/** An access token as it was good last, without asking whether it is. */
export const lastTokenOf = async (world: World, actor: Actor): Promise<string> =>
  issued.get(actor.id)?.token ?? (await tokenOf(world, actor));
