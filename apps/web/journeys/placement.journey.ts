import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

const CHILD = 'g5a-10';
/** A placement has no more. */
const MAX_QUESTIONS = 16;

test('a teacher asks for a placement, the student does it by keyboard and may leave it, and both see where to begin', async ({
  visit,
}) => {
  const { page: teacher } = await visit();
  await signIn(teacher, 'rezaei');
  const { page } = await visit();
  await signIn(page, CHILD);
  const id = await page.evaluate(async () => {
    const reply = await fetch('/api/member/profile/brief', {
      headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
    });
    return ((await reply.json()) as { id: string }).id;
  });
  await teacher.goto(`/teacher/student/${id}/grade/5/course/2`);
  const ask = teacher.getByRole('button', { name: 'درخواست سنجش آغازین' });
  await ask.focus();
  await teacher.keyboard.press('Enter');
  await teacher.getByText(/درخواست شد؛ هنوز شروع نکرده است/).waitFor();
  await expectAccessible(teacher, 'a placement that was asked for');

  await page.goto('/student');
  await page.getByRole('heading', { name: /سنجش آغازین/ }).waitFor();
  await expectAccessible(page, 'the home with a placement');
  await picture(page, 'home-placement');
  await page.goto('/student/placement');
  await page.getByText('معلمت خواسته است این سنجش را انجام بدهی.').waitFor();
  await expectAccessible(page, 'a placement before it begins');
  await picture(page, 'placement-before');
  const start = page.getByRole('button', { name: 'شروع سنجش' });
  await start.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/student/placement/question/*');
  const skip = page.getByRole('button', { name: 'این را بلد نیستم' });
  await skip.waitFor();
  await expectAccessible(page, 'a question of the placement');
  await picture(page, 'placement-question');

  // It can be left, and goes on where it was.
  const first = page.url();
  await page.getByRole('link', { name: 'بعداً ادامه می‌دهم' }).click();
  await page.getByRole('button', { name: 'ادامهٔ سنجش' }).click();
  await page.waitForURL(first);

  let asked = 0;
  for (; asked < MAX_QUESTIONS + 1; asked += 1) {
    await skip.waitFor();
    const address = page.url();
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href !== address);
    if (new URL(page.url()).pathname === '/student/placement') break;
  }
  expect(asked >= 11 && asked < MAX_QUESTIONS, `${asked + 1} questions`);
  await page.getByRole('list', { name: 'از کجا شروع کنم' }).waitFor();
  await expectAccessible(page, 'where to begin');
  await picture(page, 'placement-results');

  await teacher.reload();
  await teacher.getByRole('list', { name: 'از کجا شروع کند' }).waitFor();
  await expectAccessible(teacher, 'the placement of a student');
  await picture(teacher, 'student-placement');
});
