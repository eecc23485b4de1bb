import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { answer, answerBody, questionsOf, rightInput } from '../../../test/world/answers.ts';
import { daysFrom, setHomework } from '../../../test/world/homework.ts';
import { type Classroom, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld();
const { homework: calls } = contract.teacher;

/** A class whose first child has answered the first question of a homework. */
async function begunHomework() {
  const classroom = await makeClassroom(world, { students: 2 });
  const homework = await setHomework(world, classroom);
  const [child] = classroom.students;
  if (!child) throw new Error('a class without children');
  const questions = await questionsOf(world, child, homework.id);
  expect(await answerRight(child, questions[0]?.question_id)).toBe(200);
  return { ...classroom, homework, child, questions };
}

async function answerRight(child: Actor, questionId = '') {
  return (await answer(world, child, questionId, await rightInput(world, questionId))).status;
}

/** What a teacher reads of a child in the report of a homework; null where the report is not theirs. */
async function reportedDone(teacher: Actor, homeworkId: string, child: Actor) {
  const { status, body } = await world.call(teacher, calls.report, { params: { id: homeworkId } });
  if (status !== 200) return null;
  return body.students.find(({ student_id }) => student_id === child.id)?.items_done;
}

test('a child who moves to another class finishes running work, once, and gets the new class’s too', async () => {
  const old = await begunHomework();
  const { child, teacher, homework, questions } = old;
  const next: Classroom = await makeClassroom(world, { schoolId: old.schoolId, students: 1 });
  const running = await setHomework(world, next);
  await world.services.roster.leave(old.classId, [child.id], 'transferred');
  await world.services.roster.enrol(next.classId, [child.id]);

  expect(await answerRight(child, questions[1]?.question_id)).toBe(200);
  const { body } = await world.call(child, contract.member.homework.list, { query: {} });
  expect(body.items.map(({ id }) => id).sort()).toEqual([homework.id, running.id].sort());

  // The old teacher keeps what was done; each report has the child once, and work set after the move has not.
  expect(await reportedDone(teacher, homework.id, child)).toBe(2);
  expect(await reportedDone(next.teacher, running.id, child)).toBe(0);
  const later = await setHomework(world, old);
  expect(await reportedDone(teacher, later.id, child)).toBeUndefined();
  expect(await reportedDone(next.teacher, homework.id, child)).toBeNull();
});

test('a teacher who is replaced no longer sees the work; the successor sees it with every answer', async () => {
  const { child, teacher, homework, questions, classId, schoolId } = await begunHomework();
  const successor = await makePerson(world, { role: 'TEACHER', schoolId });
  expect(await reportedDone(successor, homework.id, child)).toBeNull();
  await world.services.roster.endTeaching(classId, teacher.id);
  await world.services.roster.assignTeacher(classId, successor.id);

  expect(await answerRight(child, questions[1]?.question_id)).toBe(200);
  expect(await reportedDone(teacher, homework.id, child)).toBeNull();
  expect(await reportedDone(successor, homework.id, child)).toBe(2);
  const moved = await world.call(successor, calls.deadline, {
    params: { id: homework.id },
    body: { endDate: daysFrom(world, 5) },
  });
  expect(moved.status).toBe(200);
});

test('a deadline that moves while a child answers decides by when the answer was given', async () => {
  const { child, teacher, homework, questions } = await begunHomework();
  const move = (minutes: number) =>
    world.call(teacher, calls.deadline, {
      params: { id: homework.id },
      body: { endDate: new Date(world.now().getTime() + minutes * 60_000).toISOString(), confirm: true },
    });
  const [, second, third, fourth] = questions;
  const given = answerBody(world, await rightInput(world, second?.question_id ?? ''), { offline: true });
  // An hour later the teacher ends the work in a minute; what was answered before it, and arrives only now, counts.
  world.pass({ hours: 1 });
  expect((await move(1)).status).toBe(200);
  world.pass({ minutes: 2 });
  const arrived = await world.call(child, contract.member.questions.answer, {
    params: { questionId: second?.question_id ?? '' },
    body: given,
  });
  expect(arrived).toMatchObject({ status: 200, body: { verdict: 'right', items_done: 2 } });
  expect(await answerRight(child, third?.question_id)).toBe(409);
  // Moved on again, it takes answers again, the refused one too.
  expect((await move(2 * 24 * 60)).status).toBe(200);
  expect(await answerRight(child, third?.question_id)).toBe(200);
  expect(await reportedDone(teacher, homework.id, child)).toBe(3);
  // An extension for the child alone outlives the deadline of the class.
  const own = { params: { id: homework.id }, body: { endDate: daysFrom(world, 9), studentId: child.id } };
  expect((await world.call(teacher, calls.deadline, own)).status).toBe(200);
  world.pass({ days: 4 });
  expect(await answerRight(child, fourth?.question_id)).toBe(200);
});
