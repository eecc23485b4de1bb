import { contract } from '@mashq/api/contract';
import { mathBook, PLACEMENT_QUESTIONS } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answer, rightInput } from '../../../test/world/answers.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { recordMastery } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const { read, next } = contract.member.placement;
const { placement: ofTeacher, askPlacement } = contract.teacher.report;

const goOn = async (student: Actor) => (await world.call(student, next, { body: {} })).body;
const ofHome = async (student: Actor) =>
  (await world.call(student, contract.member.reports.completionSummary, {})).body.placement;

async function makeStudent() {
  const classroom = await makeClassroom(world, { grade: 5, students: 1 });
  const [student] = classroom.students;
  if (!student) throw new Error('a class of one');
  return { student, teacher: classroom.teacher };
}

const skillOf = async (questionId: string) => {
  const [found] = await world.db.execute<{ id: string; level: number }>(
    sql`select skill_id as id, level from question where id = ${questionId}`,
  );
  if (!found) throw new Error('no such question');
  return found;
};

/** Answers the current question, rightly or with what is right nowhere. */
async function answerOne(student: Actor, questionId: string, isRight: boolean): Promise<void> {
  const right = await rightInput(world, questionId);
  if (isRight) await answer(world, student, questionId, right);
  else
    await world.db.execute(sql`
    update question set tries = 1, first_verdict = 'wrong' where id = ${questionId}`);
}

/** Goes through a placement; `knows` says of which skills the answers are right. */
async function finish(student: Actor, knows: (skillId: string) => boolean, most = PLACEMENT_QUESTIONS + 1) {
  const asked: string[] = [];
  for (let place = 0; place < most; place += 1) {
    const { state, question_id: questionId } = await goOn(student);
    if (state === 'done' || questionId === null) break;
    const { id } = await skillOf(questionId);
    asked.push(id);
    await answerOne(student, questionId, knows(id));
  }
  return asked;
}

describe('a placement', () => {
  test('is offered on the first day, can be left and gone on with, and is over once it is done', async () => {
    const { student } = await makeStudent();
    expect(await ofHome(student)).toEqual({ state: 'offered', answered: 0 });
    expect((await world.call(student, read, {})).body).toMatchObject({ state: 'new', question_id: null, answered: 0 });
    await finish(student, () => true, 3);
    expect(await ofHome(student)).toEqual({ state: 'begun', answered: 3 });
    await finish(student, () => true);
    const done = (await world.call(student, read, {})).body;
    expect(done).toMatchObject({ state: 'done', question_id: null });
    expect(done.answered).toBeGreaterThanOrEqual(12);
    expect(done.results).toHaveLength(mathBook(5).chapters.length);
    expect(done.results.every(({ state, skill }) => state === 'known' && skill === null)).toBe(true);
    expect(await ofHome(student)).toBeNull();
    expect(await goOn(student)).toEqual(done);
  });

  test('gives one question at a time, at its own level, twenty requests at once too', async () => {
    const { student } = await makeStudent();
    const replies = await Promise.all(Array.from({ length: 20 }, () => world.call(student, next, { body: {} })));
    const ids = new Set(replies.map(({ body }) => body.question_id));
    expect(ids.size).toBe(1);
    const [made] = await world.db.execute<{ count: number }>(
      sql`select count(*)::int as count from question where student_id = ${student.id}`,
    );
    expect(made?.count).toBe(1);
    expect((await goOn(student)).question_id).toBe([...ids][0]);
  });

  test('passes over the current question that is named, once', async () => {
    const { student } = await makeStudent();
    const { question_id: first } = await goOn(student);
    if (first === null) throw new Error('a first question');
    const pass = async () => (await world.call(student, next, { body: { pass: first } })).body;
    const second = await pass();
    expect(second).toMatchObject({ answered: 1 });
    expect(second.question_id).not.toBe(first);
    expect(await pass()).toEqual(second);
    // Of another question that is open it passes over nothing.
    const { question_id: own } = (
      await world.call(student, contract.member.questions.read, { query: { skillName: 'g5-mixed-to-improper' } })
    ).body;
    expect((await world.call(student, next, { body: { pass: own } })).body).toEqual(second);
    const [other] = await world.db.execute<{ state: string }>(sql`select state from question where id = ${own}`);
    expect(other?.state).toBe('open');
  });

  test('says where to begin, and begins practice with what it found without calling anything learned', async () => {
    const { student } = await makeStudent();
    const asked = await finish(student, (id) => id.startsWith('g5-'));
    const mastery = await world.db.execute<{ id: string; band: string; score: number; tries: number }>(sql`
      select skill_id as id, band, score, tries from skill_mastery where student_id = ${student.id}`);
    const believed = mastery.filter(({ tries }) => tries === 0);
    expect(believed.length).toBeGreaterThan(10);
    expect(believed.every(({ band, id }) => band === 'unseen' && !asked.includes(id))).toBe(true);
    expect(mastery.some(({ band }) => band === 'learned' || band === 'mastered')).toBe(false);
    // What people see of a skill that was not asked about is as it was.
    const { chapters } = (await world.call(student, contract.member.skills.list, {})).body;
    const seen = chapters.flatMap(({ skills }) => skills).find(({ id }) => believed.some((one) => one.id === id));
    expect(seen?.mastery).toMatchObject({ band: 'unseen', n: 0, estimate: null });
  });

  test('keeps what is known of a skill that was practiced before', async () => {
    const { student } = await makeStudent();
    await recordMastery(world, student, 'g4-read-six-digit', { band: 'near', tries: 8 });
    await finish(student, () => true);
    const [kept] = await world.db.execute<{ band: string; tries: number }>(sql`
      select band, tries from skill_mastery where student_id = ${student.id} and skill_id = 'g4-read-six-digit'`);
    expect(kept).toEqual({ band: 'near', tries: 8 });
  });

  test('ends after ten minutes, and says of the rest where it begins', async () => {
    const { student } = await makeStudent();
    const { question_id: first } = await goOn(student);
    if (first === null) throw new Error('a first question');
    await answerOne(student, first, true);
    await world.db.execute(sql`update attempt set active_ms = 600000 where question_id = ${first}`);
    const done = await goOn(student);
    expect(done).toMatchObject({ state: 'done', answered: 1 });
    expect(done.results.filter(({ state }) => state === 'unasked')).toHaveLength(mathBook(5).chapters.length - 1);
  });

  test('is not offered to who has practiced, nor to anybody in no class', async () => {
    const { student } = await makeStudent();
    await recordMastery(world, student, 'g5-mixed-to-improper', { band: 'starting', tries: 1 });
    expect(await ofHome(student)).toBeNull();
    const nobody = await makePerson(world, { role: 'STUDENT', schoolId: student.schoolId });
    expect((await world.call(nobody, next, { body: {} })).status).toBe(404);
    expect(await ofHome(nobody)).toBeNull();
  });
});

describe('a teacher', () => {
  test('asks a child for a placement, again once it is done, and sees what came of it', async () => {
    const { student, teacher } = await makeStudent();
    const params = { studentId: student.id };
    const ofChild = async () => (await world.call(teacher, ofTeacher, { params })).body;
    const ask = async () => (await world.call(teacher, askPlacement, { params })).body;
    expect(await ofChild()).toMatchObject({ state: 'none', results: [] });
    await recordMastery(world, student, 'g5-mixed-to-improper', { band: 'starting', tries: 1 });
    const asked = await ask();
    expect(asked.state).toBe('asked');
    world.pass({ hours: 1 });
    expect(await ask()).toEqual(asked);
    expect(await ofHome(student)).toEqual({ state: 'asked', answered: 0 });
    await finish(student, () => false);
    const done = await ofChild();
    expect(done.state).toBe('done');
    expect(done.results.some(({ state }) => state === 'before')).toBe(true);
    expect((await ask()).state).toBe('asked');
    expect(await ofHome(student)).toEqual({ state: 'asked', answered: 0 });
    expect((await goOn(student)).answered).toBe(0);
  });

  test('of another class has no such child', async () => {
    const [mine, other] = [await makeStudent(), await makeStudent()];
    const params = { studentId: mine.student.id };
    expect((await world.call(other.teacher, ofTeacher, { params })).status).toBe(404);
    expect((await world.call(other.teacher, askPlacement, { params })).status).toBe(404);
    expect(await ofHome(mine.student)).toEqual({ state: 'offered', answered: 0 });
  });
});
