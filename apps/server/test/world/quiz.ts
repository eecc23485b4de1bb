import { randomUUID } from 'node:crypto';
import { contract, type RequestOf } from '@mashq/api/contract';
import { skillsOnPages } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../src/platform/actor.ts';
import { type Classroom, makeClassroom } from './people.ts';
import type { World } from './world.ts';

type NewQuiz = RequestOf<typeof contract.teacher.quiz.create>['body'];

const range = skillsOnPages(5, 40, 60);
if (!range.ok) throw new Error('no skills on these pages');
export const QUIZ_SKILLS = range.skills.filter(({ available }) => available).map(({ id }) => id);

export const minutesFrom = (world: World, minutes: number) =>
  new Date(world.now().getTime() + minutes * 60_000).toISOString();

/** Switches quizzes on for a school. */
export async function allowQuizzes({ db }: World, schoolId: string): Promise<void> {
  await db.execute(sql`update school set features = array['quiz'] where id = ${schoolId}`);
}

/** A class with a quiz of three skills with two questions each, an hour long, twenty minutes a try. */
export async function setQuiz(world: World, given: Partial<NewQuiz> = {}, students = 3, known?: Classroom) {
  const classroom = known ?? (await makeClassroom(world, { students }));
  await allowQuizzes(world, classroom.schoolId);
  const id = randomUUID();
  const body: NewQuiz = {
    id,
    classId: classroom.classId,
    skills: QUIZ_SKILLS.slice(0, 3).map((skillId) => ({ skillId, items: 2, points: 2 })),
    endDate: minutesFrom(world, 60),
    timeLimitMinutes: 20,
    ...given,
  };
  const reply = await world.call(classroom.teacher, contract.teacher.quiz.create, { body });
  if (reply.status !== 201) throw new Error(`the quiz was not set: ${reply.status} ${JSON.stringify(reply.body)}`);
  return { ...classroom, id, body, quiz: reply.body, params: { id }, own: { params: { quizId: id } } };
}

/** Begins a try. */
export function begin(world: World, student: Actor, quizId: string, id: string = randomUUID()) {
  return world.call(student, contract.member.quiz.begin, { params: { quizId }, body: { id } });
}
