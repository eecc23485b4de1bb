import type { Contract, ResponseOf } from '@mashq/api/contract';
import type { Page } from 'playwright-core';
import { settled } from './browser.ts';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { ask, keysOf, questionOf, setHomework } from './homework.ts';
import { type Stage, test } from './journey-test.ts';
import { signIn } from './sign-in.ts';
import { fillIn, type PrintedKey, send } from './type-answers.ts';

type Calls = Contract['teacher']['homework'];
type Report = ResponseOf<Calls['report']>;
type StudentSkill = ResponseOf<Calls['studentSkill']>;

const verdict = (page: Page, words: string | RegExp) => page.getByRole('main').getByText(words).first().waitFor();

/** Presses Enter until the next question is shown. */
async function goOn(page: Page): Promise<void> {
  const before = questionOf(page);
  await page.keyboard.press('Enter');
  await page.waitForFunction((id) => !location.pathname.endsWith(id), before);
}

async function answerTen(student: Page, keys: ReadonlyMap<string, PrintedKey>): Promise<ReadonlySet<string>> {
  const kinds = new Set<string>();
  for (let count = 0; count < 10; count += 1) {
    const printed = keys.get(questionOf(student));
    if (!printed) throw new Error(`no key for the question at ${student.url()}`);
    kinds.add(printed.form.kind);
    await student.getByRole('button', { name: 'تأیید' }).waitFor();
    if (count === 0) await expectAccessible(student, 'a question');
    await picture(student, `student-question-${count + 1}-${printed.form.kind}`);

    if (count === 1) {
      const opened = student.waitForResponse((reply) => reply.url().includes('/hint/') && reply.ok());
      await student.keyboard.press('Alt+h');
      await opened;
      await student.getByText('راهنمایی ۱').first().waitFor();
      await picture(student, 'student-hint');
    }
    await fillIn(student, printed);
    await send(student, printed);
    await student.getByRole('button', { name: 'سؤال بعدی' }).waitFor();
    if (count === 0) await picture(student, 'student-right');
    if (count < 9) await goOn(student);
  }
  return kinds;
}

/** Types an unreadable answer into the first boxes, then a wrong one. */
async function stumble(student: Page, keys: ReadonlyMap<string, PrintedKey>): Promise<void> {
  for (let looked = 0; looked < 30; looked += 1) {
    const printed = keys.get(questionOf(student));
    if (printed?.form.kind === 'mixed' || printed?.form.kind === 'fraction') break;
    const before = questionOf(student);
    await student.getByRole('button', { name: 'بعداً' }).press('Enter');
    await student.waitForFunction((id) => !location.pathname.endsWith(id), before);
  }
  const boxes = student.getByRole('main').getByRole('textbox');
  await boxes.nth((await boxes.count()) - 2).fill('۳');
  await boxes.last().fill('۰');
  await student.keyboard.press('Enter');
  await verdict(student, 'باید درستش کنی');
  await picture(student, 'student-invalid');
  await boxes.nth((await boxes.count()) - 2).fill('۱');
  await boxes.last().fill('٩٧');
  await student.keyboard.press('Enter');
  await verdict(student, 'هنوز نه');
  await picture(student, 'student-wrong');
}

async function wholeJob({ visit }: Stage): Promise<void> {
  const teacher = await visit();
  await signIn(teacher.page, 'rezaei');
  await expectAccessible(teacher.page, 'the teacher’s home');
  await picture(teacher.page, 'teacher-home');
  const homeworkId = await setHomework(teacher.page);

  const student = await visit();
  await signIn(student.page, 'g5a-01');
  await expectAccessible(student.page, 'the student’s home');
  await picture(student.page, 'student-home');
  const { id: studentId } = await ask<{ id: string }>(student.page, '/member/profile/brief');
  await student.page.goto(`/student/homeworks/${homeworkId}`);
  await expectAccessible(student.page, 'a homework');
  await picture(student.page, 'student-homework');
  await student.page.getByRole('link', { name: 'شروع کن' }).press('Enter');
  await student.page.waitForURL(/\/question\//);
  const keys = await keysOf(teacher.page, homeworkId, studentId);

  await stumble(student.page, keys);
  // Not loaded again: an answer that was not yet taken off the device would be sent once more, and show its verdict first.
  await student.page.getByRole('link', { name: 'خروج', exact: true }).press('Enter');
  await student.page.waitForURL(`**/student/homeworks/${homeworkId}`);
  await student.page.getByRole('link', { name: /شروع کن|ادامه بده/ }).press('Enter');
  await student.page.waitForURL(/\/question\//);
  const kinds = await answerTen(student.page, keys);
  expect(kinds.size >= 4, `ten questions of ${kinds.size} kinds alone: ${[...kinds].join(', ')}`);

  const report = await ask<Report>(teacher.page, `/teacher/homework/${homeworkId}/report/`);
  const row = report.students.find(({ student_id }) => student_id === studentId);
  expect(row?.items_done === 10, `the report counts ${row?.items_done} questions done instead of ten`);
  expect((row?.hints_opened ?? 0) >= 1, 'the report does not know of the hint');
  await teacher.page.goto(`/teacher/homework/${homeworkId}`);
  await teacher.page
    .getByRole('main')
    .getByText(row?.name ?? '')
    .first()
    .waitFor({ state: 'attached' });
  await expectAccessible(teacher.page, 'the report of a homework');
  await picture(teacher.page, 'teacher-report');
  await teacher.page.goto(`/teacher/homework/${homeworkId}/student/${studentId}`);
  await teacher.page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(teacher.page, 'the report of a child');
  await picture(teacher.page, 'teacher-student');

  const typed = await findTyped(teacher.page, homeworkId, studentId, report);
  await teacher.page.goto(`/teacher/homework/${homeworkId}/student/${studentId}/skill/${typed}`);
  await teacher.page.getByText('٩٧').first().waitFor({ state: 'attached' });
  await expectAccessible(teacher.page, 'the answers of a child');
  await picture(teacher.page, 'teacher-student-skill');
}

/** The skill in which something was typed in Arabic digits: it must be shown as typed. */
async function findTyped(teacher: Page, homeworkId: string, studentId: string, { skills }: Report): Promise<string> {
  for (const { id } of skills) {
    const { questions } = await ask<StudentSkill>(
      teacher,
      `/teacher/homework/${homeworkId}/student/${studentId}/skill/${id}/`,
    );
    if (JSON.stringify(questions.map(({ attempts }) => attempts)).includes('٩٧')) return id;
  }
  throw new Error('what the child typed is in no report');
}

async function withoutNetwork({ visit }: Stage): Promise<void> {
  const teacher = await visit();
  await signIn(teacher.page, 'rezaei');
  const homeworkId = await setHomework(teacher.page);
  const student = await visit();
  await signIn(student.page, 'g5a-02');
  const { id: studentId } = await ask<{ id: string }>(student.page, '/member/profile/brief');
  await student.page.goto(`/student/homeworks/${homeworkId}`);
  await student.page.getByRole('link', { name: 'شروع کن' }).click();
  await student.page.waitForURL(/\/question\//);
  await student.page.getByRole('button', { name: 'تأیید' }).waitFor();
  const keys = await keysOf(teacher.page, homeworkId, studentId);

  await settled(student.page);
  await student.context.setOffline(true);
  for (let count = 0; count < 3; count += 1) {
    const printed = keys.get(questionOf(student.page));
    if (!printed) throw new Error('no key for a question met without the network');
    await fillIn(student.page, printed);
    await send(student.page, printed);
    await verdict(student.page, /نگه داشته شد/);
    if (count === 2) await picture(student.page, 'student-offline');
    if (count < 2) await goOn(student.page);
  }
  await student.context.setOffline(false);
  await student.page.waitForFunction(
    async ({ id, wanted }) => {
      const reply = await fetch(`/api/member/homework/${id}/`, {
        headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
      });
      return ((await reply.json()) as { items_done: number }).items_done === wanted;
    },
    { id: homeworkId, wanted: 3 },
    { timeout: 180_000, polling: 1000 },
  );
  const answered = [...keys.keys()].length;
  expect(answered > 0, 'no questions');
  const report = await ask<Report>(teacher.page, `/teacher/homework/${homeworkId}/report/`);
  const attempts: string[] = [];
  for (const { id } of report.skills) {
    const { questions } = await ask<StudentSkill>(
      teacher.page,
      `/teacher/homework/${homeworkId}/student/${studentId}/skill/${id}/`,
    );
    attempts.push(
      ...questions.flatMap((question) =>
        question.attempts.filter(({ offline }) => offline).map((attempt) => attempt.id),
      ),
    );
  }
  expect(new Set(attempts).size === attempts.length, 'an answer that waited arrived twice');
}

async function clearRanges({ visit }: Stage): Promise<void> {
  const { page } = await visit();
  await signIn(page, 'rezaei');
  const before = await ask<ResponseOf<Calls['list']>>(page, '/teacher/homework/?size=1');
  await page.goto('/teacher/homeworks/new');
  await page.getByLabel('از صفحهٔ').fill('۵۰');
  await page.getByLabel('تا صفحهٔ').fill('۴۰');
  await page.keyboard.press('Tab');
  await page
    .getByText(/صفحهٔ شروع .*بعد از صفحهٔ پایان/)
    .first()
    .waitFor();
  await picture(page, 'teacher-range-wrong');
  const after = await ask<ResponseOf<Calls['list']>>(page, '/teacher/homework/?size=1');
  expect(before.total === after.total, 'a homework was made from a range that cannot be');
}

test(
  'a teacher sets pages 40 to 50, a child answers ten questions by keyboard alone, the teacher sees it all as typed',
  { tag: '@main' },
  ({ stage }) => wholeJob(stage),
);

test('without a network the child goes on; the answers wait and arrive once each', { tag: '@main' }, ({ stage }) =>
  withoutNetwork(stage),
);

test('a range that cannot be is refused in words, and nothing is made', ({ stage }) => clearRanges(stage));
