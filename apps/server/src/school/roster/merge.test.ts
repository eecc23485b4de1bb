import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, questionsOf, rightInput, setHomework } from '../../../test/world/answers.ts';
import { addChild, makeClass, makeManagedSchool, rosterCalls, signInWith } from '../../../test/world/roster.ts';
import { makeTwins } from '../../../test/world/twin-accounts.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { readAudit } from '../../platform/audit/audit.ts';
import { DISTRIBUTED_TABLES } from '../../platform/db/distribution.ts';
import { MERGED_TABLES } from './merge-rows.ts';

const world = await makeWorld();

async function answerFirst(child: Actor, homeworkId: string): Promise<void> {
  const [question] = await questionsOf(world, child, homeworkId);
  if (!question) throw new Error('no question');
  await answer(world, child, question.question_id, await rightInput(world, question.question_id));
}

const merge = (manager: Actor, studentId: string, sourceId: string, dryRun = false) =>
  world.call(manager, rosterCalls.mergeStudent, { params: { studentId }, body: { sourceId, dryRun } });

const attemptsOf = async ({ id, schoolId }: Actor) =>
  (await world.db.execute(sql`select 1 as one from attempt where school_id = ${schoolId} and student_id = ${id}`))
    .length;

test('answers, work and mastery go to the account that stays, and the other cannot sign in', async () => {
  const { manager, classroom, kept, given, cards, schoolId } = await makeTwins(world);
  const own = await setHomework(world, classroom);
  const theirs = await setHomework(world, classroom);
  await answerFirst(kept, own);
  await answerFirst(given, theirs);
  const { body: counted } = await merge(manager, kept.id, given.id, true);
  expect(counted).toEqual({ answers_count: 1, works_count: 1, both: [] });
  expect(await attemptsOf(given)).toBe(1);

  expect((await merge(manager, kept.id, given.id)).status).toBe(200);
  expect([await attemptsOf(kept), await attemptsOf(given)]).toEqual([2, 0]);
  const { body: list } = await world.call(kept, contract.member.homework.list, { query: {} });
  expect(list.items.map(({ id }) => id).sort()).toEqual([own, theirs].sort());
  const { body: questions } = await world.call(kept, contract.member.homework.questions, {
    params: { homeworkId: theirs },
  });
  expect(questions.filter(({ state }) => state !== 'open')).toHaveLength(1);
  // What was begun in one account goes on in the other.
  const open = questions.find(({ state }) => state === 'open');
  const reply = await answer(world, kept, open?.question_id ?? '', await rightInput(world, open?.question_id ?? ''));
  expect(reply.status).toBe(200);
  const [mastery] = await world.db.execute<{ kept: number; given: number }>(sql`
    select count(*) filter (where student_id = ${kept.id})::int as kept,
      count(*) filter (where student_id = ${given.id})::int as given
    from skill_mastery where school_id = ${schoolId}`);
  expect(mastery?.kept).toBeGreaterThan(0);
  expect(mastery?.given).toBe(0);
  expect((await signInWith(world, cards[1])).status).toBe(401);
  expect((await signInWith(world, cards[0])).status).toBe(200);
  const { body: info } = await world.call(manager, rosterCalls.classInfo, { params: { id: classroom.classId } });
  expect(info.students.map(({ id }) => id)).toEqual([kept.id]);
  expect(info.former_students).toEqual([]);
  const events = await readAudit(world.db, { target: kept.id });
  expect(events.find(({ action }) => action === 'student.merge')).toMatchObject({
    before: { sourceId: given.id },
    after: { answers: 1, works: 1 },
  });
});

test('an account of another school, or the same one, is not merged', async () => {
  const { manager, kept } = await makeTwins(world);
  const { given: foreign, manager: neighbor } = await makeTwins(world);
  expect((await merge(manager, kept.id, foreign.id)).status).toBe(404);
  expect((await merge(neighbor, kept.id, foreign.id)).status).toBe(404);
  expect((await merge(manager, kept.id, kept.id)).status).toBe(422);
});

test('the time before the account that stays is that of the other, and none is counted twice', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  const [from, to] = [await makeClass(world, manager, 'چهارم', 4), await makeClass(world, manager, 'پنجم', 5)];
  const early = await addChild(world, manager, from);
  world.pass({ days: 3 });
  const late = await addChild(world, manager, to);
  world.pass({ days: 3 });
  await merge(manager, late.person_id, early.person_id);
  const windows = await world.db.execute<{ class_id: string; from_at: Date; to_at: Date | null }>(sql`
    select class_id, from_at, to_at from enrolment
    where school_id = ${schoolId} and student_id = ${late.person_id} order by from_at`);
  expect(windows.map(({ class_id }) => class_id)).toEqual([from, to]);
  expect(windows[0]?.to_at).toEqual(windows[1]?.from_at);
  expect(windows[1]?.to_at).toBeNull();
});

test('every table with rows of a child is carried over', async () => {
  const tables = await world.db.execute<{ name: string }>(sql`
    select table_name::text as name from information_schema.columns
    where table_schema = 'public' and column_name = 'student_id'`);
  const distributed: readonly string[] = DISTRIBUTED_TABLES;
  const found = tables.map(({ name }) => name).filter((name) => distributed.includes(name));
  expect([...new Set(MERGED_TABLES)].sort()).toEqual(found.sort());
});
