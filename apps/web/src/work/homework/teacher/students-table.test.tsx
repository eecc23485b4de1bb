import type { HomeworkStudentRow } from '@mashq/api/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { StudentsTable } from './StudentsTable.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const student = (name: string, change: Partial<HomeworkStudentRow> = {}) =>
  ({
    student_id: name,
    name,
    state: 'in_progress',
    handed_in: false,
    is_late: false,
    help_needed: false,
    waiting_answers: 0,
    in_grace: 0,
    items_done: 3,
    items_total: 8,
    first_try_right: 2,
    ...change,
  }) as HomeworkStudentRow;

it('has on a phone two lines for each student of a homework: who needs help first, with a flag that is heard in words', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 358 } as DOMRect);
  render(
    <StudentsTable
      students={[
        student('نیما', { state: 'auto_submitted' }),
        student('سارا', { help_needed: true, waiting_answers: 2 }),
        student('رضا', { state: 'not_started', items_done: 0 }),
      ]}
      hrefOf={(id) => `/student/${id}`}
    />,
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'سارادر حال انجام، ۲ پاسخ در انتظار تصمیم، ۲ درست در بار اولنیاز به کمک۳ از ۸',
    'رضاشروع نکرده۰ از ۸',
    'نیماناتمام، مهلت تمام شد، ۲ درست در بار اول۳ از ۸',
  ]);
  expect(screen.getByRole('link', { name: 'سارا' }).getAttribute('href')).toBe('/student/سارا');
});

it('has on a phone a table of all numbers too, ordered by any of them', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 358 } as DOMRect);
  const user = userEvent.setup();
  const many = Array.from({ length: 12 }, (_, index) =>
    student(`دانش‌آموز ${index}`, { hints_opened: index % 5, active_seconds: 60 * index }),
  );
  render(<StudentsTable students={many} />);
  expect(screen.queryByRole('columnheader', { name: 'راهنمایی' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'جدول' }));
  expect(screen.getAllByRole('row')).toHaveLength(13);
  await user.click(screen.getByRole('button', { name: 'دقیقه' }));
  await user.click(screen.getByRole('button', { name: 'دقیقه' }));
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('دانش‌آموز 11');
  await user.click(screen.getByRole('button', { name: 'فهرست' }));
  expect(screen.queryByRole('columnheader', { name: 'راهنمایی' })).toBeNull();
});
