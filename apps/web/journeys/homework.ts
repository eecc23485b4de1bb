import type { Contract, ResponseOf } from '@mashq/api/contract';
import type { Page } from 'playwright-core';
import { expectAccessible, picture } from './expect-and-pictures.ts';
import type { PrintedKey } from './type-answers.ts';

type Calls = Contract['teacher']['homework'];
type Report = ResponseOf<Calls['report']>;
type StudentSkill = ResponseOf<Calls['studentSkill']>;

/** Calls the API as the user of this page. */
export function ask<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (address) => {
    const reply = await fetch(`/api${address}`, {
      headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
    });
    return reply.json();
  }, path);
}

/** The keys of one child's questions, as the teacher's report prints them. */
export async function keysOf(
  teacher: Page,
  homeworkId: string,
  studentId: string,
): Promise<ReadonlyMap<string, PrintedKey>> {
  const { skills } = await ask<Report>(teacher, `/teacher/homework/${homeworkId}/report/`);
  const keys = new Map<string, PrintedKey>();
  for (const { id } of skills) {
    const { questions } = await ask<StudentSkill>(
      teacher,
      `/teacher/homework/${homeworkId}/student/${studentId}/skill/${id}/`,
    );
    for (const { question_id, sheet, key } of questions) keys.set(question_id, { form: sheet.answer, key });
  }
  return keys;
}

export const questionOf = (page: Page) => page.url().split('/question/')[1]?.split(/[?#]/)[0] ?? '';

/** Sets homework of pages 40 to 50, or further, for the class. Returns its id. */
export async function setHomework(teacher: Page, lastPage = '50'): Promise<string> {
  await teacher.goto('/teacher/homeworks/new');
  await teacher.getByLabel('از صفحهٔ').fill('۴۰');
  await teacher.getByLabel('تا صفحهٔ').fill(lastPage);
  await teacher.keyboard.press('Tab');
  await teacher.getByText('تبدیل کسر به عدد مخلوط').first().waitFor();
  await expectAccessible(teacher, 'the new homework');
  await picture(teacher, 'teacher-new-homework');
  await teacher
    .getByRole('button', { name: /فرستادن تکلیف|ساختن تکلیف|فرستادن/ })
    .last()
    .click();
  await teacher.waitForURL(/\/teacher\/homework\/[0-9a-f-]{36}/);
  await picture(teacher, 'teacher-homework-new-report');
  return teacher.url().split('/teacher/homework/')[1]?.split(/[/?#]/)[0] ?? '';
}
