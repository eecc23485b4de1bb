import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { answer, mistakenInput, rightInput } from '../../../test/world/answers.ts';
import { beginHomework } from '../../../test/world/begun-homework.ts';
import { fillEveryTable, TEXT } from '../../../test/world/every-table.ts';
import { fresh, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { begin, setQuiz } from '../../../test/world/quiz.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { exportedColumns, REGISTER } from '../../platform/privacy/register.ts';
import { eraseDue } from './erase.ts';
import { SOMEBODY_ELSE } from './export.ts';

const world = await makeWorld();
const PHONE = '09391112233';

type Exported = Record<string, Record<string, unknown>[]>;

async function exportOf(person: Actor): Promise<{ text: string; data: Exported }> {
  const { status, body } = await world.call(person, contract.account.exportData, {});
  expect(status).toBe(200);
  const text = await (body as unknown as File).text();
  return { text, data: JSON.parse(text) as Exported };
}

/** A child with a row in every table that can name it, and another one beside it. */
let child: Actor;
let other: Actor;
beforeAll(async () => {
  const { students, schoolId } = await makeClassroom(world, { students: 1 });
  const [first] = students;
  if (!first) throw new Error('a child is needed');
  child = first;
  other = await makePerson(world, { role: 'STUDENT', schoolId, phone: PHONE, username: fresh('other') });
  await fillEveryTable(world, child, other);
  await fillEveryTable(world, other, child);
});

const exported = Object.keys(REGISTER).filter(
  (table) => exportedColumns(table).length > 0 || REGISTER[table]?.through !== undefined,
);

test('what is stored of a person in each table is in the export', async () => {
  const { data } = await exportOf(child);
  const missing = exported.filter((table) => (data[table] ?? []).length === 0);
  expect(missing).toEqual([]);
  expect(data.chat_message?.map(({ body }) => body)).toEqual([TEXT(child), TEXT(child)]);
});

test('secrets and other people are left out', async () => {
  const { text, data } = await exportOf(child);
  expect(text).not.toContain(other.id);
  expect(text).not.toContain(TEXT(other));
  expect(text).toContain(SOMEBODY_ELSE);
  expect(text).not.toMatch(/password|_hash"|p256dh|"token"|authority|argon2/);
  expect(data.pre_order?.[0]?.phone).toBe('09120000000');
});

test('more rows than a page come all, each once', async () => {
  await world.db.execute(sql`
    insert into notification (school_id, account_id, title, body, created_at)
    select ${child.schoolId}, ${child.id}, 'n' || n, '', now() from generate_series(1, 1700) n`);
  const { data } = await exportOf(child);
  const titles = (data.notification ?? []).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThan(1700);
});

test('what is right is not told before the work shows it', async () => {
  const { id, schoolId } = child;
  const [row] = await world.db.execute<{ id: string; assignment: string }>(sql`
    select id, assignment_id as assignment from question where school_id = ${schoolId} and student_id = ${id} limit 1`);
  await world.db.execute(sql`
    update student_assignment set assignment_id = ${row?.assignment}, results_pending = true
    where school_id = ${schoolId} and student_id = ${id}`);
  await world.db.execute(sql`
    update attempt set question_id = ${row?.id}, assignment_id = ${row?.assignment}
    where school_id = ${schoolId} and student_id = ${id}`);
  await world.db.execute(sql`update question set revealed_at = null, state = 'right' where id = ${row?.id}`);
  const hidden = (await exportOf(child)).data;
  expect(Object.keys(hidden.question?.[0] ?? {})).not.toEqual(
    expect.arrayContaining(['content', 'state', 'first_verdict']),
  );
  expect(hidden.attempt?.[0]).not.toHaveProperty('verdict');
  expect(hidden.attempt?.[0]).toHaveProperty('raw');
  expect(hidden.student_assignment?.[0]).not.toHaveProperty('final_right');
  await world.db.execute(sql`
    update student_assignment set results_pending = false where school_id = ${schoolId} and student_id = ${id}`);
  const shown = (await exportOf(child)).data;
  expect(shown.question?.[0]).toMatchObject({ state: 'right' });
  expect(shown.question?.[0]).toHaveProperty('content');
  expect(shown.attempt?.[0]).toHaveProperty('verdict');
});

test('what is right of work that is the same for all is not in it before it was shown: of a quiz, and of homework', async () => {
  const keysOf = async (person: Actor, assignmentId: string) => {
    const { data } = await exportOf(person);
    const ofWork = (table: string) => (data[table] ?? []).filter((row) => row.assignment_id === assignmentId);
    const has = (table: string, ...names: string[]) => ofWork(table).some((row) => names.some((name) => name in row));
    expect(ofWork('attempt').every((row) => 'raw' in row)).toBe(true);
    return {
      content: has('question', 'content', 'seed'),
      marks: has('question', 'state') || has('attempt', 'verdict'),
    };
  };
  // Its points are out, the child has read them, and others still take it.
  const given = { resultRelease: 'immediately', timeLimitMinutes: null } as const;
  const { students, id, own } = await setQuiz(world, given, 2);
  const [student] = students;
  if (!student) throw new Error('a child is needed');
  const { body: paper } = await begin(world, student, id);
  const asked = paper.questions[0]?.question_id ?? '';
  await answer(world, student, asked, await mistakenInput(world, asked));
  const tried = { ...own, body: { id: paper.quiz.current?.id ?? '' } };
  await world.call(student, contract.member.quiz.submit, tried);
  expect((await world.call(student, contract.member.quiz.report, own)).body.quiz.score?.points).toBe(0);
  expect(await keysOf(student, id)).toEqual({ content: false, marks: false });
  world.pass({ minutes: 62 });
  await world.call(student, contract.member.quiz.report, own);
  expect(await keysOf(student, id)).toEqual({ content: true, marks: true });

  const begun = await beginHomework(world, 'immediately', { itemMode: 'fixed' });
  await answer(world, begun.student, begun.first, await rightInput(world, begun.first));
  // The child knows its verdict; what classmates are still asked stays closed, as its solution does.
  expect(await keysOf(begun.student, begun.homeworkId)).toEqual({ content: false, marks: true });
});

test('what was done in the school before is in the export too', async () => {
  const { students } = await makeClassroom(world, { students: 1 });
  const { schoolId } = await makeClassroom(world, { students: 0 });
  const [moved] = students;
  if (!moved) throw new Error('a child is needed');
  await world.db.execute(sql`
    insert into maze_day (school_id, student_id, day, last_at) values (${moved.schoolId}, ${moved.id}, '2026-09-01', now())`);
  await world.db.execute(sql`update account set school_id = ${schoolId} where id = ${moved.id}`);
  const { data } = await exportOf({ ...moved, schoolId });
  expect(data.maze_day).toHaveLength(1);
});

/** Last: the child is gone after it. */
test('a deletion does to each table what the register says', async () => {
  const { id } = child;
  await world.db.execute(sql`update account set deletion_due_at = now() - interval '1 day' where id = ${id}`);
  world.setNow(new Date());
  expect(await eraseDue(world.context)).toBe(1);
  const removed = exported.filter((table) => REGISTER[table]?.deletion === 'removed');
  for (const table of removed) {
    for (const column of exportedColumns(table)) {
      const rows = await world.db.execute(sql`
        select 1 as one from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  }
  const words = [
    ['student_skill_level', 'explanation', 'student_id'],
    ['question_report', 'note', 'reporter_id'],
    ['student_note', 'body', 'student_id'],
    ['registration', 'first_name', 'account_id'],
  ] as const;
  for (const [table, column, of] of words) {
    const rows = await world.db.execute(sql`
      select ${sql.identifier(column)} as text from ${sql.identifier(table)} where ${sql.identifier(of)} = ${id}`);
    expect([table, rows]).toEqual([table, [{ text: '' }]]);
  }
  const [row] = await world.db.execute(sql`select registration_code as code from account where id = ${id}`);
  expect(row).toEqual({ code: null });
});
