import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

const CHILD = 'g5a-06';

/** A name that no earlier run on the same data has used. */
const TITLE = `بستهٔ ${randomUUID().slice(0, 8)}`;
const CHANGED = `${TITLE} با تغییر`;

/** A pending button is announced by its id, which is gone on the next screen; React Aria removes the message after seven seconds. */
async function announced(page: Page): Promise<void> {
  await page.locator('[role=log] [role=img]').first().waitFor({ state: 'detached' });
}

const STEPS: Readonly<Record<string, string>> = {
  بالا: 'ArrowUp',
  پایین: 'ArrowDown',
  راست: 'ArrowRight',
  چپ: 'ArrowLeft',
};

/** Walks by the shown way until a closed gate asks a question. */
async function walkToGate(page: Page): Promise<void> {
  const garden = page.getByRole('application');
  for (let times = 0; times < 40 && !page.url().includes('/question/'); times += 1) {
    await page.getByRole('button', { name: 'راه را نشان بده' }).click();
    const said = (await page.getByRole('status').filter({ hasText: 'راه از این طرف است' }).textContent()) ?? '';
    await garden.focus();
    for (const word of said.matchAll(/بالا|پایین|راست|چپ/g)) {
      if (page.url().includes('/question/')) break;
      await page.keyboard.press(STEPS[word[0]] ?? 'Home');
    }
  }
}

test('a child plays the game of a package, whose gates are opened by right answers', async ({ visit }) => {
  const teacher = await visit();
  await signIn(teacher.page, 'rezaei');
  const id = randomUUID();
  const status = await teacher.page.evaluate(
    async ({ id: packageId, title, endDate }) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('accessToken')}`,
        'content-type': 'application/json',
      };
      const brief = await (await fetch('/api/member/profile/brief', { headers })).json();
      const activities = [
        { kind: 'game', title: 'باغ کسرها', skillIds: ['g5-number-read-write'], itemsPerSkill: 4, rightNeeded: 3 },
      ];
      const body = { id: packageId, classId: brief.classes[0].id, title, orderMode: 'free', activities, endDate };
      const reply = await fetch('/api/teacher/package/', { method: 'POST', headers, body: JSON.stringify(body) });
      return reply.status;
    },
    { id, title: `${TITLE} بازی`, endDate: new Date(Date.now() + 86_400_000).toISOString() },
  );
  expect(status === 201, `the package was answered with ${status}`);
  const { page } = await visit();
  await signIn(page, CHILD);
  await page.goto(`/student/package/${id}`);
  await page.getByRole('button', { name: 'شروع کن' }).click();
  await page.waitForURL(`**/student/package/${id}/activity/1`);
  await page.getByText('۰ دروازه از ۳ باز است.').waitFor();
  await announced(page);
  await expectAccessible(page, 'the game of a package');
  await picture(page, 'package-game');
  await walkToGate(page);
  await page.getByRole('heading', { name: /^سؤال ۱ از ۴/ }).waitFor();
});

test('a teacher gives a ready-made package, a child goes on its path, and it is put away', async ({ visit }) => {
  const teacher = await visit();
  const { page } = teacher;
  await signIn(page, 'rezaei');
  await page.goto('/teacher/packages');
  await page.getByRole('link', { name: 'بستهٔ تازه' }).click();
  await page.getByRole('button', { name: /بستهٔ آماده/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('heading', { name: /^فعالیت ۱/ }).waitFor();
  await expectAccessible(page, 'a new package');
  await picture(page, 'new-package');
  // An activity goes up by its button, and another leaves.
  const removes = page.getByRole('button', { name: /^حذف فعالیت/ });
  while ((await removes.count()) > 3) await removes.last().click();
  await page.getByRole('button', { name: 'فعالیت ۳ بالاتر برود' }).click();
  await page.getByRole('button', { name: 'فعالیت ۲ پایین‌تر برود' }).click();
  await page.getByLabel('عنوان بسته').fill(TITLE);
  await page.getByRole('button', { name: 'فرستادن بسته' }).click();
  await page.waitForURL(/\/teacher\/package\/[^/]+$/);
  await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
  const id = page.url().split('/').at(-1) ?? '';

  // Nobody has begun: its content may change.
  await page.getByRole('button', { name: 'کارهای دیگر' }).click();
  await page.getByRole('menuitem', { name: 'ویرایش' }).click();
  await page.waitForURL(/\/edit$/);
  await page.getByRole('heading', { name: 'ویرایش بسته', level: 1 }).waitFor();
  await page.getByRole('heading', { name: /^فعالیت ۳/ }).waitFor();
  await announced(page);
  await expectAccessible(page, 'a package to be changed');
  await picture(page, 'edit-package');
  await page.getByLabel('عنوان بسته').fill(CHANGED);
  await page.getByRole('button', { name: 'ذخیره' }).click();
  await page.waitForURL(/\/teacher\/package\/[^/]+$/);
  await page.getByRole('heading', { name: CHANGED, level: 1 }).waitFor();

  const child = await visit();
  await signIn(child.page, CHILD);
  await child.page.goto(`/student/package/${id}`);
  await child.page.getByRole('heading', { name: CHANGED, level: 1 }).waitFor();
  const path = child.page.getByRole('list', { name: CHANGED });
  await path.getByRole('listitem').nth(2).waitFor();
  expect((await path.getByRole('button').count()) === 1, 'more than the first activity can be begun');
  await expectAccessible(child.page, 'a package');
  await picture(child.page, 'student-package');
  await path.getByRole('button', { name: 'شروع کن' }).click();
  await child.page.getByRole('heading', { name: /^مثال: / }).waitFor();
  await announced(child.page);
  await expectAccessible(child.page, 'a worked example');
  await picture(child.page, 'worked-example');
  await child.page.getByRole('link', { name: 'فعالیت بعدی' }).click();
  await child.page.getByRole('button', { name: 'شروع کن' }).click();
  await child.page.getByRole('heading', { name: /^سؤال ۱ از ۵/ }).waitFor();
  await announced(child.page);
  await expectAccessible(child.page, 'a question of an activity');

  // Put away, the package is still there for the child who has begun, and takes no answers.
  await page.reload();
  await page.getByRole('heading', { name: 'فعالیت‌ها، و هر کس کجاست' }).waitFor();
  await expectAccessible(page, 'the report of a package');
  await picture(page, 'package-report');
  const isActive = page.getByRole('switch', { name: 'بسته باز است' });
  await isActive.press('Space');
  await page.getByText('بایگانی', { exact: true }).first().waitFor();
  await child.page.goto(`/student/package/${id}`);
  await child.page.getByText('معلم این بسته را کنار گذاشته است.').waitFor();
  await isActive.press('Space');
  await page.getByText('باز', { exact: true }).first().waitFor();
});
