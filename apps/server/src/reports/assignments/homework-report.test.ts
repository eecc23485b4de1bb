import { contract } from '@mashq/api/contract';
import { newProgress, questionsToLearn, rawFromAnswer, skillById } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { setHomework } from '../../../test/world/homework.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { recordAlert, recordMastery, recordQuestion, recordSubmission } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { makeQuestion } from '../../questions/make-question.ts';

const world = await makeWorld();
const calls = contract.teacher.homework;
const [SKILL, OTHER] = ['g5-improper-to-mixed', 'g5-mixed-to-improper'] as const;

/** The first seeds at which a question of the skill has a known mistake, and that mistake as a child types it. */
function knownMistake(skillId: string, after = 0) {
  for (let seed = after + 1; seed < after + 200; seed += 1) {
    const made = makeQuestion({ skillId, level: 2, seed });
    const mistake = made.misconceptions.find(({ unclear }) => unclear === undefined);
    if (mistake) return { seed, mistake, raw: rawFromAnswer(mistake.answer), right: rawFromAnswer(made.key) };
  }
  throw new Error('no seed has a known mistake');
}

async function prepared(students = 3) {
  const classroom = await makeClassroom(world, { students });
  const homework = await setHomework(world, classroom, { skillIds: [SKILL, OTHER], itemsPerSkill: 2 });
  const params = { id: homework.id };
  const report = async () => (await world.call(classroom.teacher, calls.report, { params })).body;
  const [first, second, third] = classroom.students;
  if (!first || !second || !third) throw new Error('three children are needed');
  return { classroom, homework, params, report, teacher: classroom.teacher, first, second, third };
}

describe('the report of a class', () => {
  test('of a homework nobody has opened has every child and every cell, all empty', async () => {
    const { report } = await prepared();
    const { students, cells, skills, mistakes, help } = await report();
    expect(students).toHaveLength(3);
    expect(students.every((row) => row.state === 'not_started' && row.level === null && !row.help_needed)).toBe(true);
    expect(cells).toHaveLength(6);
    expect(cells[0]).toMatchObject({ done: 0, total: 2, mastery: { band: 'unseen', n: 0, estimate: null } });
    expect(skills.map((skill) => [skill.id, skill.answered])).toEqual([
      [SKILL, 0],
      [OTHER, 0],
    ]);
    expect([mistakes, help]).toEqual([[], []]);
  });

  test('adds up each skill over the children, without the excused', async () => {
    const { report, homework, first, second, third, teacher } = await prepared();
    const right = { raw: { kind: 'integer', values: ['1'] }, verdict: 'right' } as const;
    const wrong = { raw: { kind: 'integer', values: ['2'] }, verdict: 'wrong' } as const;
    const invalid = { raw: { kind: 'integer', values: ['?'] }, verdict: 'invalid' } as const;
    const record = (who: typeof first, recorded: Parameters<typeof recordQuestion>[3]) =>
      recordQuestion(world, who, homework.id, recorded);
    await record(first, { skillId: SKILL, position: 0, state: 'right', firstTryRight: true, answers: [right] });
    await record(first, { skillId: SKILL, position: 1, state: 'corrected', answers: [wrong, right] });
    await record(second, { skillId: SKILL, position: 0, state: 'wrong', hintsOpened: 2, answers: [wrong, wrong] });
    await record(second, { skillId: SKILL, position: 1, answers: [invalid] });
    await record(third, { skillId: SKILL, position: 0, state: 'right', firstTryRight: true, answers: [right] });
    await world.call(teacher, calls.setStudentState, {
      params: { id: homework.id, studentId: third.id },
      body: { action: 'excuse' },
    });

    const { skills, cells } = await report();
    expect(skills[0]).toMatchObject({ id: SKILL, answered: 3, first_try_right: 1, right: 2, hints_opened: 2 });
    expect(skills[1]).toMatchObject({ id: OTHER, answered: 0, first_try_right: 0, right: 0, hints_opened: 0 });
    const cell = (who: typeof first) => cells.find((each) => each.student_id === who.id && each.skill_id === SKILL);
    expect(cell(first)).toMatchObject({ done: 2, total: 2, first_try_right: 1, right: 2 });
    expect(cell(second)).toMatchObject({ done: 1, total: 2, first_try_right: 0, right: 0 });
  });

  test('says where each child is, with the level of the descriptive evaluation once it handed in', async () => {
    const { report, homework, first } = await prepared();
    await recordSubmission(world, first, homework.id, {
      itemsTotal: 6,
      itemsDone: 5,
      firstTryRight: 5,
      finalRight: 5,
      hintsOpened: 1,
      activeMs: 61_400,
    });
    const { students } = await report();
    expect(students.find((row) => row.student_id === first.id)).toMatchObject({
      name: 'نام1 خانواده1',
      state: 'in_progress',
      items_done: 5,
      first_try_right: 5,
      right: 5,
      hints_opened: 1,
      active_seconds: 61,
      last_activity_at: world.now().toISOString(),
      level: null,
    });
    await recordSubmission(world, first, homework.id, { submittedAt: world.now() });
    const again = (await report()).students.find((row) => row.student_id === first.id);
    // Five of all six.
    expect(again).toMatchObject({ state: 'submitted', handed_in: true, level: 'good' });
  });

  test('shows the mastery of each child in each skill', async () => {
    const { report, first } = await prepared();
    const near = { band: 'near', tries: 9, counted: 8, score: 0.7 } as const;
    await recordMastery(world, first, OTHER, near);
    const estimate = questionsToLearn({ ...newProgress, ...near }, skillById(OTHER)?.guessable ?? null);
    const cell = (await report()).cells.find((each) => each.student_id === first.id && each.skill_id === OTHER);
    expect(cell?.mastery).toEqual({ skill_id: OTHER, band: 'near', n: 9, estimate });
  });

  test('names common mistakes, those of most children first, with one as it was typed', async () => {
    const { report, homework, first, second } = await prepared();
    const [often, once] = [knownMistake(SKILL), knownMistake(OTHER)];
    const asAnswer = ({ raw, mistake }: typeof often) => ({
      raw,
      verdict: 'wrong' as const,
      misconceptionId: mistake.id,
    });
    await recordQuestion(world, first, homework.id, { skillId: SKILL, seed: often.seed, answers: [asAnswer(often)] });
    world.pass({ minutes: 5 });
    await recordQuestion(world, second, homework.id, {
      skillId: SKILL,
      seed: often.seed,
      answers: [asAnswer(often), asAnswer(often)],
    });
    await recordQuestion(world, second, homework.id, {
      skillId: OTHER,
      seed: once.seed,
      position: 1,
      answers: [asAnswer(once)],
    });
    const { mistakes } = await report();
    expect(
      mistakes.map((each) => [each.skill_id, each.misconception_id, each.students, each.confirmed, each.times]),
    ).toEqual([
      [SKILL, often.mistake.id, 2, 0, 3],
      [OTHER, once.mistake.id, 1, 0, 1],
    ]);
    // Who made it most often comes first.
    expect(mistakes.map((each) => each.student_ids)).toEqual([[second.id, first.id], [second.id]]);
    expect(mistakes[0]).toMatchObject({ title: often.mistake.title, example: { raw: often.raw } });
    expect(mistakes[0]?.example.stem).toEqual(makeQuestion({ skillId: SKILL, level: 2, seed: often.seed }).stem);
  });

  test('a mistake is confirmed in a child by a second question, of any work, and such mistakes come first', async () => {
    const { report, homework, first, second, classroom } = await prepared();
    const elsewhere = await setHomework(world, classroom, { skillIds: [SKILL, OTHER], itemsPerSkill: 2 });
    const [one, other] = [knownMistake(SKILL), knownMistake(OTHER)];
    const answers = ({ raw, mistake }: typeof one) => [{ raw, verdict: 'wrong' as const, misconceptionId: mistake.id }];
    const make = (student: typeof first, work: string, known: typeof one, skillId: string, position: number) =>
      recordQuestion(world, student, work, { skillId, seed: known.seed, position, answers: answers(known) });
    const inWork = await make(first, homework.id, other, OTHER, 0);
    await make(second, homework.id, one, SKILL, 0);
    await make(first, homework.id, one, SKILL, 1);
    const counted = async () =>
      (await report()).mistakes.map((each) => [each.skill_id, each.students, each.confirmed, each.times]);
    expect(await counted()).toEqual([
      [SKILL, 2, 0, 2],
      [OTHER, 1, 0, 1],
    ]);
    const isConfirmed = async () => {
      const params = { id: homework.id, studentId: first.id, skillId: OTHER };
      const { body } = await world.call(classroom.teacher, calls.studentSkill, { params });
      const found = body.questions.find(({ question_id }) => question_id === inWork);
      return found?.attempts.map((attempt) => [attempt.misconception, attempt.is_confirmed]);
    };
    expect(await isConfirmed()).toEqual([[other.mistake.title, false]]);
    const further = await make(first, elsewhere.id, other, OTHER, 0);
    expect(await counted()).toEqual([
      [OTHER, 1, 1, 1],
      [SKILL, 2, 0, 2],
    ]);
    expect(await isConfirmed()).toEqual([[other.mistake.title, true]]);
    // What was withdrawn says nothing of a child.
    await world.db.execute(sql`update question set withdrawn_at = ${world.now()}::timestamptz where id = ${further}`);
    expect(await counted()).toEqual([
      [SKILL, 2, 0, 2],
      [OTHER, 1, 0, 1],
    ]);
  });

  test('lists who needs help until the skill is learned, the stuck before the slow', async () => {
    const { report, first, second, third, classroom } = await prepared();
    await recordAlert(world, first, SKILL, 'not-learned-after-twenty');
    await recordAlert(world, second, OTHER, 'four-wrong-in-a-row');
    await recordAlert(world, third, 'g5-fraction-add-unlike', 'four-wrong-in-a-row');
    const { help, students } = await report();
    expect(help.map((each) => [each.student_id, each.skill_id, each.reason])).toEqual([
      [second.id, OTHER, 'four-wrong-in-a-row'],
      [first.id, SKILL, 'not-learned-after-twenty'],
    ]);
    expect(help[0]).toMatchObject({ class_id: classroom.classId, skill_title: skillById(OTHER)?.title });
    const needing = students.filter((row) => row.help_needed).map((row) => row.student_id);
    expect(needing.sort()).toEqual([first.id, second.id].sort());

    await recordMastery(world, second, OTHER, { band: 'learned', tries: 12 });
    expect((await report()).help.map((each) => each.student_id)).toEqual([first.id]);
  });

  test('makes as many queries for thirty children as for three', async () => {
    const [few, many] = [await prepared(3), await prepared(30)];
    for (const [position, student] of many.classroom.students.entries()) {
      const { seed, raw, mistake } = knownMistake(SKILL, position);
      await recordQuestion(world, student, many.homework.id, {
        skillId: SKILL,
        seed,
        answers: [{ raw, verdict: 'wrong', misconceptionId: mistake.id }],
      });
    }
    const [ofFew, ofMany] = [await world.countQueries(few.report), await world.countQueries(many.report)];
    expect(ofMany).toBe(ofFew);
    expect(ofMany).toBeLessThanOrEqual(8);
  });
});

describe('one child', () => {
  test('skill by skill', async () => {
    const { teacher, params, homework, first } = await prepared();
    const right = { raw: { kind: 'integer', values: ['1'] }, verdict: 'right' } as const;
    await recordQuestion(world, first, homework.id, {
      skillId: OTHER,
      state: 'right',
      firstTryRight: true,
      answers: [right],
    });
    await recordMastery(world, first, OTHER, { band: 'starting', tries: 1, counted: 1, score: 0.6 });
    const { body } = await world.call(teacher, calls.student, { params: { ...params, studentId: first.id } });
    expect(body.student.student_id).toBe(first.id);
    expect(body.skills.map(({ id, done, total, right: correct }) => [id, done, total, correct])).toEqual([
      [SKILL, 0, 2, 0],
      [OTHER, 1, 1, 1],
    ]);
    expect(body.skills[1]?.mastery).toMatchObject({ band: 'starting', n: 1 });
  });

  test('each answer is shown exactly as it was typed, with what was recognized in it', async () => {
    const { teacher, params, homework, first } = await prepared();
    const { seed, raw, mistake, right } = knownMistake(SKILL);
    const typed = JSON.parse(
      JSON.stringify(right).replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? ''),
    ) as typeof right;
    const odd = { kind: 'mixed', whole: ' ۱/۲ ', numerator: '٣', denominator: '' } as const;
    const id = await recordQuestion(world, first, homework.id, {
      skillId: SKILL,
      seed,
      state: 'corrected',
      hintsOpened: 1,
      answers: [
        { raw: odd, verdict: 'invalid' },
        { raw, verdict: 'wrong', misconceptionId: mistake.id, activeMs: 42_000, offline: true },
        { raw: typed, verdict: 'right' },
      ],
    });
    const { body } = await world.call(teacher, calls.studentSkill, {
      params: { ...params, studentId: first.id, skillId: SKILL },
    });
    const [question] = body.questions;
    expect(question).toMatchObject({ question_id: id, position: 0, level: 2, state: 'corrected' });
    expect(question?.attempts.map((each) => each.raw)).toEqual([odd, raw, typed]);
    expect(question?.attempts.map((each) => each.verdict)).toEqual(['invalid', 'wrong', 'right']);
    expect(question?.attempts[1]).toMatchObject({
      misconception: mistake.title,
      message: mistake.message,
      active_seconds: 42,
      offline: true,
    });
    expect(question?.key.length).toBeGreaterThan(0);
  });

  test('costs as many queries with twenty questions as with one', async () => {
    const { teacher, params, homework, first, second } = await prepared();
    const { seed, raw, mistake } = knownMistake(SKILL);
    const answers = [{ raw, verdict: 'wrong', misconceptionId: mistake.id }] as const;
    await recordQuestion(world, first, homework.id, { skillId: SKILL, seed, answers });
    for (let position = 0; position < 20; position += 1) {
      await recordQuestion(world, second, homework.id, { skillId: SKILL, seed, position, answers });
    }
    const look = (studentId: string) =>
      world.countQueries(() =>
        world.call(teacher, calls.studentSkill, { params: { ...params, studentId, skillId: SKILL } }),
      );
    await look(first.id);
    expect(await look(second.id)).toBe(await look(first.id));
  });

  test('a child or a skill that is not in the homework is not found', async () => {
    const { teacher, params, first } = await prepared();
    const stranger = (await makeClassroom(world)).students[0]?.id ?? '';
    const at = (studentId: string, skillId: string) =>
      world.call(teacher, calls.studentSkill, { params: { ...params, studentId, skillId } });
    expect((await at(stranger, SKILL)).status).toBe(404);
    expect((await at(first.id, 'g5-fraction-add-unlike')).status).toBe(404);
    expect((await at('not-an-id', SKILL)).status).toBe(404);
    expect((await world.call(teacher, calls.student, { params: { ...params, studentId: stranger } })).status).toBe(404);
  });
});
