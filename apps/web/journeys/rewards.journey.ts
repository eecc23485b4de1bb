import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

test('a child reads its own report, its badges and cups, and walks a maze', async ({ visit }) => {
  const { page } = await visit();
  await signIn(page, 'g5a-02');
  await page.goto('/student/report');
  await page.getByRole('heading', { name: 'از هر ۱۰ سؤال' }).waitFor();
  await page.getByRole('heading', { name: 'روزهایی که تمرین کردی' }).waitFor();
  await expectAccessible(page, 'the own report');
  await picture(page, 'own-report');
  await page.getByRole('radio', { name: 'یک سال' }).check({ force: true });
  await page.getByRole('heading', { name: 'چقدر تمرین کردم؟' }).waitFor();
  await page.goto('/student/performance');
  await page.getByRole('heading', { name: 'مهارت‌های من' }).waitFor();
  await page.getByRole('heading', { name: 'چند تا درست شد؟' }).waitFor();
  await page.getByRole('heading', { name: 'کی تمرین می‌کنم؟' }).waitFor();
  await page.getByRole('heading', { name: 'چه وقتی بهتر جواب می‌دهم؟' }).waitFor();
  await expectAccessible(page, 'the own performance');
  await picture(page, 'own-performance');

  await page.goto('/student/profile/badges');
  await page.getByRole('heading', { name: 'جام‌های من' }).waitFor();
  await expectAccessible(page, 'badges and cups');
  await picture(page, 'badges');

  await page.goto('/student/games/maze');
  const garden = page.getByRole('application', { name: 'باغ پیچ‌درپیچ' });
  await garden.waitFor();
  await garden.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expectAccessible(page, 'the maze');
  await picture(page, 'maze');
});

test('a manager switches rewards off, and they are gone from the child’s screens', async ({ visit }) => {
  const { page } = await visit();
  const rewards = () => page.getByRole('switch', { name: /نشان، جام/ });
  // The reply is waited for before the switch is pressed: it may be there at once.
  const flip = () =>
    Promise.all([
      page.waitForResponse((reply) => reply.url().includes('gamification-status') && reply.ok()),
      rewards().press('Space'),
    ]);
  await signIn(page, 'modir1');
  await rewards().waitFor();
  await expectAccessible(page, 'the manager’s switch');
  await flip();

  const child = await visit();
  await signIn(child.page, 'g5a-04');
  await child.page.goto('/student/profile/badges');
  await child.page.getByText('مدرسهٔ تو نشان و جام ندارد').waitFor();
  expect(!(await child.page.getByText('جام‌های من').isVisible()), 'cups are shown though rewards are off');
  await expectAccessible(child.page, 'badges while rewards are off');
  await child.page.goto('/student');
  await child.page.getByRole('region', { name: 'این هفته' }).waitFor();
  expect((await child.page.getByText('هدف این هفته').count()) === 0, 'the weekly goal is shown though rewards are off');
  await child.context.close();

  await flip();
});
