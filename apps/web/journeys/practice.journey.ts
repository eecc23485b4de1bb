import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

test('a child goes through its course, practices what Mashq chooses, and sees what is due', async ({ visit }) => {
  const { page } = await visit();
  await signIn(page, 'g5a-03');
  await page.getByRole('navigation').getByRole('link', { name: 'درس', exact: true }).first().click();
  await page.waitForURL('**/student/courses/math/2');
  await page.getByRole('tablist', { name: 'فصل‌های کتاب' }).waitFor();
  await expectAccessible(page, 'the mathematics course');
  await picture(page, 'course');

  // Another chapter by keyboard; the choice is in the address and survives a reload.
  const tabs = page.getByRole('tablist', { name: 'فصل‌های کتاب' }).getByRole('tab');
  await tabs.first().click();
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/chapter=2/);
  await page.reload();
  expect((await tabs.nth(1).getAttribute('aria-selected')) === 'true', 'the chosen chapter was lost by a reload');

  await page.goto('/student/courses');
  await page.getByRole('link', { name: /علوم/ }).click();
  await page.waitForURL('**/student/courses/science/10');
  await page.getByRole('heading', { name: 'فهرست کتاب' }).waitFor();
  await expectAccessible(page, 'the science course');

  await page.goto('/student/exercise');
  await page.getByRole('button', { name: 'شروع با این فصل‌ها' }).click();
  await page.getByText('دست‌کم یک فصل را انتخاب کن.').waitFor();
  await expectAccessible(page, 'own practice');
  await picture(page, 'exercise');
  await page.getByRole('button', { name: 'شروع تمرین' }).click();
  await page.waitForURL(/\/student\/exercise\/[^/]+\/question\//);
  await page.getByRole('heading', { name: 'سؤال ۱ از ۱۰' }).waitFor();
  // The session is on the server: a reload comes back to the same question.
  await page.reload();
  await page.getByRole('heading', { name: 'سؤال ۱ از ۱۰' }).waitFor();
  await expectAccessible(page, 'a question of a practice session');
  await page.getByRole('link', { name: 'پایان تمرین' }).click();
  await page.getByText('این تمرین هنوز تمام نشده است.').waitFor();
  await picture(page, 'practice-session');

  // The same choice while nothing was tried is the same session.
  const address = page.url();
  await page.goto('/student/exercise');
  const onward = page.getByRole('link', { name: 'ادامهٔ تمرین' });
  await onward.waitFor();
  expect(
    (await onward.getAttribute('href'))?.startsWith(new URL(address).pathname) === true,
    'a session left open is not offered to be gone on with',
  );
  await expectAccessible(page, 'own practice with a session left open');
  await picture(page, 'exercise-left-open');
  await page.getByRole('button', { name: 'شروع تمرین' }).click();
  await page.waitForURL(/\/question\//);
  expect(page.url().startsWith(address), 'a second session was made before the first was tried');

  await page.goto('/student/course-review');
  await page.getByRole('heading', { name: 'مرور درس', level: 1 }).waitFor();
  await page
    .getByText(/برای امروز|امروز چیزی برای مرور نداری|هنوز مهارتی را کامل/)
    .first()
    .waitFor();
  await expectAccessible(page, 'what is due');
  await picture(page, 'course-review');
});

test('the place over a question has the corners of one line where large text gives it several', async ({ visit }) => {
  const { page } = await visit({ width: 320, textSize: 32 });
  await signIn(page, 'g5a-03');
  await page.goto('/student/exercise');
  await page
    .locator('main label')
    .filter({ has: page.locator('input[type=checkbox]') })
    .first()
    .click();
  await page.getByRole('button', { name: 'شروع تمرین' }).click();
  const place = page
    .getByRole('region', { name: 'سؤال', exact: true })
    .getByText(/ریاضی پنجم/)
    .first();
  await place.waitFor();
  const { radius, lines } = await place.evaluate((words) => {
    const pill = words.closest('p') ?? words;
    const { borderTopLeftRadius, lineHeight } = getComputedStyle(pill);
    const line = Number.parseFloat(lineHeight);
    return { radius: Number.parseFloat(borderTopLeftRadius) / line, lines: pill.clientHeight / line };
  });
  expect(lines > 2, `${lines} lines`);
  expect(radius < 1, `corners of ${radius} lines`);
});
