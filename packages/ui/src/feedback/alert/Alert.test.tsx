import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from '../../layout/page/index.ts';
import { LiveRegion } from '../../primitives/announcement/Announcement.tsx';
import { type Announcements, axeFindings, recordAnnouncements, renderPersian } from '../../testing/index.ts';
import { Alert } from './Alert.tsx';

describe('Alert', () => {
  it.each([
    ['info', 'status', 'نکته'],
    ['success', 'status', 'انجام شد'],
    ['warning', 'status', 'توجه'],
    ['danger', 'alert', 'خطا'],
    ['reward', 'status', 'آفرین'],
    // Its former name.
    ['error', 'alert', 'خطا'],
  ] as const)('says %s as a word, not by colour alone', async (tone, role, word) => {
    const { container } = renderPersian(<Alert tone={tone}>پیام</Alert>);
    expect(screen.getByRole(role).textContent).toBe(`${word}: پیام`);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is closed by its cross', async () => {
    const onClose = vi.fn();
    const { user } = renderPersian(<Alert onClose={onClose}>پیام</Alert>);
    await user.click(screen.getByRole('button', { name: 'بستن پیام' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('what is heard of an alert', () => {
  let announcements: Announcements;
  beforeEach(() => {
    vi.useFakeTimers();
    announcements = recordAnnouncements();
  });
  afterEach(() => {
    announcements.stop();
    vi.useRealTimers();
  });

  const heard = () => {
    const atOnce = announcements.take();
    act(() => void vi.runAllTimers());
    return [...atOnce, ...announcements.take()];
  };
  const screenOf = (content: ReactNode) => <Page title="تکلیف‌ها">{content}</Page>;

  it.each([
    ['info', 'نکته : پیام'],
    ['success', 'انجام شد : پیام'],
    ['warning', 'توجه : پیام'],
    ['danger', 'خطا : پیام'],
    ['reward', 'آفرین : پیام'],
  ] as const)('is %s once, where it appears later than its screen', (tone, words) => {
    const { rerender } = renderPersian(screenOf(null));
    expect(heard()).toEqual([]);
    rerender(screenOf(<Alert tone={tone}>پیام</Alert>));
    expect(heard()).toEqual([words]);
    rerender(screenOf(<Alert tone={tone}>پیام</Alert>));
    expect(heard()).toEqual([]);
    expect(screen.getByText('پیام', { exact: false }).closest('[aria-hidden]')).toBeNull();
  });

  it('is nothing, where it comes with its screen', () => {
    const { rerender } = renderPersian(<div />);
    rerender(screenOf(<Alert>پیام</Alert>));
    expect(heard()).toEqual([]);
    // What changes in it later is news.
    rerender(screenOf(<Alert>پیام دیگر</Alert>));
    expect(heard()).toEqual(['نکته : پیام دیگر']);
  });

  it('is its words once, where the same screen shows it again', () => {
    const { rerender } = renderPersian(screenOf(<Alert key="first">پیام</Alert>));
    expect(heard()).toEqual([]);
    rerender(screenOf(<Alert key="second">پیام</Alert>));
    expect(heard()).toEqual(['نکته : پیام']);
  });

  it('is said by the region that it is in', () => {
    const { rerender } = renderPersian(screenOf(<LiveRegion />));
    expect(heard()).toEqual([]);
    rerender(
      screenOf(
        <LiveRegion>
          <Alert>پیام</Alert>
        </LiveRegion>,
      ),
    );
    expect(heard()).toEqual(['نکته : پیام']);
  });

  it('is its buttons at once: only the words wait', () => {
    const { rerender } = renderPersian(screenOf(null));
    rerender(screenOf(<Alert actions={<button type="button">دوباره</button>}>پیام</Alert>));
    expect(screen.getByRole('button', { name: 'دوباره' })).toBeDefined();
    expect(heard()).toEqual(['نکته : پیام دوباره']);
  });

  it('is nothing after it was taken away', () => {
    const { rerender } = renderPersian(screenOf(null));
    rerender(screenOf(<Alert>پیام</Alert>));
    announcements.take();
    rerender(screenOf(null));
    expect(heard()).toEqual([]);
  });
});
