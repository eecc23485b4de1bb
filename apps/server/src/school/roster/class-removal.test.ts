import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, rightInput, setHomework } from '../../../test/world/answers.ts';
import { addChild, addRosterTeacher, makeClass, makeManagedSchool, rosterCalls } from '../../../test/world/roster.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld();

async function mistakenClass() {
  const { schoolId, manager } = await makeManagedSchool(world);
  const classId = await makeClass(world, manager, 'پنجم الف', 5);
  const { person_id: teacherId } = await addRosterTeacher(world, manager);
  const body = {
    teachingId: randomUUID(),
    teacherId,
    role: 'owner' as const,
    fromAt: world.now().toISOString(),
    toAt: null,
  };
  await world.call(manager, rosterCalls.assignTeacher, { params: { id: classId }, body });
  const { person_id: childId } = await addChild(world, manager, classId);
  const teacher: Actor = { id: teacherId, role: 'teacher', schoolId };
  const student: Actor = { id: childId, role: 'student', schoolId };
  const remove = (as: Actor = manager) => world.call(as, rosterCalls.removeClass, { params: { id: classId } });
  const overview = async () => (await world.call(manager, rosterCalls.overview, {})).body;
  const practice = async () => {
    const { body } = await world.call(student, contract.member.questions.read, {
      query: { skillName: 'g5-axis-count', isEmpty: 'false' },
    });
    const { question_id } = body;
    expect((await answer(world, student, question_id, await rightInput(world, question_id))).status).toBe(200);
  };
  return { schoolId, manager, classId, teacher, student, remove, overview, practice };
}

test('a class made by mistake is removed with its teachers, groups and code; its children are in no class, and its name is free', async () => {
  const { schoolId, manager, classId, teacher, student, remove, overview } = await mistakenClass();
  await world.call(teacher, contract.teacher.groups.create, {
    params: { classId },
    body: { id: randomUUID(), name: 'گروه ۱', studentIds: [student.id] },
  });
  await world.call(teacher, contract.teacher.classCode.make, { params: { classId } });
  const replies = await Promise.all([remove(), remove()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await overview()).toMatchObject({ classes: [], without_class: [{ id: student.id }] });
  expect((await world.call(teacher, contract.teacher.dashboard.classes, {})).body).toEqual([]);
  for (const table of ['class_group', 'class_group_student', 'class_code', 'class_teacher', 'enrolment']) {
    const [left] = await world.db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sql.identifier(table)} where school_id = ${schoolId}`);
    expect([table, left?.count]).toEqual([table, 0]);
  }
  await makeClass(world, manager, 'پنجم الف', 5);
});

test('a class with work, also a draft or one that was taken back, stays as it is', async () => {
  const { schoolId, classId, teacher, student, remove, overview } = await mistakenClass();
  const homeworkId = await setHomework(world, { schoolId, classId, teacher, students: [student] });
  expect(await remove()).toMatchObject({ status: 409, refusal: { code: 'class-has-work' } });
  await world.call(teacher, contract.teacher.homework.remove, { params: { id: homeworkId } });
  expect((await remove()).status).toBe(409);
  expect((await overview()).classes).toMatchObject([{ id: classId, students_count: 1 }]);
});

test('a class whose child has answered in it stays, also when the child is in another one by then; an answer in that one does not count', async () => {
  const { manager, student, remove, practice } = await mistakenClass();
  const other = await makeClass(world, manager, 'پنجم ب', 5);
  await practice();
  world.pass({ hours: 1 });
  await world.call(manager, rosterCalls.moveStudent, { params: { studentId: student.id }, body: { classId: other } });
  expect(await remove()).toMatchObject({ status: 409, refusal: { code: 'class-has-answer' } });

  const moved = await mistakenClass();
  const right = await makeClass(world, moved.manager, 'پنجم ب', 5);
  const params = { studentId: moved.student.id };
  world.pass({ hours: 1 });
  await world.call(moved.manager, rosterCalls.moveStudent, { params, body: { classId: right } });
  world.pass({ hours: 1 });
  await moved.practice();
  expect((await moved.remove()).status).toBe(200);
  expect((await moved.overview()).classes).toMatchObject([{ id: right, students_count: 1 }]);
});

test('nobody but the manager of its school removes it', async () => {
  const { teacher, remove } = await mistakenClass();
  expect((await remove(teacher)).status).toBe(403);
  expect((await remove((await makeManagedSchool(world)).manager)).status).toBe(404);
  expect((await remove()).status).toBe(200);
});
