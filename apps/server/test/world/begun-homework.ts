import { contract } from '@mashq/api/contract';
import { questionsOf, setHomework } from './answers.ts';
import { makeClassroom } from './people.ts';
import type { World } from './world.ts';

export type ShowAnswers = 'immediately' | 'after_submit' | 'after_end';

/** A class with a homework that its first child has opened. */
export async function beginHomework(
  world: World,
  showAnswers: ShowAnswers,
  more: Parameters<typeof setHomework>[2] = {},
) {
  const classroom = await makeClassroom(world);
  const homeworkId = await setHomework(world, classroom, { showAnswers, ...more });
  const [student] = classroom.students;
  if (!student) throw new Error('a class without children');
  const questions = await questionsOf(world, student, homeworkId);
  const ids = questions.map(({ question_id }) => question_id);
  const [first = '', second = ''] = ids;
  return { ...classroom, homeworkId, student, ids, first, second };
}

export type Begun = Awaited<ReturnType<typeof beginHomework>>;

export const handIn = (world: World, { student, homeworkId }: Begun) =>
  world.call(student, contract.member.homework.submit, { params: { homeworkId } });
