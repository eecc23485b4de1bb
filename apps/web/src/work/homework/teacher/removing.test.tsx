import type { TeacherHomework } from '@mashq/api/contract';
import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import { press } from '../../../testing/press.ts';
import { AssignmentMenu } from './AssignmentMenu.tsx';
import { HomeworkCards } from './HomeworkCards.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

const ID = '0190a000-0000-7000-8000-0000000000d1';
const counts = { assigned: 30, not_started: 8, in_progress: 10, submitted: 12, missing: 0, excused: 0 };
const homework = {
  id: ID,
  title: 'صفحه‌های ۱۲ تا ۱۷',
  class_title: 'پنجم الف',
  state: 'cancelled',
  counts,
} as TeacherHomework;

afterEach(cleanup);

it('says how many children have begun, that it comes back, and why a helper may not', async () => {
  const server = new FakeServer();
  isSignedIn(server, makeUser('TEACHER'));
  startSession();
  const detail = 'فقط معلم اصلی کلاس یا مدیر مدرسه می‌تواند آن را حذف کند.';
  server.on(`DELETE /teacher/homework/${ID}/`, { status: 409, body: { detail } });
  render(
    <QueryProvider>
      <RemoveDialog work={{ kind: 'homework', id: ID }} assignment={homework} isOpen onOpenChange={vi.fn()} />
    </QueryProvider>,
  );
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('۲۲ نفر از ۳۰ نفر آن را شروع کرده‌اند.');
  expect(dialog.textContent).toContain('تا ۳۰ روز از فهرست «حذف‌شده» می‌توان آن را برگرداند.');
  await press(screen.getByRole('button', { name: 'حذف شود' }));
  await screen.findByText(detail);
});

it('is asked for in the menu, after a line and last', async () => {
  const server = new FakeServer();
  isSignedIn(server, makeUser('TEACHER'));
  startSession();
  const onRemove = vi.fn();
  render(
    <QueryProvider>
      <AssignmentMenu
        work={{ kind: 'homework', id: ID }}
        assignment={{ ...homework, state: 'open' }}
        onRemove={onRemove}
      />
    </QueryProvider>,
  );
  await press(screen.getByRole('button', { name: 'کارهای دیگر' }));
  const menu = await screen.findByRole('menu');
  const names = [...menu.children].map((each) => each.textContent || each.getAttribute('role'));
  expect(names).toEqual(['دادن به کلاس دیگر', 'چاپ روی کاغذ', 'separator', 'حذف تکلیف']);
  await press(screen.getByRole('menuitem', { name: 'حذف تکلیف' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('deleted work is in the list without a page, and is brought back', async () => {
  const server = new FakeServer();
  isSignedIn(server, makeUser('TEACHER'));
  startSession();
  let answer = () => {};
  server.on(
    `POST /teacher/homework/${ID}/restore/`,
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: homework });
      }),
  );
  render(
    <QueryProvider>
      <HomeworkCards homeworks={[homework]} />
    </QueryProvider>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  await press(screen.getByRole('button', { name: 'برگرداندن' }));
  await vi.waitFor(() => expect(server.of(`POST /teacher/homework/${ID}/restore/`)).toHaveLength(1));
  await act(async () => answer());
});
