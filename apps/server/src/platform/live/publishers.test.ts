import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { describe, expect, test } from 'vitest';
import { answer, answerBody, mistakenInput, questionsOf, rightInput } from '../../../test/world/answers.ts';
import { writeToClass } from '../../../test/world/class-messages.ts';
import { setHomework } from '../../../test/world/homework.ts';
import { type Classroom, makeClassroom } from '../../../test/world/people.ts';
import { begin, minutesFrom, setQuiz } from '../../../test/world/quiz.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../actor.ts';
import { publishDueEvents } from './publish-due.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });

async function prepared() {
  const classroom = await makeClassroom(world, { students: 2 });
  const [child, mate] = classroom.students;
  if (!child || !mate) throw new Error('a class without children');
  const { students } = await makeClassroom(world, { students: 1, schoolId: classroom.schoolId });
  const [stranger] = students;
  if (!stranger) throw new Error('a class without children');
  return { ...classroom, child, mate, stranger };
}

const last = new Map<string, number>();
/** Kinds and data of what a person was sent since this was last called for it. */
async function news(who: Actor) {
  const reply = await world.call(who, contract.live.since, { query: { after: last.get(who.id) ?? 0 } });
  last.set(who.id, reply.body.last);
  return reply.body.events.map(({ kind, data }) => ({ kind, ...(data as object) }));
}

test('a message to a class reaches its children alone, and so does a change and its removal', async () => {
  const { child, mate, stranger, teacher, classId } = await prepared();
  const id = await writeToClass(world, { teacher, classId });
  const message = { kind: 'class-message', id, class_id: classId };
  const notification = { kind: 'notification', about: 'class-message' };
  for (const who of [child, mate]) expect(await news(who)).toEqual([{ ...message, change: 'published' }, notification]);
  const params = { id };
  const { body } = await world.call(teacher, contract.teacher.classMessages.read, { params });
  const { version } = body;
  await world.call(teacher, contract.teacher.classMessages.replace, {
    params,
    body: { version, title: '', body: 'فردا نقاله بیاورید.', draft: false, pinnedUntil: null },
  });
  expect(await news(child)).toEqual([{ ...message, change: 'changed' }, notification]);
  await world.call(teacher, contract.teacher.classMessages.remove, { params });
  expect(await news(child)).toEqual([notification, { ...message, change: 'removed' }]);
  expect(await news(stranger)).toEqual([]);
});

test('a draft is sent to nobody, and a message of later when its time comes, once', async () => {
  const { child, teacher, classId } = await prepared();
  await writeToClass(world, { teacher, classId }, { draft: true });
  const id = await writeToClass(world, { teacher, classId }, { publishAt: minutesFrom(world, 30) });
  await publishDueEvents(world.context);
  expect(await news(child)).toEqual([]);
  world.pass({ minutes: 31 });
  const both = await Promise.all([publishDueEvents(world.context), publishDueEvents(world.context)]);
  expect(both[0] + both[1]).toBe(2);
  expect(new Set((await news(child)).map(({ kind }) => kind))).toEqual(new Set(['notification', 'class-message']));
  expect(await publishDueEvents(world.context)).toBe(0);
  expect((await world.call(child, contract.member.classMessages.list, { query: {} })).body.items).toMatchObject([
    { id },
  ]);
});

test('homework reaches its children when it begins, and its removal', async () => {
  const classroom: Classroom & { child: Actor; stranger: Actor } = await prepared();
  const { child, stranger, teacher } = classroom;
  const id = await setHomework(world, classroom, { endDate: minutesFrom(world, 60 * 24) }).then(({ id: made }) => made);
  expect(await news(child)).toEqual([
    { kind: 'notification', about: 'work' },
    { kind: 'homework', id, change: 'published' },
  ]);
  await world.call(teacher, contract.teacher.homework.remove, { params: { id } });
  expect(await news(child)).toEqual([{ kind: 'homework', id, change: 'removed' }]);
  expect(await news(stranger)).toEqual([]);
});

test('a quiz that is paused, goes on, gives one child more time, ends and is released says so to its children', async () => {
  const classroom = await prepared();
  const { child, mate, stranger, teacher } = classroom;
  const { id } = await setQuiz(world, {}, 2, classroom);
  await begin(world, child, id);
  await Promise.all([news(child), news(mate)]);
  const { pause, resume, allow, close, release } = contract.teacher.quiz;
  const params = { id };
  const quiz = (change: string) => ({ kind: 'quiz', id, change });
  for (let n = 0; n < 2; n += 1) await world.call(teacher, pause, { params });
  await world.call(teacher, resume, { params });
  await world.call(teacher, allow, { params: { id, studentId: mate.id }, body: { extraMinutes: 5 } });
  expect(await news(child)).toEqual([quiz('paused'), quiz('resumed')]);
  expect(await news(mate)).toEqual([quiz('paused'), quiz('resumed'), quiz('extended')]);
  world.pass({ minutes: 55 });
  await world.call(teacher, close, { params });
  world.pass({ minutes: 60 });
  expect((await world.call(teacher, release, { params })).status).toBe(200);
  expect(await news(child)).toEqual([quiz('closed'), quiz('released')]);
  expect(await news(stranger)).toEqual([]);
});

test('a badge is sent with the answer that earns it, once', async () => {
  const { child, mate } = await prepared();
  const { body } = await world.call(child, contract.member.sessions.start, {
    body: { id: randomUUID(), kind: 'own', skillIds: ['g5-mixed-to-improper'] },
  });
  const questionId = body.items[0]?.question_id ?? '';
  await answer(world, child, questionId, await mistakenInput(world, questionId));
  await answer(world, child, questionId, await rightInput(world, questionId));
  expect(await news(child)).toEqual([{ kind: 'badge', badges: ['own-correction'] }]);
  expect(await news(mate)).toEqual([]);
});

describe('work that is answered', () => {
  async function begun() {
    const classroom = await prepared();
    const { teacher, child, mate } = classroom;
    const { id } = await setHomework(world, classroom);
    const questions = await questionsOf(world, child, id);
    const ofMate = await questionsOf(world, mate, id);
    const first = questions[0]?.question_id ?? '';
    const ofMateFirst = ofMate[0]?.question_id ?? '';
    await world.answerNews.flush();
    await Promise.all([teacher, child, mate].map(news));
    return { ...classroom, id, first, ofMateFirst };
  }

  test('reaches the teachers of its class alone, once for all answers of a moment', async () => {
    const { teacher, child, mate, stranger, id, first, ofMateFirst } = await begun();
    await answer(world, child, first, await mistakenInput(world, first));
    await answer(world, child, first, await rightInput(world, first));
    await answer(world, mate, ofMateFirst, await rightInput(world, ofMateFirst));
    expect(await news(teacher)).toEqual([]);
    await world.answerNews.flush();
    expect(await news(teacher)).toEqual([{ kind: 'work-answers', id }]);
    const other = await makeClassroom(world, { students: 1 });
    for (const who of [child, mate, stranger, other.teacher])
      expect((await news(who)).filter(({ kind }) => kind === 'work-answers')).toEqual([]);
    await world.answerNews.flush();
    expect(await news(teacher)).toEqual([]);
  });

  test('reaches them again when it is handed in, and not for a hand-in that changes nothing', async () => {
    const { teacher, child, id } = await begun();
    for (const expected of [[{ kind: 'work-answers', id }], []]) {
      await world.call(child, contract.member.homework.submit, { params: { homeworkId: id } });
      await world.answerNews.flush();
      expect(await news(teacher)).toEqual(expected);
    }
  });

  test('of one answer that is sent twice reaches them once', async () => {
    const { teacher, child, id, first } = await begun();
    const body = answerBody(world, await rightInput(world, first));
    const call = () => world.call(child, contract.member.questions.answer, { params: { questionId: first }, body });
    for (const expected of [[{ kind: 'work-answers', id }], []]) {
      expect((await call()).status).toBe(200);
      await world.answerNews.flush();
      expect(await news(teacher)).toEqual(expected);
    }
  });

  test('of a quiz reaches them when a student begins, answers and hands in', async () => {
    const classroom = await prepared();
    const { teacher, child } = classroom;
    const { id, own } = await setQuiz(world, {}, 2, classroom);
    const tryId = randomUUID();
    await news(teacher);
    await begin(world, child, id, tryId);
    await world.answerNews.flush();
    expect(await news(teacher)).toEqual([{ kind: 'work-answers', id }]);
    await world.call(child, contract.member.quiz.submit, { ...own, body: { id: tryId } });
    await world.answerNews.flush();
    expect(await news(teacher)).toEqual([{ kind: 'work-answers', id }]);
  });
});
