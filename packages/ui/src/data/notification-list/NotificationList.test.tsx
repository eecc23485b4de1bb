import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { axeFindings, recordAnnouncements, renderPersian } from '../../testing/index.ts';
import { groupByDay } from './group-notifications.ts';
import { type NotificationEntry, NotificationList, type NotificationListProps } from './index.ts';

const NOW = '2026-11-24T08:00:00Z';
const KINDS = {
  badge: { label: 'نشان تازه', icon: null },
  work: { label: 'تکلیف تازه', icon: null },
};
const ITEMS: readonly NotificationEntry[] = [
  { id: 'a', kind: 'badge', title: 'نشان هفت روز پیاپی', time: '2026-11-24T07:00:00Z', isUnread: true },
  { id: 'b', kind: 'work', title: 'صفحه‌های ۴۰ تا ۴۵', time: '2026-11-24T06:00:00Z', href: '/student/b' },
  { id: 'c', kind: 'work', title: 'صفحه‌های ۳۰ تا ۳۵', time: '2026-11-23T06:00:00Z' },
];

/** A parent that keeps the list as a server would. */
function Served(props: Partial<NotificationListProps>) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const without = (id: string) => gone.filter((each) => each !== id);
  return (
    <NotificationList
      kinds={KINDS}
      now={NOW}
      {...props}
      items={ITEMS.filter(({ id }) => !gone.includes(id))}
      onDismiss={(id) => {
        setGone([...gone, id]);
        return props.onDismiss?.(id);
      }}
      onRestore={(id) => {
        setGone(without(id));
        return props.onRestore?.(id);
      }}
    />
  );
}

const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const linesOf = (title: string) =>
  within(screen.getByRole('list', { name: title }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

it('groups by the day in Tehran, which begins before midnight in Greenwich', () => {
  const times = ['2026-11-23T20:40:00Z', '2026-11-23T20:00:00Z', '2026-11-22T08:00:00Z', '2026-11-10T08:00:00Z'];
  const days = groupByDay(
    times.map((time) => ({ id: time, kind: 'work', title: '', time })),
    NOW,
  );
  expect(days.map(({ title, items: { length } }) => [title, length])).toEqual([
    ['امروز', 1],
    ['دیروز', 1],
    ['پریروز', 1],
    ['سه‌شنبه ۱۹ آبان', 1],
  ]);
});

it('groups by kind, with the day of each', () => {
  renderPersian(<NotificationList kinds={KINDS} items={ITEMS} now={NOW} groupBy="kind" />);
  expect(titles()).toEqual(['نشان تازه', 'تکلیف تازه']);
  expect(linesOf('تکلیف تازه')).toEqual([
    expect.stringContaining('۳ آذر، ۹:۳۰'),
    expect.stringContaining('۲ آذر، ۹:۳۰'),
  ]);
});

it('brings back, to its place, what was deleted, and keeps the focus', async () => {
  const onRestore = vi.fn();
  const { user, container } = renderPersian(<Served onRestore={onRestore} />);
  await user.click(screen.getByRole('button', { name: 'حذف اعلان صفحه‌های ۴۰ تا ۴۵' }));
  const undo = await screen.findByRole('button', { name: 'برگرداندن اعلان صفحه‌های ۴۰ تا ۴۵' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  expect(linesOf('امروز')).toHaveLength(2);
  expect(await axeFindings(container)).toEqual([]);
  await user.keyboard('{Enter}');
  expect(onRestore).toHaveBeenCalledExactlyOnceWith('b');
  expect(linesOf('امروز')[1]).toContain('صفحه‌های ۴۰ تا ۴۵');
  expect(document.activeElement).not.toBe(document.body);
});

it('says aloud what was deleted, each time, and what was muted', async () => {
  const { user } = renderPersian(<Served onMute={vi.fn()} onUnmute={vi.fn()} />);
  const said = recordAnnouncements();
  await user.click(screen.getByRole('button', { name: 'کارهای اعلان صفحه‌های ۴۰ تا ۴۵' }));
  await user.click(await screen.findByRole('menuitem', { name: /^حذف/ }));
  await waitFor(() => expect(said.take()).toEqual(['صفحه‌های ۴۰ تا ۴۵: اعلان حذف شد.']));
  await user.click(screen.getByRole('button', { name: 'کارهای اعلان صفحه‌های ۳۰ تا ۳۵' }));
  await user.click(await screen.findByRole('menuitem', { name: /^حذف/ }));
  await waitFor(() => expect(said.take()).toEqual(['صفحه‌های ۳۰ تا ۳۵: اعلان حذف شد.']));
  said.stop();
});

it('keeps the way back to the last one alone', async () => {
  const { user } = renderPersian(<Served />);
  await user.click(screen.getByRole('button', { name: 'حذف اعلان صفحه‌های ۴۰ تا ۴۵' }));
  await user.click(screen.getByRole('button', { name: 'حذف اعلان صفحه‌های ۳۰ تا ۳۵' }));
  expect(screen.getAllByRole('button', { name: /^برگرداندن/ })).toHaveLength(1);
  expect(linesOf('امروز')).toHaveLength(1);
});

it('shows again what could not be deleted', async () => {
  renderPersian(
    <NotificationList
      kinds={KINDS}
      now={NOW}
      items={ITEMS}
      onDismiss={() => Promise.reject(new Error('no network'))}
      onRestore={vi.fn()}
    />,
  ).user.click(screen.getByRole('button', { name: 'حذف اعلان صفحه‌های ۴۰ تا ۴۵' }));
  await waitFor(() => expect(screen.queryByText('اعلان حذف شد.')).toBeNull());
  expect(screen.getByRole('link', { name: 'صفحه‌های ۴۰ تا ۴۵' })).toBeTruthy();
});

it('mutes a kind by the menu of one of it, hides all of it, and takes that back', async () => {
  const [onMute, onUnmute] = [vi.fn(), vi.fn()];
  const { user } = renderPersian(
    <NotificationList kinds={KINDS} now={NOW} items={ITEMS} onMute={onMute} onUnmute={onUnmute} />,
  );
  await user.click(screen.getByRole('button', { name: 'کارهای اعلان صفحه‌های ۴۰ تا ۴۵' }));
  await user.click(await screen.findByRole('menuitem', { name: 'خاموش کردن «تکلیف تازه»' }));
  expect(onMute).toHaveBeenCalledExactlyOnceWith('work');
  expect(titles()).toEqual(['امروز']);
  expect(linesOf('امروز')).toHaveLength(1);
  const undo = screen.getByRole('button', { name: 'برگرداندن اعلان‌های «تکلیف تازه»' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await user.keyboard('{Enter}');
  expect(onUnmute).toHaveBeenCalledExactlyOnceWith('work');
  expect(titles()).toEqual(['امروز', 'دیروز']);
});

it('has one button a line where it can be deleted and muted', async () => {
  const onMute = vi.fn();
  const { user } = renderPersian(<Served onMute={onMute} />);
  const line = screen.getByText('نشان هفت روز پیاپی').closest('li') as HTMLElement;
  expect(within(line).getAllByRole('button')).toHaveLength(1);
  await user.click(within(line).getByRole('button'));
  await user.click(await screen.findByRole('menuitem', { name: 'حذف این اعلان' }));
  expect(linesOf('امروز')[0]).toContain('اعلان حذف شد.');
  expect(onMute).not.toHaveBeenCalled();
});

it('draws the picture of its own in the place of that of its kind', () => {
  const items = [{ ...(ITEMS[0] as NotificationEntry), picture: <svg data-testid="badge" /> }];
  renderPersian(
    <NotificationList kinds={{ badge: { label: 'نشان', icon: <i data-testid="kind" /> } }} now={NOW} items={items} />,
  );
  expect(screen.getByTestId('badge')).toBeTruthy();
  expect(screen.queryByTestId('kind')).toBeNull();
});

it('says that it is loading, empty, or could not be fetched', async () => {
  const onRetry = vi.fn();
  const list = (props: Partial<NotificationListProps>) => (
    <NotificationList kinds={KINDS} items={[]} now={NOW} voice="student" {...props} />
  );
  const { rerender, user } = renderPersian(list({ status: 'loading' }));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/./),
  );
  rerender(list({}));
  expect(screen.getByText(/هیچ اعلانی نداری/)).toBeTruthy();
  rerender(list({ status: 'failed', errorMessage: 'سرور پاسخ نداد.', onRetry }));
  expect(screen.getByRole('alert').textContent).toContain('سرور پاسخ نداد.');
  await user.click(screen.getByRole('button', { name: 'دوباره تلاش کن' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('leaves the focus alone when it is drawn again and nothing of it has changed', async () => {
  const { user, rerender } = renderPersian(<Served onReadAll={vi.fn()} />);
  await user.click(screen.getByRole('button', { name: 'حذف اعلان صفحه‌های ۳۰ تا ۳۵' }));
  const undo = await screen.findByRole('button', { name: /^برگرداندن/ });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  undo.blur();
  rerender(<Served onReadAll={vi.fn()} />);
  expect(document.activeElement).toBe(document.body);
});
