import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answer, mistakenInput, rightInput } from '../../test/world/answers.ts';
import { daysFrom, setHomework } from '../../test/world/homework.ts';
import { setPackage } from '../../test/world/packages.ts';
import { type Classroom, makeClassroom, makePerson } from '../../test/world/people.ts';
import { setQuiz } from '../../test/world/quiz.ts';
import { recordAlert, recordMastery, recordQuestion, recordSubmission } from '../../test/world/record-answers.ts';
import { makeWorld } from '../../test/world/world.ts';
import type { Actor } from '../platform/actor.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const calls = contract.teacher.homework;
const [SKILL, OTHER] = ['g5-improper-to-mixed', 'g5-mixed-to-improper'] as const;
const RIGHT = { raw: { kind: 'integer', values: ['1'] }, verdict: 'right' } as const;
const WRONG = { raw: { kind: 'integer', values: ['2'] }, verdict: 'wrong' } as const;

const childOf = ({ students }: Classroom, index = 0): Actor => {
  const child = students[index];
  if (!child) throw new Error('a class without this child');
  return child;
};

const reportOf = async ({ teacher }: Classroom, id: string) =>
  (await world.call(teacher, calls.report, { params: { id } })).body;
const rowOf = async (classroom: Classroom, id: string, child: Actor) => {
  const row = (await reportOf(classroom, id)).students.find(({ student_id }) => student_id === child.id);
  if (!row) throw new Error('a child that is not in the report');
  return row;
};

/** Works through a child's homework: the first ones right at once, the next wrong, the rest left out. */
async function work(child: Actor, homeworkId: string, right: number, wrong: number, isDone = true) {
  const { body } = await world.call(child, contract.member.homework.read, { params: { homeworkId } });
  for (const [index, { question_id: questionId }] of body.items.entries()) {
    if (index >= right + wrong) break;
    const raw = index < right ? await rightInput(world, questionId) : await mistakenInput(world, questionId);
    expect((await answer(world, child, questionId, raw)).status).toBe(200);
    if (index >= right && isDone) {
      // A wrong answer is done by looking at the solution.
      await world.call(child, contract.member.questions.solution, { params: { questionId } });
    }
  }
}

const handIn = (child: Actor, homeworkId: string) =>
  world.call(child, contract.member.homework.submit, { params: { homeworkId } });
const seenByChild = async (child: Actor, homeworkId: string) =>
  (await world.call(child, contract.member.homework.read, { params: { homeworkId } })).body;

describe('the level of a work', () => {
  test('is the same for child, teacher, page of the child and file, and leaving out does not raise it', async () => {
    const classroom = await makeClassroom(world);
    const [all, less] = [childOf(classroom, 0), childOf(classroom, 1)];
    const { id } = await setHomework(world, classroom, { skillIds: [SKILL, OTHER], itemsPerSkill: 4 });
    // All eight with six right; and seven with six right, one left out.
    await work(all, id, 6, 2);
    await work(less, id, 6, 1);
    expect((await rowOf(classroom, id, less)).level, 'not before it is handed in').toBeNull();
    await handIn(less, id);
    for (const child of [all, less]) {
      const row = await rowOf(classroom, id, child);
      expect([row.items_total, row.first_try_right, row.level]).toEqual([8, 6, 'acceptable']);
      expect((await seenByChild(child, id)).result?.level).toBe(row.level);
      const page = await world.call(classroom.teacher, contract.teacher.report.student, {
        params: { studentId: child.id },
        query: {},
      });
      expect(page.body.work[0]?.level).toBe(row.level);
    }
    const file = await world.call(classroom.teacher, contract.teacher.exports.homework, {
      params: { id },
      query: { format: 'csv', table: 'students' },
    });
    const text = await file.body.text();
    expect(text.match(/قابل قبول/g)).toHaveLength(2);
    expect(text).not.toContain('خوب');
  });

  test('is not there with fewer than five done', async () => {
    const classroom = await makeClassroom(world);
    const child = childOf(classroom);
    const { id } = await setHomework(world, classroom, { skillIds: [SKILL, OTHER], itemsPerSkill: 4 });
    await work(child, id, 4, 0);
    await handIn(child, id);
    expect((await rowOf(classroom, id, child)).level).toBeNull();
    expect((await seenByChild(child, id)).result).toMatchObject({ first_try_right: 4, level: null });
  });
});

describe('what was answered and is not done', () => {
  test('is in the grid, and the sums by child and by skill are the same', async () => {
    const classroom = await makeClassroom(world);
    const { id } = await setHomework(world, classroom, { skillIds: [SKILL, OTHER], itemsPerSkill: 2 });
    const child = childOf(classroom);
    await work(child, id, 1, 2, false);
    const { cells, skills, students } = await reportOf(classroom, id);
    const own = cells.filter(({ student_id }) => student_id === child.id);
    const sum = (rows: readonly { answered: number; done: number }[], of: 'answered' | 'done') =>
      rows.reduce((total, row) => total + row[of], 0);
    expect([sum(own, 'answered'), sum(own, 'done')]).toEqual([3, 1]);
    expect([sum(skills, 'answered'), sum(skills, 'done')]).toEqual([3, 1]);
    expect(students.reduce((total, row) => total + row.items_done, 0)).toBe(1);
    const { body } = await world.call(classroom.teacher, calls.student, { params: { id, studentId: child.id } });
    expect([sum(body.skills, 'answered'), sum(body.skills, 'done')]).toEqual([3, 1]);
  });
});

describe('who handed in', () => {
  test('is not who the clock took unfinished; who is excused is counted apart', async () => {
    const classroom = await makeClassroom(world, { students: 5 });
    const { id } = await setHomework(world, classroom, { skillIds: [SKILL, OTHER], itemsPerSkill: 2 });
    const [byHand, byClock, excused, late] = [0, 1, 2, 3].map((index) => childOf(classroom, index));
    if (!byHand || !byClock || !excused || !late) throw new Error('four children are needed');
    await work(byHand, id, 1, 0);
    await handIn(byHand, id);
    await work(byClock, id, 3, 0);
    await world.call(classroom.teacher, calls.setStudentState, {
      params: { id, studentId: excused.id },
      body: { action: 'excuse' },
    });
    world.pass({ days: 4 });
    const { homework, students } = await reportOf(classroom, id);
    expect(homework.counts).toEqual({
      assigned: 5,
      not_started: 0,
      in_progress: 0,
      submitted: 1,
      auto_submitted: 1,
      missing: 2,
      excused: 1,
    });
    expect(students.filter(({ handed_in }) => handed_in).map(({ student_id }) => student_id)).toEqual([byHand.id]);
    // Reviewed by its teacher it still was not handed in.
    await world.call(classroom.teacher, calls.student, { params: { id, studentId: byClock.id } });
    expect(await rowOf(classroom, id, byClock)).toMatchObject({ state: 'reviewed', handed_in: false });
    expect((await reportOf(classroom, id)).homework.counts).toMatchObject({ submitted: 1, auto_submitted: 1 });
    const manager = await makePerson(world, { role: 'MANAGER', schoolId: classroom.schoolId });
    const pie = await world.call(manager, contract.school.reports.homeworksPie, { query: {} });
    expect(pie.body).toEqual(homework.counts);
  });

  test('a package has no excused child in its chart', async () => {
    const classroom = await makeClassroom(world, { students: 3 });
    const { id } = await setPackage(world, classroom);
    const child = childOf(classroom);
    await world.call(child, contract.member.packages.open, { params: { packageId: id, activity: 1 } });
    await world.call(classroom.teacher, contract.teacher.packages.setStudentState, {
      params: { id, studentId: child.id },
      body: { action: 'excuse' },
    });
    const { body } = await world.call(classroom.teacher, contract.teacher.packages.pieChart, { params: { id } });
    expect(body).toEqual({ completed: 0, in_progress: 0, not_started: 2 });
    const activities = await world.call(classroom.teacher, contract.teacher.packages.activities, { params: { id } });
    expect(activities.body[0]?.completed).toBe(0);
  });
});

describe('who needs help', () => {
  /** The children in need by each screen that names or counts them. */
  async function inNeed({ teacher, schoolId, classId }: Classroom, homeworkId?: string) {
    const manager = await makePerson(world, { role: 'MANAGER', schoolId });
    const ids = (rows: readonly { student_id: string }[]) => [...new Set(rows.map((row) => row.student_id))].sort();
    const home = (await world.call(teacher, contract.teacher.dashboard.read, {})).body.help;
    const list = (await world.call(teacher, contract.teacher.report.students, { query: { size: 100 } })).body.items;
    const today = (await world.call(manager, contract.school.reports.today, {})).body;
    const { body: overview } = await world.call(manager, contract.school.reports.oneClass, { params: { classId } });
    const found = {
      home: ids(home),
      list: ids(list.filter(({ help_alerts }) => help_alerts > 0)),
      school: ids(today.help),
    };
    expect(found.list).toEqual(found.home);
    expect(found.school).toEqual(found.home);
    expect([today.help_needed, overview.help_needed]).toEqual([found.home.length, found.home.length]);
    if (homeworkId !== undefined) {
      const { help, students } = (await world.call(teacher, calls.report, { params: { id: homeworkId } })).body;
      const marked = ids(students.filter(({ help_needed }) => help_needed));
      expect(ids(help)).toEqual(marked);
      expect(found.home).toEqual(expect.arrayContaining(marked));
      return { ...found, marked };
    }
    return { ...found, marked: [] };
  }

  test('is the same on every screen, and those of a work are among those of the class', async () => {
    const classroom = await makeClassroom(world, { students: 5 });
    const [good, weak, stuck, elsewhere, before] = classroom.students;
    if (!good || !weak || !stuck || !elsewhere || !before) throw new Error('five children are needed');
    // An alert from before, and one of a skill that is in no work.
    await recordAlert(world, before, SKILL, 'not-learned-after-twenty');
    world.pass({ days: 8 });
    const { id } = await setHomework(world, classroom, { skillIds: [SKILL, OTHER], itemsPerSkill: 4 });
    // Seven of eight right, and the skill was hard a week ago; one of eight right; a skill wrong four times in a row.
    await recordAlert(world, good, SKILL, 'four-wrong-in-a-row');
    await recordMastery(world, good, SKILL, { band: 'near', tries: 9, wrongInARow: 0 });
    await recordSubmission(world, good, id, {
      itemsDone: 8,
      firstTryRight: 7,
      finalRight: 8,
      submittedAt: world.now(),
    });
    for (const [position, skillId] of [SKILL, SKILL, OTHER, OTHER, OTHER].entries()) {
      await recordQuestion(world, weak, id, {
        skillId,
        position,
        seed: position + 1,
        state: 'wrong',
        answers: [WRONG],
      });
    }
    await recordSubmission(world, weak, id, {
      itemsDone: 8,
      firstTryRight: 1,
      finalRight: 1,
      submittedAt: world.now(),
    });
    await recordAlert(world, stuck, OTHER, 'four-wrong-in-a-row');
    await recordMastery(world, stuck, OTHER, { band: 'learning', tries: 6, wrongInARow: 4 });
    await recordAlert(world, elsewhere, 'g5-fraction-add-unlike', 'four-wrong-in-a-row');
    const { home, marked } = await inNeed(classroom, id);
    expect(home).toEqual([weak.id, stuck.id, elsewhere.id].sort());
    expect(marked).toEqual([weak.id, stuck.id].sort());
    const alerts = (await reportOf(classroom, id)).help;
    expect(alerts.filter(({ student_id }) => student_id === weak.id).map(({ reason }) => reason)).toEqual([
      'weak-in-work',
      'weak-in-work',
    ]);
    // Excused from the work, the weak child is in need of nothing of it.
    await world.call(classroom.teacher, calls.setStudentState, {
      params: { id, studentId: weak.id },
      body: { action: 'excuse' },
    });
    expect((await inNeed(classroom, id)).marked).toEqual([stuck.id]);
    world.pass({ days: 8 });
    expect(await inNeed(classroom, id)).toMatchObject({ home: [], marked: [] });
  });

  test('for a work is who has fewer than half right at the first try: half is enough', async () => {
    const classroom = await makeClassroom(world, { students: 2 });
    const { id } = await setHomework(world, classroom, { skillIds: [SKILL, OTHER], itemsPerSkill: 4 });
    const [half, fewer] = [childOf(classroom), childOf(classroom, 1)];
    for (const [child, firstTryRight] of [[half, 4] as const, [fewer, 3] as const]) {
      await recordQuestion(world, child, id, { skillId: SKILL, state: 'wrong', answers: [WRONG] });
      await recordSubmission(world, child, id, {
        itemsDone: 8,
        firstTryRight,
        finalRight: firstTryRight,
        submittedAt: world.now(),
      });
    }
    expect(await inNeed(classroom, id)).toMatchObject({ home: [fewer.id], marked: [fewer.id] });
  });

  test('a class of nobody, and one child who did one question, need none', async () => {
    expect((await inNeed(await makeClassroom(world, { students: 0 }))).home).toEqual([]);
    const classroom = await makeClassroom(world, { students: 1 });
    const { id } = await setHomework(world, classroom, { skillIds: [SKILL], itemsPerSkill: 1 });
    await work(childOf(classroom), id, 0, 1);
    expect((await inNeed(classroom, id)).marked).toEqual([]);
  });
});

describe('how many questions a child gets', () => {
  test('a copy for another class brings back what is due there', async () => {
    const one = await makeClassroom(world, { students: 2 });
    const other = await makeClassroom(world, { students: 2, teacher: one.teacher, title: 'پنجم ب' });
    for (const each of [one, other]) await setHomework(world, each, { firstPage: 20, lastPage: 30 });
    world.pass({ days: 21 });
    const due = ['g5-fraction-add-unlike', 'g5-number-read-write'];
    for (const child of [...one.students, ...other.students]) {
      for (const skillId of due) await recordMastery(world, child, skillId, { band: 'learned', tries: 8 });
    }
    await world.db.execute(sql`
      update skill_mastery set learned_at = ${new Date(world.now().getTime() - 9 * 24 * 3_600_000)}::timestamptz
      where school_id = ${one.schoolId}`);
    const first = await setHomework(world, one, { skillIds: [SKILL, OTHER], itemsPerSkill: 3, reviewSkillIds: due });
    expect(first.items_per_child).toEqual({ min: 10, max: 10 });
    const copy = await world.call(one.teacher, calls.copy, {
      params: { id: first.id },
      body: { id: randomUUID(), classId: other.classId, endDate: daysFrom(world, 3) },
    });
    expect(copy.body.items_per_child).toEqual(first.items_per_child);
    expect((await seenByChild(childOf(other), copy.body.id)).items_total).toBe(10);
  });

  test('of a review is what each child gets, in every list, also where groups have skills of their own', async () => {
    const classroom = await makeClassroom(world, { students: 3 });
    const { teacher, classId } = classroom;
    const [a, b, both] = classroom.students;
    if (!a || !b || !both) throw new Error('three children are needed');
    const group = (name: string, skillId: string, students: readonly Actor[]) => ({
      name,
      skillIds: [skillId],
      studentIds: students.map(({ id }) => id),
    });
    const body = {
      id: randomUUID(),
      classId,
      groups: [group('یک', SKILL, [a]), group('دو', OTHER, [b])],
      itemsPerSkill: 4,
      endDate: daysFrom(world, 3),
    };
    const review = contract.teacher.review;
    const draft = await world.call(teacher, review.create, { body: { ...body, id: randomUUID(), draft: true } });
    expect(draft.body.items_per_child).toEqual({ min: 4, max: 4 });
    const made = (await world.call(teacher, review.create, { body })).body;
    expect(made.items_per_child).toEqual({ min: 4, max: 4 });
    const shared = {
      ...body,
      id: randomUUID(),
      groups: [group('یک', SKILL, [a, both]), group('دو', OTHER, [b, both])],
    };
    expect((await world.call(teacher, review.create, { body: shared })).body.items_per_child).toEqual({
      min: 4,
      max: 8,
    });

    const params = { reviewId: body.id };
    const { items } = (await world.call(a, contract.member.review.read, { params })).body;
    const course = (await world.call(a, contract.member.courses.read, { params: { courseId: 2 } })).body;
    expect(course.homeworks.find(({ id }) => id === body.id)).toMatchObject({ kind: 'review', items_total: 4 });
    // The solution of the last one hands it in, as an answer does.
    for (const { question_id: questionId } of items) {
      await answer(world, a, questionId, await mistakenInput(world, questionId));
      await world.call(a, contract.member.questions.solution, { params: { questionId } });
    }
    expect((await world.call(a, contract.member.review.read, { params })).body.state).toBe('submitted');
  });
});

describe('open work', () => {
  test('is the same for the child, its course, its teacher and its parents', async () => {
    const classroom = await makeClassroom(world, { students: 2 });
    const child = childOf(classroom);
    const pack = await setPackage(world, classroom);
    const { id: quiz } = await setQuiz(world, {}, 2, classroom);
    const excused = await setHomework(world, classroom, { title: 'معاف' });
    await world.call(classroom.teacher, calls.setStudentState, {
      params: { id: excused.id, studentId: child.id },
      body: { action: 'excuse' },
    });
    const open = (await world.call(child, contract.member.assignments.open, { query: {} })).body;
    expect(open.items.map(({ id }) => id).sort()).toEqual([pack.id, quiz].sort());
    const course = (await world.call(child, contract.member.courses.read, { params: { courseId: 2 } })).body;
    expect(course.homeworks.map(({ id, kind }) => [id, kind]).sort()).toEqual(
      open.items.map(({ id, kind }) => [id, kind]).sort(),
    );
    expect(course.open_homeworks).toBe(2);
    const { body } = await world.call(classroom.teacher, contract.teacher.report.students, { query: {} });
    expect(body.items.find(({ student_id }) => student_id === child.id)?.open_work).toBe(2);
    const made = await world.call(child, contract.member.parentLinks.make, {});
    const parent = await world.call(null, contract.parent.report, { body: { token: made.body.token } });
    expect(parent.body.open_work.map(({ title }) => title).sort()).toEqual(open.items.map(({ title }) => title).sort());
  });

  test('of homework that is taken late has the day it is due', async () => {
    const classroom = await makeClassroom(world, { students: 1 });
    const homework = await setHomework(world, classroom, { latePolicy: 'accept_marked' });
    const made = await world.call(childOf(classroom), contract.member.parentLinks.make, {});
    const parent = await world.call(null, contract.parent.report, { body: { token: made.body.token } });
    expect(parent.body.open_work).toEqual([{ title: homework.title, end_at: homework.end_at }]);
  });
});

describe('a week of practice', () => {
  test('counts a question once, on the day of its first try, for child, teacher, manager and parent', async () => {
    const classroom = await makeClassroom(world, { students: 1 });
    const child = childOf(classroom);
    const manager = await makePerson(world, { role: 'MANAGER', schoolId: classroom.schoolId });
    const { id } = await setHomework(world, classroom, {
      skillIds: [SKILL],
      itemsPerSkill: 2,
      endDate: daysFrom(world, 6),
    });
    world.setNow('2026-12-12T08:00:00Z');
    const { id: later } = await setHomework(world, classroom, { skillIds: [SKILL], itemsPerSkill: 2 });
    expect(id).not.toBe(later);
    const [first] = (await seenByChild(child, later)).items;
    if (!first) throw new Error('a homework without questions');
    await answer(world, child, first.question_id, await mistakenInput(world, first.question_id));
    world.pass({ days: 1 });
    await answer(world, child, first.question_id, await rightInput(world, first.question_id));

    const page = await world.call(classroom.teacher, contract.teacher.report.student, {
      params: { studentId: child.id },
      query: {},
    });
    const accuracy = await world.call(child, contract.member.practiceReports.accuracy, { query: { type: 'last_1' } });
    const summary = await world.call(child, contract.member.reports.completionSummary, {});
    const today = await world.call(manager, contract.school.reports.today, {});
    const days = await world.call(manager, contract.school.reports.time, { query: { days: 7 } });
    const made = await world.call(child, contract.member.parentLinks.make, {});
    const parent = await world.call(null, contract.parent.report, { body: { token: made.body.token } });
    expect({
      teacher: page.body.weeks.at(-1)?.done,
      child: accuracy.body.done,
      home: summary.body.done,
      school: today.body.answered_this_week,
      days: days.body.reduce((sum, day) => sum + day.answered, 0),
      parent: parent.body.week.done,
    }).toEqual({ teacher: 1, child: 1, home: 1, school: 1, days: 1, parent: 1 });
  });

  test('has a day on which the child only corrected what was wrong, for child and parent', async () => {
    const classroom = await makeClassroom(world, { students: 1 });
    const child = childOf(classroom);
    world.setNow('2026-12-19T08:00:00Z');
    const { id } = await setHomework(world, classroom, { skillIds: [SKILL], itemsPerSkill: 2 });
    const [first] = (await seenByChild(child, id)).items;
    if (!first) throw new Error('a homework without questions');
    await answer(world, child, first.question_id, await mistakenInput(world, first.question_id));
    world.pass({ days: 1 });
    await answer(world, child, first.question_id, await rightInput(world, first.question_id));

    const summary = await world.call(child, contract.member.reports.completionSummary, {});
    const duration = await world.call(child, contract.member.practiceReports.practiceDuration, {
      query: { type: 'last_1' },
    });
    const made = await world.call(child, contract.member.parentLinks.make, {});
    const parent = await world.call(null, contract.parent.report, { body: { token: made.body.token } });
    const [saturday, sunday] = [0, 1];
    expect({
      home: summary.body.days.flatMap((answers, day) => (answers > 0 ? [day] : [])),
      report: duration.body.weeks.at(-1)?.practiced,
      parent: parent.body.week.practiced,
    }).toEqual({ home: [saturday, sunday], report: [saturday, sunday], parent: [saturday, sunday] });
  });

  test('says of how many questions the results are not out, so that none of them reads as wrong', async () => {
    const classroom = await makeClassroom(world, { students: 1 });
    const child = childOf(classroom);
    world.setNow('2026-12-26T08:00:00Z');
    const { id } = await setHomework(world, classroom, {
      skillIds: [SKILL],
      itemsPerSkill: 2,
      showAnswers: 'after_end',
      endDate: daysFrom(world, 2),
    });
    for (const { question_id: questionId } of (await seenByChild(child, id)).items) {
      await answer(world, child, questionId, await rightInput(world, questionId));
    }
    const { body: made } = await world.call(child, contract.member.parentLinks.make, {});
    // The child first: who has seen a result sends no answer of before any more.
    const said = async () => {
      const accuracy = await world.call(child, contract.member.practiceReports.accuracy, { query: { type: 'last_1' } });
      const params = { studentId: child.id };
      const page = await world.call(classroom.teacher, contract.teacher.report.student, { params, query: {} });
      const parent = await world.call(null, contract.parent.report, { body: { token: made.token } });
      return [page.body.weeks.at(-1), parent.body.week, accuracy.body];
    };
    const hidden = { done: 2, first_try_right: 0, waiting: 2 };
    expect(await said()).toMatchObject([hidden, hidden, hidden]);
    world.pass({ days: 3 });
    const shown = { done: 2, first_try_right: 2, waiting: 0 };
    expect(await said()).toMatchObject([shown, shown, shown]);
  });
});

describe('few data', () => {
  test('a school without a class says so', async () => {
    const schoolId = await world.services.roster.addSchool({ title: `دبستان ${randomUUID()}`, provinceCode: 'IR-23' });
    const manager = await makePerson(world, { role: 'MANAGER', schoolId });
    const { body } = await world.call(manager, contract.school.reports.today, {});
    expect(body).toMatchObject({ students_count: 0, classes_count: 0, teachers_count: 0, classes_behind: [] });
    await makeClassroom(world, { schoolId, students: 0 });
    expect((await world.call(manager, contract.school.reports.today, {})).body).toMatchObject({
      classes_count: 0,
      teachers_count: 1,
    });
    await makeClassroom(world, { schoolId, students: 1, title: 'ششم' });
    expect((await world.call(manager, contract.school.reports.today, {})).body).toMatchObject({
      classes_count: 1,
      teachers_count: 2,
      classes_behind: [{ title: 'ششم' }],
    });
  });

  test('the requests on the home of an administrator are those in the table', async () => {
    const admin = await makePerson(world, { role: 'SYS_ADMIN' });
    for (const kind of ['teacher', 'interest']) {
      await world.db.execute(sql`
        insert into registration (id, kind, first_name, last_name, phone, username, school_title, note, created_at)
        values (${randomUUID()}, ${kind}, 'مریم', 'کریمی', ${world.context.phones.encrypt('09123456789')},
          ${kind === 'interest' ? '' : `t${Date.now()}`}, 'دبستان امید', '', ${world.now()}::timestamptz)`);
    }
    const home = (await world.call(admin, contract.admin.today.read, {})).body.waiting.registrations;
    const table = await world.call(admin, contract.admin.registrations.list, { query: { state: 'pending' } });
    expect([home.count, table.body.total]).toEqual([2, 2]);
  });
});

test('a child of two classes is one child, of its grade and of its school', async () => {
  const one = await makeClassroom(world, { students: 2 });
  const other = await makeClassroom(world, { students: 0, schoolId: one.schoolId, title: 'پنجم ب' });
  await world.services.roster.enrol(other.classId, [childOf(one).id]);
  const manager = await makePerson(world, { role: 'MANAGER', schoolId: one.schoolId });
  const [grade] = (await world.call(manager, contract.school.dashboard.grades, {})).body;
  const today = (await world.call(manager, contract.school.reports.today, {})).body;
  expect([grade?.classes_count, grade?.students_count, today.students_count]).toEqual([2, 2, 2]);
});

test('a first try without an answer that counts is nobody’s practice', async () => {
  const classroom = await makeClassroom(world, { students: 1 });
  const { id } = await setHomework(world, classroom, { skillIds: [SKILL], itemsPerSkill: 2 });
  await recordQuestion(world, childOf(classroom), id, { skillId: SKILL, answers: [{ ...RIGHT, verdict: 'invalid' }] });
  const manager = await makePerson(world, { role: 'MANAGER', schoolId: classroom.schoolId });
  const { body } = await world.call(manager, contract.school.reports.today, {});
  expect([body.practiced_this_week, body.answered_this_week]).toEqual([0, 0]);
});
