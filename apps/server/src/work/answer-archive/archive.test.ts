import { contract } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answer, mistakenInput, questionsOf, rightInput, setHomework } from '../../../test/world/answers.ts';
import { type Classroom, makeClassroom } from '../../../test/world/people.ts';
import { rosterCalls } from '../../../test/world/roster.ts';
import { makeTwins } from '../../../test/world/twin-accounts.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { eraseDue } from '../../accounts/profile/erase.ts';
import { run } from '../../app/cli/run.ts';
import type { Actor } from '../../platform/actor.ts';
import { readAudit } from '../../platform/audit/audit.ts';
import { jalaliMonthOf, jalaliMonthStart, jalaliMonthsLater, weekStart } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import { archiveAnswers, expireArchives, latestArchiveLimit, usualArchiveLimit } from './archive.ts';
import { examineArchives } from './files.ts';

const world = await makeWorld();

/** 6 Mehr 1405, and a day more than two years later, 7 Mehr 1407. */
const THEN = '2026-09-28T08:00:00Z';
const NOW = '2028-09-28T08:00:00Z';
const ORIGIN = { actor: 'cli:test' };

interface Outcome {
  readonly code: number;
  readonly text: string;
}

/** Runs a command as at a terminal. */
async function mashq(words: readonly string[], context: Context = world.context): Promise<Outcome> {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const code = await run(words, { environment: {}, print, printError: print, withContext: (work) => work(context) });
  return { code, text: lines.join('\n') };
}

const archive = (schoolId: string, ...more: string[]) =>
  mashq(['archive', '--before', '1405/08', '--school', schoolId, ...more]);
const restore = (schoolId: string, ...more: string[]) =>
  mashq(['archive', '--restore', '۱۴۰۵/۰۷', '--school', schoolId, ...more]);

const rowsOf = (schoolId: string) =>
  world.db.execute<{ row: { question_id: string; student_id: string } }>(sql`
    select to_jsonb(a) as row from attempt a where school_id = ${schoolId} order by id`);

const filesOf = (schoolId: string) =>
  world.db.execute<{ part: number; answers: number; month: number }>(sql`
    select part, answers, month from answer_archive where school_id = ${schoolId} order by month, part`);

const keyOf = (schoolId: string, part = 1) => `${schoolId}/answers/140507.${part}.jsonl.gz`;

/** A child answers its whole homework in Mehr 1405: the first question with a known mistake, the others right. Gives their ids. */
async function answerAll(student: Actor, homeworkId: string): Promise<string[]> {
  const ids = (await questionsOf(world, student, homeworkId)).map(({ question_id }) => question_id);
  for (const [index, id] of ids.entries()) {
    world.pass({ seconds: 30 });
    if (index === 0) await answer(world, student, id, await mistakenInput(world, id));
    const { status } = await answer(world, student, id, await rightInput(world, id));
    if (status !== 200) throw new Error(`an answer was refused: ${status}`);
  }
  // Not every question drawn has a mistake with a name; here it is one, whichever was drawn.
  await world.db.execute(sql`
    update attempt set misconception_id = coalesce(misconception_id, 'a-known-mistake')
    where question_id = ${ids[0]} and verdict = 'wrong' and school_id is not null`);
  return ids;
}

/** A school whose children did their homework two years ago. */
async function makeOldSchool(
  students = 1,
): Promise<Classroom & { readonly homeworkId: string; readonly child: Actor; readonly ids: string[] }> {
  world.setNow(THEN);
  const classroom = await makeClassroom(world, { students });
  const homeworkId = await setHomework(world, classroom);
  const all: string[][] = [];
  for (const student of classroom.students) all.push(await answerAll(student, homeworkId));
  world.setNow(NOW);
  const [child] = classroom.students;
  if (!child) throw new Error('a child is needed');
  return { ...classroom, homeworkId, child, ids: all[0] ?? [] };
}

describe('months', () => {
  test('of the Jalali calendar begin at midnight in Tehran, leap years too', () => {
    expect(jalaliMonthStart(140507).toISOString()).toBe('2026-09-22T20:30:00.000Z');
    expect(jalaliMonthStart(140401).toISOString()).toBe('2025-03-20T20:30:00.000Z');
    for (let month = 139501; month < 142501; month = jalaliMonthsLater(month, 1)) {
      const start = jalaliMonthStart(month);
      expect(jalaliMonthOf(start)).toBe(month);
      expect(jalaliMonthOf(new Date(start.getTime() - 1))).toBe(jalaliMonthsLater(month, -1));
    }
  });

  test('that the longest report looks back to are never archived', () => {
    for (let day = 0; day < 1500; day += 1) {
      const now = new Date(Date.parse(THEN) + day * 86_400_000);
      const longest = weekStart(now).getTime() - 52 * 7 * 86_400_000;
      expect(jalaliMonthStart(latestArchiveLimit(now)).getTime()).toBeLessThanOrEqual(longest);
    }
  });

  test('that reports read are refused; left to itself, the last school year stays', async () => {
    world.setNow(NOW);
    expect(latestArchiveLimit(world.now())).toBe(140606);
    expect(usualArchiveLimit(world.now())).toBe(140606);
    expect(usualArchiveLimit(new Date('2029-03-01T00:00:00Z'))).toBe(140607);
    expect(usualArchiveLimit(new Date('2028-06-01T00:00:00Z'))).toBe(140507);
    expect(await mashq(['archive', '--before', '1406/07'])).toMatchObject({
      code: 2,
      text: expect.stringContaining('--before may be 1406/06 at most: reports read what is newer.'),
    });
    expect((await mashq(['archive', '--before', '2026-09'])).text).toContain('must be a Jalali month, such as 1403/07');
    await expect(archiveAnswers(world.context, ORIGIN, { before: 140607, dryRun: false })).rejects.toThrow(
      'reports read',
    );
  });
});

describe('archive and restore', () => {
  test('a dry run says how much it would be, and changes nothing', async () => {
    const { schoolId } = await makeOldSchool();
    const before = await rowsOf(schoolId);
    const dry = await archive(schoolId, '--dry-run');
    expect(dry.text).toMatch(/^1405\/07: (\d+) answers to \1 questions, \d+ KB in 1 files\nWould archive \1 answers/);
    expect(await rowsOf(schoolId)).toEqual(before);
    expect(await filesOf(schoolId)).toEqual([]);
    const done = await archive(schoolId);
    expect(done.text.split('\n')[0]).toBe(dry.text.split('\n')[0]);
  });

  test('answers leave for a file, and come back as they were', async () => {
    const { schoolId, ids } = await makeOldSchool();
    const before = await rowsOf(schoolId);
    expect((await archive(schoolId)).code).toBe(0);
    const stayed = await rowsOf(schoolId);
    // The question with a mistake, and the last answer of the day.
    const [first = '', last = ''] = [ids.at(0), ids.at(-1)];
    expect(new Set(stayed.map(({ row }) => row.question_id))).toEqual(new Set([first, last]));
    const left = before.length - stayed.length;
    expect(await filesOf(schoolId)).toEqual([{ part: 1, answers: left, month: 140507 }]);
    expect((await mashq(['archive', 'list'])).text).toContain('1405/07: ');

    const back = await restore(schoolId);
    expect(back).toEqual({ code: 0, text: `Restored ${left} answers of 1405/07 from 1 files.` });
    expect(await rowsOf(schoolId)).toEqual(before);
    expect(await filesOf(schoolId)).toEqual([]);
    expect(await world.context.storage.get(keyOf(schoolId))).toBeUndefined();
    expect((await restore(schoolId)).text).toBe('Nothing of 1405/07 is archived.');
    const events = await readAudit(world.db, { target: keyOf(schoolId) });
    expect(events.map(({ action }) => action).sort()).toEqual(['answers.archive', 'answers.restore']);
  });

  test('again, and two at once, archive each answer once', async () => {
    const { schoolId } = await makeOldSchool();
    const before = await rowsOf(schoolId);
    const both = await Promise.all([archive(schoolId), archive(schoolId)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const [file, ...others] = await filesOf(schoolId);
    expect(others).toEqual([]);
    const stayed = await rowsOf(schoolId);
    expect(file?.answers).toBe(before.length - stayed.length);
    expect((await archive(schoolId)).text).toContain('Archived 0 answers');
    expect(await rowsOf(schoolId)).toEqual(stayed);
    await Promise.all([restore(schoolId), restore(schoolId)]);
    expect(await rowsOf(schoolId)).toEqual(before);
  });

  test('what is free to leave later is a part of its own, and the month comes back whole', async () => {
    const { schoolId, ids } = await makeOldSchool();
    const before = await rowsOf(schoolId);
    await archive(schoolId);
    await world.db.execute(sql`update attempt set misconception_id = null where question_id = ${ids[0]}`);
    const changed = before.map(({ row }) =>
      row.question_id === ids[0] ? { row: { ...row, misconception_id: null } } : { row },
    );
    await archive(schoolId);
    expect((await filesOf(schoolId)).map(({ part }) => part)).toEqual([1, 2]);
    expect((await restore(schoolId)).text).toContain('from 2 files');
    expect(await rowsOf(schoolId)).toEqual(changed);
  });

  test('broken off before the end, all answers are in the table, and the next run writes the file again', async () => {
    const { schoolId } = await makeOldSchool();
    const before = await rowsOf(schoolId);
    const { db, storage } = world.context;
    const crashing: Context = {
      ...world.context,
      db: {
        ...db,
        transaction: (work, options) =>
          db.transaction(async (session) => {
            const result = await work(session);
            // Everything is done but the commit.
            if ((await storage.get(keyOf(schoolId))) !== undefined) throw new Error('the machine is off');
            return result;
          }, options),
      },
    };
    const words = ['archive', '--before', '1405/08', '--school', schoolId];
    await expect(mashq(words, crashing)).rejects.toThrow('the machine is off');
    expect(await rowsOf(schoolId)).toEqual(before);
    expect(await filesOf(schoolId)).toEqual([]);
    // The file was written; nothing says that it is of use.
    expect(await world.context.storage.get(keyOf(schoolId))).toBeDefined();
    await archive(schoolId);
    expect(await filesOf(schoolId)).toHaveLength(1);
    expect(
      await mashq(['archive', '--restore', '1405/07', '--school', schoolId], crashing).catch(() => null),
    ).toBeNull();
    expect(await filesOf(schoolId)).toHaveLength(1);
    expect((await restore(schoolId)).code).toBe(0);
    expect(await rowsOf(schoolId)).toEqual(before);
  });

  test('a month that is archived again while it comes back keeps its new file', async () => {
    const { schoolId } = await makeOldSchool();
    const before = await rowsOf(schoolId);
    await archive(schoolId);
    const { db } = world.context;
    let isFirst = true;
    const racing: Context = {
      ...world.context,
      db: {
        ...db,
        transaction: async (work, options) => {
          const result = await db.transaction(work, options);
          if (isFirst) {
            isFirst = false;
            await archive(schoolId);
          }
          return result;
        },
      },
    };
    expect((await mashq(['archive', '--restore', '1405/07', '--school', schoolId], racing)).code).toBe(0);
    expect(await filesOf(schoolId)).toHaveLength(1);
    expect((await restore(schoolId)).code).toBe(0);
    expect(await rowsOf(schoolId)).toEqual(before);
  });

  test('a file that is not kept as it was written takes no answer away', async () => {
    const { schoolId } = await makeOldSchool();
    const before = await rowsOf(schoolId);
    const { storage } = world.context;
    const losing = { ...world.context, storage: { ...storage, put: async () => {} } };
    const refused = await mashq(['archive', '--before', '1405/08', '--school', schoolId], losing);
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('was not kept as it was written') });
    expect(await rowsOf(schoolId)).toEqual(before);
  });

  test('a file that is missing, damaged or of another program is refused in clear words', async () => {
    const { schoolId } = await makeOldSchool();
    await archive(schoolId);
    const stayed = await rowsOf(schoolId);
    const { storage } = world.context;
    const whole = await storage.get(keyOf(schoolId));
    if (!whole) throw new Error('a file is needed');
    const damaged = Uint8Array.from(whole);
    damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] ?? 0) ^ 1;
    await storage.put(keyOf(schoolId), damaged);
    expect(await restore(schoolId)).toMatchObject({
      code: 1,
      text: expect.stringContaining('is damaged: its checksum'),
    });
    await world.db.execute(
      sql`update answer_archive set archived_at = archived_at + interval '1 day' where school_id = ${schoolId}`,
    );
    expect(await examineArchives(world.context)).toMatchObject({ fault: expect.stringContaining('is damaged') });
    await storage.remove(keyOf(schoolId));
    expect(await restore(schoolId)).toMatchObject({
      code: 1,
      text: expect.stringContaining('is missing. Bring it back'),
    });
    await storage.put(keyOf(schoolId), whole);
    // The note says fewer answers than the file.
    await world.db.execute(sql`update answer_archive set answers = answers - 1 where school_id = ${schoolId}`);
    expect(await restore(schoolId)).toMatchObject({ code: 1, text: expect.stringContaining('of another version') });
    expect(await rowsOf(schoolId)).toEqual(stayed);
    expect(await filesOf(schoolId)).toHaveLength(1);
  });

  test('rows that are there already stay', async () => {
    const { schoolId } = await makeOldSchool();
    const before = await rowsOf(schoolId);
    await archive(schoolId);
    const stayed = new Set((await rowsOf(schoolId)).map(({ row: { question_id } }) => question_id));
    const left = before.find(({ row: { question_id } }) => !stayed.has(question_id))?.row;
    await world.db.execute(sql`
      insert into attempt select r.* from jsonb_populate_record(null::attempt, ${JSON.stringify(left)}::jsonb) r`);
    expect((await restore(schoolId)).text).toContain('1 answers were there already.');
    expect(await rowsOf(schoolId)).toEqual(before);
  });
});

describe('people', () => {
  test('nothing comes back of a child that was deleted meanwhile', async () => {
    const { schoolId, students } = await makeOldSchool(2);
    const [gone, other] = students;
    const before = await rowsOf(schoolId);
    await archive(schoolId);
    const stayed = await rowsOf(schoolId);
    await mashq(['person', 'erase', '--id', gone?.id ?? '']);
    world.pass({ days: 15 });
    expect(await eraseDue(world.context)).toBe(1);
    expect((await restore(schoolId)).text).toMatch(/\n\d+ answers of people who were deleted did not come back\./);
    const of = (rows: typeof before, person: Actor | undefined) =>
      rows.filter(({ row }) => row.student_id === person?.id);
    const now = await rowsOf(schoolId);
    expect(of(now, other)).toEqual(of(before, other));
    expect(of(now, gone)).toEqual(of(stayed, gone));
    expect(of(now, gone).length).toBeLessThan(of(before, gone).length);
    expect(await world.context.storage.get(keyOf(schoolId))).toBeUndefined();
  });

  test('answers of an account that was merged come back under the one that stays', async () => {
    world.setNow(THEN);
    const { manager, classroom, kept, given, schoolId } = await makeTwins(world);
    await answerAll(given, await setHomework(world, classroom));
    const before = await rowsOf(schoolId);
    world.setNow(NOW);
    await archive(schoolId);
    const body = { sourceId: given.id, dryRun: false };
    const merged = await world.call(manager, rosterCalls.mergeStudent, { params: { studentId: kept.id }, body });
    // All of its answers that count, wherever they lie.
    expect(merged.body.answers_count).toBe(before.length);
    await restore(schoolId);
    const now = await rowsOf(schoolId);
    expect(now).toHaveLength(before.length);
    expect(now.every(({ row }) => row.student_id === kept.id)).toBe(true);
  });

  test('an export says that answers are archived', async () => {
    const { schoolId, child } = await makeOldSchool();
    const exported = async () => {
      const { body } = await world.call(child, contract.account.exportData, {});
      return JSON.parse(await (body as unknown as File).text()) as {
        archived_answers: { questions: number; note: string } | null;
      };
    };
    expect((await exported()).archived_answers).toBeNull();
    await archive(schoolId);
    const [file] = await filesOf(schoolId);
    expect((await exported()).archived_answers).toMatchObject({
      questions: file?.answers,
      note: expect.stringContaining('بایگانی'),
    });
  });

  test('a file is removed five years after it was written, and is not restored from then on', async () => {
    const { schoolId } = await makeOldSchool();
    await archive(schoolId);
    world.setNow('2033-09-27T00:00:00Z');
    const early = await expireArchives(world.context);
    expect(await world.context.storage.get(keyOf(schoolId))).toBeDefined();
    world.setNow('2033-09-29T00:00:00Z');
    expect(await expireArchives(world.context)).toBeGreaterThan(early);
    expect(await world.context.storage.get(keyOf(schoolId))).toBeUndefined();
    expect(await expireArchives(world.context)).toBe(0);
    expect(await restore(schoolId)).toMatchObject({ code: 1, text: expect.stringContaining('its term being over') });
    expect((await mashq(['archive', 'list'])).text).toContain('removed after their term');
  });
});

describe('what is read of old answers', () => {
  test('is the same as before, or said to be archived', async () => {
    const { schoolId, teacher, child, homeworkId, ids, students } = await makeOldSchool(2);
    const calls = contract.teacher.homework;
    const params = { id: homeworkId };
    const report = () => world.call(teacher, calls.report, { params });
    const ofChild = () => world.call(teacher, calls.student, { params: { ...params, studentId: child.id } });
    const list = () => world.call(child, contract.member.homework.list, { query: {} });
    const summary = () => world.call(child, contract.member.reports.completionSummary, {});
    const page = () =>
      world.call(teacher, contract.teacher.report.student, { params: { studentId: child.id }, query: {} });
    const totals = async () => {
      const replies = [await report(), await ofChild(), await list(), await summary(), await page()];
      return replies.map(({ status, body }) => ({ status, body: body as unknown }));
    };
    const mastery = () =>
      world.db.execute(sql`select * from skill_mastery where school_id = ${schoolId} order by student_id, skill_id`);
    const questions = () => world.call(child, contract.member.homework.questions, { params: { homeworkId } });
    const one = (questionId: string) => world.call(child, contract.member.questions.read, { query: { questionId } });
    const [skill = ''] = (await report()).body.skills.map(({ id }) => id).slice(-1);
    const skillOf = () =>
      world.call(teacher, calls.studentSkill, {
        params: { ...params, studentId: students[0]?.id ?? '', skillId: skill },
      });

    // Looking at a child once marks its work as reviewed.
    await ofChild();
    const before = {
      totals: await totals(),
      mastery: await mastery(),
      questions: await questions(),
      skill: await skillOf(),
    };
    expect(before.totals.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect([before.questions.status, before.skill.status]).toEqual([200, 200]);
    await archive(schoolId);
    expect(await totals()).toEqual(before.totals);
    expect(await mastery()).toEqual(before.mastery);
    const refusals = [await questions(), await one(ids[1] ?? ''), await skillOf()];
    expect(refusals.map(({ status, refusal }) => [status, refusal.code])).toEqual(
      refusals.map(() => [409, 'archived']),
    );
    expect(refusals[0]?.refusal.detail).toContain('بایگانی شده است');
    expect((await one(ids[0] ?? '')).status).toBe(200);
    await restore(schoolId);
    expect((await questions()).body).toEqual(before.questions.body);
    expect((await skillOf()).body).toEqual(before.skill.body);
  });

  const STAYING: readonly (readonly [why: string, change: (question: { id: string; student: string }) => SQL])[] = [
    [
      'another try of another month',
      ({ id }) => sql`
      update attempt set answered_at = '2026-11-01', received_at = '2026-11-01' where question_id = ${id}`,
    ],
    ['a known mistake', ({ id }) => sql`update attempt set misconception_id = 'a-mistake' where question_id = ${id}`],
    ['no try that counted', ({ id }) => sql`update question set tries = 0 where id = ${id}`],
    [
      'practice that is open',
      ({ id }) => sql`
      update question set state = 'open', context = 'practice', assignment_id = null where id = ${id}`,
    ],
    [
      'an answer that waits',
      ({ id, student }) => sql`
      insert into waiting_answer (school_id, id, student_id, assignment_id, question_id, answered_at)
      select school_id, uuid_v7(), ${student}, assignment_id, id, '2026-09-28' from question where id = ${id}`,
    ],
    [
      'a placement',
      ({ id, student }) => sql`
      insert into placement (school_id, student_id, grade, question_ids)
      select school_id, ${student}, 5, jsonb_build_array(id) from question where id = ${id}`,
    ],
    [
      'the newest answer of the child',
      ({ id }) => sql`
      update attempt set answered_at = '2026-09-30', received_at = '2026-09-30' where question_id = ${id}`,
    ],
    [
      'results that are not counted yet',
      ({ student }) => sql`
      update student_assignment set results_pending = true where student_id = ${student}`,
    ],
    [
      'work that still takes answers',
      ({ id, student }) => sql`
      with late as (
        update assignment set late_policy = 'accept_marked' where id = (select assignment_id from question where id = ${id})
      )
      update student_assignment set submitted_at = null where student_id = ${student}`,
    ],
    [
      'a quiz',
      ({ id }) => sql`
      update assignment set kind = 'quiz', source_kind = null, source_first = null, source_last = null where id = (select assignment_id from question where id = ${id})`,
    ],
  ];

  test.each(STAYING)('%s keeps answers where they are', async (_why, change) => {
    const { schoolId, child, ids } = await makeOldSchool();
    const question = { id: ids[1] ?? '', student: child.id };
    await world.db.execute(change(question));
    expect((await archive(schoolId)).code).toBe(0);
    const stayed = new Set((await rowsOf(schoolId)).map(({ row }) => row.question_id));
    expect(stayed.has(question.id)).toBe(true);
  });
});
