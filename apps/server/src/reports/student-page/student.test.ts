import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { rawFromAnswer } from '@mashq/curriculum';
import { expect, test } from 'vitest';
import { setHomework } from '../../../test/world/homework.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { recordAlert, recordMastery, recordQuestion, recordSubmission } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { readAudit } from '../../platform/audit/audit.ts';
import { makeQuestion } from '../../questions/make-question.ts';

const world = await makeWorld();
const calls = contract.teacher.report;
const [SKILL, OTHER] = ['g5-improper-to-mixed', 'g5-mixed-to-improper'] as const;
const right = { raw: { kind: 'integer', values: ['1'] }, verdict: 'right' } as const;

async function prepared() {
  const classroom = await makeClassroom(world, { students: 2 });
  const [child, classmate] = classroom.students;
  if (!child || !classmate) throw new Error('two children are needed');
  const params = { studentId: child.id };
  const report = async () => (await world.call(classroom.teacher, calls.student, { params, query: {} })).body;
  return { ...classroom, classroom, child, classmate, params, report };
}

type Report = Awaited<ReturnType<Awaited<ReturnType<typeof prepared>>['report']>>;
const skillOf = ({ chapters }: Report, id: string) =>
  chapters.flatMap(({ skills }) => skills).find((skill) => skill.id === id);

/** A seed at which the skill has a known mistake, and that mistake as a child types it. */
function knownMistake() {
  for (let seed = 1; seed < 200; seed += 1) {
    const { misconceptions } = makeQuestion({ skillId: SKILL, level: 2, seed });
    const mistake = misconceptions.find(({ unclear }) => unclear === undefined);
    if (mistake) return { seed, id: mistake.id, raw: rawFromAnswer(mistake.answer) };
  }
  throw new Error('no seed has a known mistake');
}

test('of a child who has done nothing has every skill of the grade, and eight empty weeks', async () => {
  const { report, classId } = await prepared();
  const body = await report();
  expect(body).toMatchObject({ grade: 5, class: { id: classId }, work: [], mistakes: [], help: [], notes: [] });
  expect(body.weeks).toHaveLength(8);
  expect(body.weeks.every(({ done, minutes, learned_skills }) => done + minutes + learned_skills === 0)).toBe(true);
  expect(skillOf(body, SKILL)).toMatchObject({
    mastery: { band: 'unseen', n: 0 },
    descriptive: { level: null, computed: null, set: null },
  });
});

test('has work, mistakes by misconception, help alerts and minutes of the child alone', async () => {
  const { classroom, child, classmate, report } = await prepared();
  const mistake = knownMistake();
  const homework = await setHomework(world, classroom, { title: 'کسر', skillIds: [SKILL, OTHER], itemsPerSkill: 2 });
  const wrong = { raw: mistake.raw, verdict: 'wrong', misconceptionId: mistake.id, activeMs: 120_000 } as const;
  for (const each of [child, classmate]) {
    await recordQuestion(world, each, homework.id, {
      skillId: SKILL,
      seed: mistake.seed,
      state: 'wrong',
      answers: [wrong],
    });
  }
  await recordSubmission(world, child, homework.id, { itemsDone: 1, firstTryRight: 0 });
  await recordAlert(world, child, SKILL, 'four-wrong-in-a-row');
  await recordAlert(world, classmate, OTHER, 'four-wrong-in-a-row');
  const body = await report();
  expect(body.work).toMatchObject([
    { assignment_id: homework.id, kind: 'homework', title: 'کسر', state: 'in_progress', items_done: 1, items_total: 4 },
  ]);
  expect(body.mistakes).toMatchObject([{ skill_id: SKILL, misconception_id: mistake.id, students: 1, times: 1 }]);
  expect(body.help.map(({ skill_id }) => skill_id)).toEqual([SKILL]);
  expect(body.weeks.at(-1)).toMatchObject({ done: 1, first_try_right: 0, minutes: 2 });
  expect(body.student).toMatchObject({ minutes: 2, help_alerts: 1, open_work: 1 });
});

test('weeks begin on Saturday, and an answer of last week is in last week', async () => {
  const { classroom, child, report } = await prepared();
  const homework = await setHomework(world, classroom, { skillIds: [SKILL], itemsPerSkill: 2 });
  await recordQuestion(world, child, homework.id, {
    skillId: SKILL,
    position: 0,
    answers: [right],
    firstTryRight: true,
  });
  world.pass({ days: 7 });
  await recordQuestion(world, child, homework.id, {
    skillId: SKILL,
    position: 1,
    answers: [right],
    firstTryRight: true,
  });
  const { weeks } = await report();
  expect(weeks.slice(-2).map(({ done, first_try_right }) => [done, first_try_right])).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('is of the grade that is asked for', async () => {
  const { teacher, params } = await prepared();
  const { body } = await world.call(teacher, calls.student, { params, query: { grade: '۴' } });
  expect(body.grade).toBe(4);
  expect(body.chapters.flatMap(({ skills }) => skills).every(({ grade }) => grade === 4)).toBe(true);
});

test('takes a constant number of queries', async () => {
  const { classroom, child, classmate } = await prepared();
  for (const each of [1, 2, 3]) {
    const homework = await setHomework(world, classroom, { skillIds: [SKILL, OTHER] });
    await recordQuestion(world, child, homework.id, { skillId: each === 1 ? SKILL : OTHER, answers: [right] });
    await recordMastery(world, child, each === 1 ? SKILL : OTHER, { band: 'near', tries: each });
  }
  const queries = (id: string) =>
    world.countQueries(() => world.services.studentPage.student(classroom.teacher, id, { grade: undefined }));
  expect(await queries(child.id)).toBe(await queries(classmate.id));
});

test('a child of another teacher does not exist', async () => {
  const { params, child } = await prepared();
  const other = await makeClassroom(world);
  const id = randomUUID();
  const replies = [
    await world.call(other.teacher, calls.student, { params, query: {} }),
    await world.call(other.teacher, calls.addNote, { params, body: { id, body: 'متن' } }),
    await world.call(other.teacher, calls.setLevel, {
      params: { studentId: child.id, skillId: SKILL },
      body: { level: 'good', reason: 'در کلاس دیدم' },
    }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('a level that a teacher set counts with its reason, until it is reset; both are audited once', async () => {
  const { teacher, child, report, schoolId } = await prepared();
  await recordMastery(world, child, SKILL, { band: 'near', tries: 7 });
  const params = { studentId: child.id, skillId: SKILL };
  const set = () =>
    world.call(teacher, calls.setLevel, { params, body: { level: 'good', reason: 'پای تخته درست حل کرد.' } });
  expect((await set()).body).toMatchObject({
    level: 'good',
    computed: 'acceptable',
    set: { reason: 'پای تخته درست حل کرد.', teacher_name: 'مریم کریمی' },
  });
  expect((await set()).status).toBe(200);
  expect(skillOf(await report(), SKILL)?.descriptive).toMatchObject({ level: 'good', computed: 'acceptable' });
  expect(await readAudit(world.db, { target: child.id })).toMatchObject([
    {
      action: 'student-level.set',
      actor: teacher.id,
      before: { level: null },
      after: { skillId: SKILL, level: 'good' },
    },
  ]);
  for (const _ of [1, 2]) {
    expect((await world.call(teacher, calls.resetLevel, { params })).body).toEqual({
      level: 'acceptable',
      computed: 'acceptable',
      set: null,
    });
  }
  expect((await readAudit(world.db, { target: child.id })).map(({ action }) => action)).toHaveLength(2);
  expect(skillOf(await report(), SKILL)?.descriptive.set).toBeNull();
  const unknown = await world.call(teacher, calls.resetLevel, { params: { ...params, skillId: 'g5-none' } });
  expect([unknown.status, schoolId]).toEqual([404, schoolId]);
});

test('a note is written once, read by every teacher of the child, changed and removed by its author alone', async () => {
  const { teacher, classId, schoolId, child, params, report } = await prepared();
  const co = await makePerson(world, { role: 'TEACHER', schoolId, firstName: 'نرگس', lastName: 'امینی' });
  await world.services.roster.assignTeacher(classId, co.id, 'co');
  const id = randomUUID();
  const write = () => world.call(teacher, calls.addNote, { params, body: { id, body: 'جدول ضرب را با او مرور کنم.' } });
  expect((await write()).status).toBe(201);
  expect((await write()).body).toMatchObject({ id, version: 1, is_own: true });
  const note = { ...params, noteId: id };
  const seen = (await world.call(co, calls.student, { params, query: {} })).body.notes;
  expect(seen).toMatchObject([{ id, author_name: 'مریم کریمی', is_own: false }]);
  const byOther = [
    await world.call(co, calls.updateNote, { params: note, body: { version: 1, body: 'دیگر' } }),
    await world.call(co, calls.removeNote, { params: note }),
  ];
  expect(byOther.map(({ status }) => status)).toEqual([404, 404]);

  const change = (version: number, body: string) =>
    world.call(teacher, calls.updateNote, { params: note, body: { version, body } });
  expect((await change(1, 'مرور شد.')).body).toMatchObject({ version: 2, body: 'مرور شد.' });
  expect((await change(1, 'مرور شد.')).body).toMatchObject({ version: 2 });
  expect((await change(1, 'چیز دیگر')).status).toBe(409);
  for (const _ of [1, 2])
    expect((await world.call(teacher, calls.removeNote, { params: note })).body).toEqual({ ok: true });
  expect((await report()).notes).toEqual([]);
  expect((await write()).status).toBe(404);

  const audit = await readAudit(world.db, { target: id });
  expect(audit.map(({ action }) => action).sort()).toEqual(['student-note.remove', 'student-note.update']);
  expect(JSON.stringify(audit)).not.toContain('مرور');
  expect(audit.every(({ actor }) => actor === teacher.id)).toBe(true);
  expect(child.id).toBe(params.studentId);
});
