import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Actor } from '../../src/platform/actor.ts';
import { answer, answerBody, questionsOf, rightInput, setHomework } from '../world/answers.ts';
import { makeClassroom, makePerson } from '../world/people.ts';
import { makeWorld } from '../world/world.ts';

const world = await makeWorld();
const { teacher: ofTeacher, member } = contract;

/** A class at work: its first child has answered the first question of a homework. */
async function schoolAtWork() {
  const classroom = await makeClassroom(world);
  const homeworkId = await setHomework(world, classroom);
  const [student] = classroom.students;
  if (!student) throw new Error('an empty class');
  const [question] = await questionsOf(world, student, homeworkId);
  if (!question) throw new Error('an empty homework');
  const raw = await rightInput(world, question.question_id);
  await answer(world, student, question.question_id, raw);
  return { ...classroom, student, homeworkId, questionId: question.question_id, skillId: question.skill.id, raw };
}

/** The statuses of every call that takes an id, made with the ids of `theirs`. */
async function statusesWith(teacher: Actor, student: Actor, theirs: Awaited<ReturnType<typeof schoolAtWork>>) {
  const { homeworkId, questionId, skillId, classId, raw } = theirs;
  const params = { id: homeworkId };
  const child = { ...params, studentId: theirs.student.id };
  const { homework, dashboard } = ofTeacher;
  const endDate = new Date(world.now().getTime() + 9 * 24 * 3_600_000).toISOString();
  const replies = [
    world.call(teacher, homework.read, { params }),
    world.call(teacher, homework.update, { params, body: { version: 1, title: 'مال من' } }),
    world.call(teacher, homework.deadline, { params, body: { endDate } }),
    world.call(teacher, homework.comment, { params, body: { id: randomUUID(), body: 'سلام' } }),
    world.call(teacher, homework.briefSkills, { params }),
    world.call(teacher, homework.setStudentState, { params: child, body: { action: 'excuse' } }),
    world.call(teacher, homework.report, { params }),
    world.call(teacher, homework.student, { params: child }),
    world.call(teacher, homework.studentSkill, { params: { ...child, skillId } }),
    world.call(teacher, homework.create, {
      body: { id: randomUUID(), classId, firstPage: 40, lastPage: 45, endDate },
    }),
    world.call(teacher, dashboard.skillGrid, { params: { classId }, query: {} }),
    world.call(teacher, homework.remove, { params }),
    world.call(student, member.homework.read, { params: { homeworkId } }),
    world.call(student, member.homework.questions, { params: { homeworkId } }),
    world.call(student, member.homework.submit, { params: { homeworkId } }),
    world.call(student, member.questions.read, { query: { questionId } }),
    world.call(student, member.questions.read, { query: { homeworkId } }),
    world.call(student, member.questions.answer, { params: { questionId }, body: answerBody(world, raw) }),
    world.call(student, member.questions.hint, { params: { questionId }, body: { opened: 0 } }),
    world.call(student, member.questions.solution, { params: { questionId } }),
    world.call(student, member.questions.solutionUnderstood, { body: { questionId } }),
  ];
  const statuses: number[] = [];
  for (const reply of replies) statuses.push((await reply).status);
  return statuses;
}

/** What a school holds, counted. */
async function holdings(schoolId: string) {
  const [row] = await world.db.execute<Record<string, number>>(sql`
    select (select count(*)::int from assignment where school_id = ${schoolId} and removed_at is null) as homeworks,
      (select count(*)::int from comment where school_id = ${schoolId}) as comments,
      (select count(*)::int from attempt where school_id = ${schoolId}) as attempts,
      (select count(*)::int from question where school_id = ${schoolId}) as questions,
      (select sum(version)::int from assignment where school_id = ${schoolId}) as versions,
      (select count(*)::int from student_assignment where school_id = ${schoolId} and excused_at is not null) as excused`);
  return row;
}

test('every id of another school is not found, and nothing of that school changes', async () => {
  const [mine, theirs] = [await schoolAtWork(), await schoolAtWork()];
  const before = await holdings(theirs.schoolId);
  const statuses = await statusesWith(mine.teacher, mine.student, theirs);
  expect(statuses).toEqual(statuses.map(() => 404));
  expect(await holdings(theirs.schoolId)).toEqual(before);
});

test('a person without a school finds nothing of any school', async () => {
  const theirs = await schoolAtWork();
  const [teacher, student] = [
    await makePerson(world, { role: 'TEACHER' }),
    await makePerson(world, { role: 'STUDENT' }),
  ];
  const statuses = await statusesWith(teacher, student, theirs);
  expect(statuses).toEqual(statuses.map(() => 404));
  const { body } = await world.call(student, contract.profile.brief, {});
  expect(body).toMatchObject({ school_name: '', class: null, classes: [] });
});

test('an account moved to another school leaves what it did behind, at once', async () => {
  const former = await schoolAtWork();
  const present = await makeClassroom(world);
  await world.db.execute(sql`update account set school_id = ${present.schoolId} where id = ${former.student.id}`);
  const moved = { ...former.student, schoolId: present.schoolId };
  await expect
    .poll(
      async () => (await world.call(moved, member.homework.read, { params: { homeworkId: former.homeworkId } })).status,
    )
    .toBe(404);
  const { status } = await answer(world, moved, former.questionId, former.raw);
  expect(status).toBe(404);
  const report = await world.call(former.teacher, ofTeacher.homework.student, {
    params: { id: former.homeworkId, studentId: moved.id },
  });
  expect(report.body.student.items_done).toBe(1);
});

test('an id another school has used for an answer is free', async () => {
  const [mine, theirs] = [await schoolAtWork(), await schoolAtWork()];
  const [, question] = await questionsOf(world, mine.student, mine.homeworkId);
  const [used] = await world.db.execute<{ id: string }>(sql`
    select id from attempt where school_id = ${theirs.schoolId}`);
  const questionId = question?.question_id ?? '';
  const { status } = await answer(world, mine.student, questionId, await rightInput(world, questionId), {
    id: used?.id ?? '',
  });
  expect(status).toBe(200);
});
