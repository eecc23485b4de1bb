import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { questionsOf } from '../../../test/world/answers.ts';
import { daysFrom, newHomework, setHomework } from '../../../test/world/homework.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const { homework: calls, groups } = contract.teacher;

async function classWithGroup(size = 4) {
  const classroom = await makeClassroom(world, { students: size });
  const { teacher, classId, students } = classroom;
  const groupId = randomUUID();
  const { body, status } = await world.call(teacher, groups.create, {
    params: { classId },
    body: { id: groupId, name: 'الف', studentIds: students.slice(0, 2).map(({ id }) => id) },
  });
  if (status !== 201) throw new Error(`no group: ${status}`);
  const params = { classId, groupId };
  const mayRead = (index: number, homeworkId: string) =>
    world
      .call(students[index] ?? null, contract.member.homework.read, { params: { homeworkId } })
      .then((reply) => reply.status === 200);
  return { ...classroom, groupId, group: body, params, mayRead };
}

test('homework for a group is of its children alone', async () => {
  const classroom = await classWithGroup();
  const { teacher, groupId, mayRead, students } = classroom;
  const homework = await setHomework(world, classroom, { groupIds: [groupId] });
  expect(homework).toMatchObject({ target: 'groups', counts: { assigned: 2 } });
  expect(homework.groups).toMatchObject([
    { position: 0, name: 'الف', group_id: groupId, is_deleted: false, skill_ids: [] },
  ]);
  expect(await Promise.all([0, 1, 2, 3].map((index) => mayRead(index, homework.id)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const { body } = await world.call(teacher, calls.report, { params: { id: homework.id } });
  expect(body.students.map(({ student_id }) => student_id).sort()).toEqual(
    students
      .slice(0, 2)
      .map(({ id }) => id)
      .sort(),
  );
});

test('who joins a group late joins its running work; who leaves keeps theirs; past work is not given', async () => {
  const classroom = await classWithGroup();
  const { teacher, groupId, params, students, mayRead } = classroom;
  const past = await setHomework(world, classroom, { groupIds: [groupId], endDate: daysFrom(world, 1) });
  world.pass({ days: 2 });
  const running = await setHomework(world, classroom, { groupIds: [groupId] });
  const others = await setHomework(world, classroom, { studentIds: [students[3]?.id ?? ''] });
  const members = [students[1]?.id ?? '', students[2]?.id ?? ''];
  const changed = await world.call(teacher, groups.update, { params, body: { studentIds: members } });
  expect(changed.body.students.map(({ student_id }) => student_id).sort()).toEqual([...members].sort());
  const readers = (id: string) => Promise.all([0, 1, 2, 3].map((index) => mayRead(index, id)));
  expect(await readers(running.id)).toEqual([true, true, true, false]);
  expect(await readers(past.id)).toEqual([true, true, false, false]);
  expect(await readers(others.id)).toEqual([false, false, false, true]);
  // The same change again changes nothing.
  const again = await world.call(teacher, groups.update, { params, body: { studentIds: members } });
  expect(again.body).toEqual(changed.body);
});

test('a child who joins the class joins running work of the class and none of a group', async () => {
  const classroom = await classWithGroup(2);
  const { classId, groupId, teacher } = classroom;
  const all = await setHomework(world, classroom);
  const grouped = await setHomework(world, classroom, { groupIds: [groupId] });
  const draft = await setHomework(world, classroom, { draft: true });
  const late = await makePerson(world, { role: 'STUDENT', schoolId: teacher.schoolId });
  await world.services.roster.enrol(classId, [late.id]);
  const list = await world.call(late, contract.member.homework.list, { query: {} });
  expect(list.body.items.map(({ id }) => id)).toEqual([all.id]);
  expect([grouped.id, draft.id]).not.toContain(list.body.items[0]?.id);
});

test('work for single children names those children', async () => {
  const classroom = await makeClassroom(world, { students: 3 });
  const [, second] = classroom.students;
  const homework = await setHomework(world, classroom, { studentIds: [second?.id ?? ''] });
  expect(homework).toMatchObject({ target: 'students', counts: { assigned: 1 } });
  expect((await questionsOf(world, second as NonNullable<typeof second>, homework.id)).length).toBeGreaterThan(0);
});

test('groups and children of elsewhere are not found, an empty group is nobody', async () => {
  const classroom = await classWithGroup();
  const elsewhere = await classWithGroup();
  const { teacher, classId, params } = classroom;
  const create = (given: Parameters<typeof newHomework>[2]) =>
    world.call(teacher, calls.create, { body: newHomework(world, classroom, given) });
  expect((await create({ groupIds: [elsewhere.groupId] })).status).toBe(404);
  expect((await create({ studentIds: [elsewhere.students[0]?.id ?? ''] })).status).toBe(404);
  const both = await create({ groupIds: [classroom.groupId], studentIds: [classroom.students[0]?.id ?? ''] });
  expect([both.status, both.refusal.code]).toEqual([422, 'target-twice']);
  const strange = await world.call(teacher, groups.update, {
    params,
    body: { studentIds: [elsewhere.students[0]?.id ?? ''] },
  });
  expect(strange.status).toBe(404);
  await world.call(teacher, groups.update, { params, body: { studentIds: [] } });
  const nobody = await create({ groupIds: [classroom.groupId] });
  expect([nobody.status, nobody.refusal.code]).toEqual([409, 'nobody']);
  const list = await world.call(teacher, calls.list, { query: { classId } });
  expect(list.body.total).toBe(0);
});

test('two groups of a class have two names; a dissolved one gives its name back and keeps its work', async () => {
  const classroom = await classWithGroup();
  const { teacher, classId, params, groupId } = classroom;
  const homework = await setHomework(world, classroom, { groupIds: [groupId] });
  const same = { params: { classId }, body: { id: randomUUID(), name: 'الف', studentIds: [] } };
  const taken = await world.call(teacher, groups.create, same);
  expect([taken.status, taken.refusal.code]).toEqual([409, 'name-taken']);
  await world.call(teacher, groups.remove, { params });
  expect((await world.call(teacher, groups.create, same)).status).toBe(201);
  const kept = await world.call(teacher, calls.read, { params: { id: homework.id } });
  expect(kept.body.counts.assigned).toBe(2);
});

test('an extension for a group is of its children alone', async () => {
  const classroom = await classWithGroup();
  const { teacher, students, groupId } = classroom;
  const homework = await setHomework(world, classroom, { groupIds: [groupId] });
  const later = daysFrom(world, 6);
  const moved = await world.call(teacher, calls.deadline, {
    params: { id: homework.id },
    body: { endDate: later, groupPosition: 0 },
  });
  expect(moved.body.end_at).toBe(homework.end_at);
  const { body } = await world.call(students[0] ?? null, contract.member.homework.read, {
    params: { homeworkId: homework.id },
  });
  expect(body.end_at).toBe(later);
  const none = await world.call(teacher, calls.deadline, {
    params: { id: homework.id },
    body: { endDate: later, groupPosition: 7 },
  });
  expect(none.status).toBe(404);
});

test('work whose group was deleted can be changed, and stays for the children that it was for', async () => {
  const classroom = await classWithGroup();
  const { teacher, groupId, params, students } = classroom;
  const homework = await setHomework(world, classroom, { groupIds: [groupId], draft: true });
  expect((await world.call(teacher, groups.remove, { params })).status).toBe(200);
  const {
    id: _id,
    classId: _classId,
    draft: _draft,
    ...content
  } = newHomework(world, classroom, { groupIds: [groupId] });
  const replaced = await world.call(teacher, calls.replace, {
    params: { id: homework.id },
    body: { ...content, title: 'تمرین گروه', version: homework.version },
  });
  expect([replaced.status, replaced.body.title, replaced.body.target]).toEqual([200, 'تمرین گروه', 'groups']);
  expect(replaced.body.groups).toMatchObject([{ name: 'الف', group_id: groupId, is_deleted: true }]);
  const { body: read } = await world.call(teacher, calls.read, { params: { id: homework.id } });
  expect(read.groups).toEqual(replaced.body.groups);
  expect([...(replaced.body.groups[0]?.student_ids ?? [])].sort()).toEqual(
    students
      .slice(0, 2)
      .map(({ id }) => id)
      .sort(),
  );
  const another = newHomework(world, classroom, { groupIds: [groupId] });
  expect((await world.call(teacher, calls.create, { body: another })).status).toBe(404);
});

test('who leaves a group before its work starts does not get it: drafts and scheduled work', async () => {
  const classroom = await classWithGroup();
  const { teacher, groupId, params, students, mayRead } = classroom;
  const draft = await setHomework(world, classroom, { groupIds: [groupId], draft: true, endDate: daysFrom(world, 9) });
  const dates = { startDate: daysFrom(world, 1), endDate: daysFrom(world, 9) };
  const scheduled = await setHomework(world, classroom, { groupIds: [groupId], ...dates });
  const running = await setHomework(world, classroom, { groupIds: [groupId], endDate: daysFrom(world, 9) });
  await world.call(teacher, groups.update, { params, body: { studentIds: [students[1]?.id ?? ''] } });
  const { status } = await world.call(teacher, calls.publish, {
    params: { id: draft.id },
    body: { version: draft.version },
  });
  expect(status).toBe(200);
  world.pass({ days: 2 });
  const readers = (id: string) => Promise.all([0, 1, 2].map((index) => mayRead(index, id)));
  expect(await readers(draft.id)).toEqual([false, true, false]);
  expect(await readers(scheduled.id)).toEqual([false, true, false]);
  expect(await readers(running.id)).toEqual([true, true, false]);
  const { body: report } = await world.call(teacher, calls.report, { params: { id: scheduled.id } });
  expect(report.students).toHaveLength(1);
});

test('a copy in its own class is for whom the work was for; in another class for all of it', async () => {
  const classroom = await classWithGroup();
  const { teacher, groupId, params, students, schoolId } = classroom;
  const other = await makeClassroom(world, { schoolId, teacher, title: 'پنجم ب', students: 3 });
  const forGroup = await setHomework(world, classroom, { groupIds: [groupId] });
  const named = [students[2]?.id ?? '', students[3]?.id ?? ''];
  const forTwo = await setHomework(world, classroom, { studentIds: named });
  const copy = async (id: string, classId: string) =>
    (
      await world.call(teacher, calls.copy, {
        params: { id },
        body: { id: randomUUID(), classId, endDate: daysFrom(world, 3) },
      })
    ).body;
  expect(await copy(forGroup.id, classroom.classId)).toMatchObject({ target: 'groups', counts: { assigned: 2 } });
  const ofTwo = await copy(forTwo.id, classroom.classId);
  expect([ofTwo.target, [...(ofTwo.groups[0]?.student_ids ?? [])].sort()]).toEqual(['students', [...named].sort()]);
  expect(await copy(forTwo.id, other.classId)).toMatchObject({ target: 'class', counts: { assigned: 3 } });
  await world.call(teacher, groups.remove, { params });
  expect(await copy(forGroup.id, classroom.classId)).toMatchObject({ target: 'groups', counts: { assigned: 2 } });
});
