import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { NOW } from '../testing/sample-chat.ts';
import { FOUND, USERS } from '../testing/sample-users.ts';
import { ChatList, type ChatListProps } from './index.ts';

// There is no layout without a browser: the list is 600 px high and a line 80.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 80));
});

const list = (props: Partial<ChatListProps> = {}) => <ChatList users={USERS} onSelect={vi.fn()} now={NOW} {...props} />;
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'جستجو در گفت‌وگوها' });
const box = () => screen.getByRole('listbox', { name: 'گفت‌وگوها' });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

describe('ChatList', () => {
  it('announces each one the name, the last message, when, and how many are unread', async () => {
    const { container } = renderPersian(list({ selectedId: 'parsa' }));
    const [ava, parsa, rezaei, , tara] = screen.getAllByRole('option');
    expect(ava?.textContent).toMatch(/آوا احمدی.*۱۰:۱۱.*Unit 3/);
    expect(within(ava as HTMLElement).getByText('۲ پیام خوانده‌نشده')).toBeDefined();
    expect(
      within(rezaei as HTMLElement)
        .getByText('+۹۹')
        .getAttribute('aria-hidden'),
    ).toBe('true');
    expect(within(rezaei as HTMLElement).getByText('۱۲۸ پیام خوانده‌نشده')).toBeDefined();
    expect(parsa?.textContent).toContain('دیروز');
    expect(parsa?.getAttribute('aria-selected')).toBe('true');
    expect(ava?.getAttribute('aria-selected')).toBe('false');
    expect(tara?.textContent).toContain('هنوز پیامی نیست');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('looks once typing rests, and at once when emptied', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const onSearch = vi.fn();
    const { user } = renderPersian(list({ onSearch }));
    await user.type(field(), 'کریمی');
    expect(onSearch).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(300));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('کریمی');
    await user.click(screen.getByRole('button', { name: 'پاک کردن جستجو' }));
    act(() => vi.advanceTimersByTime(0));
    expect(onSearch).toHaveBeenLastCalledWith('');
    vi.useRealTimers();
  });

  it('says what was found only of the text that was looked for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const onSearch = vi.fn();
    const { user, rerender } = renderPersian(list({ onSearch }));
    const announced = () =>
      [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('');
    await user.type(field(), 'سهراب');
    expect(announced()).toBe('');
    rerender(list({ onSearch, users: [] }));
    act(() => vi.advanceTimersByTime(300));
    const nothing = 'برای «سهراب» کسی یا پیامی پیدا نشد.';
    expect(announced()).toBe(nothing);
    await user.keyboard('{Backspace}');
    expect(announced()).toBe('');
    expect(screen.getByText(nothing)).toBeDefined();
    rerender(list({ onSearch, users: USERS.slice(0, 1) }));
    act(() => vi.advanceTimersByTime(300));
    expect(announced()).toBe('۱ نفر و ۰ پیام پیدا شد.');
    vi.useRealTimers();
  });

  it('can have its query stored by the parent', async () => {
    const onQueryChange = vi.fn();
    const { user } = renderPersian(list({ query: 'آ', onQueryChange }));
    await user.type(field(), 'و');
    expect(onQueryChange).toHaveBeenCalledExactlyOnceWith('آو');
    expect(field().value).toBe('آ');
  });

  it('shows people and messages apart, with what was typed marked in whatever spelling', () => {
    renderPersian(list({ users: USERS.slice(1, 4), messages: FOUND, defaultQuery: 'کریمی' }));
    const people = screen.getByRole('group', { name: 'افراد' });
    const messages = screen.getByRole('group', { name: 'پیام‌ها' });
    expect(within(people).getAllByRole('option')).toHaveLength(3);
    expect(within(people).getByText('كريمي').tagName).toBe('MARK');
    expect(
      within(messages)
        .getAllByText('کریمی')
        .map(({ tagName }) => tagName),
    ).toEqual(['MARK', 'MARK']);
    // A long message is shown from near the word.
    expect(within(messages).getByText(/^…/)).toBeDefined();
    expect(screen.getByText('۳ نفر و ۲ پیام پیدا شد.').closest('[aria-live="polite"]')).not.toBeNull();
  });

  it('shows the user name when it is what was found', () => {
    renderPersian(list({ users: USERS.slice(0, 1), defaultQuery: 'AVA_' }));
    expect(screen.getByText('ava_').tagName).toBe('MARK');
  });

  it('is walked by keyboard: from the field to the list, through both groups, and back by letters', async () => {
    const onSelect = vi.fn();
    const { user } = renderPersian(list({ messages: FOUND, defaultQuery: 'ک', onSelect }));
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(box());
    await user.keyboard('{Home}');
    expect(active()).toContain('آوا احمدی');
    await user.keyboard('{End}');
    expect(active()).toContain('مریم رضایی');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('ava', 'm3');
    await user.keyboard('{ArrowUp} ');
    expect(onSelect).toHaveBeenLastCalledWith('tara', undefined);
    await user.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement).toBe(field());
    await user.keyboard('{ArrowDown}ر');
    expect(document.activeElement).toBe(field());
  });

  it('opens the first one found by Enter in the field, and one by a press', async () => {
    const onSelect = vi.fn();
    const { user } = renderPersian(list({ onSelect }));
    await user.type(field(), '{Enter}');
    expect(onSelect).not.toHaveBeenCalled();
    // Even while the answer of the server is on its way: only one that fits.
    await user.type(field(), 'parsa{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('parsa', undefined);
    await user.clear(field());
    await user.click(screen.getByText('ممنون از پشتیبانی خوبتان.'));
    expect(onSelect).toHaveBeenLastCalledWith('karimi', undefined);
  });

  it('draws only what is in sight of a long list, and says how long it is', async () => {
    const users = Array.from(
      { length: 5000 },
      (_, place) => ({ ...USERS[4], id: String(place) }) as (typeof USERS)[number],
    );
    const { user } = renderPersian(list({ users }));
    expect(screen.getAllByRole('option').length).toBeLessThan(40);
    box().focus();
    await user.keyboard('{End}');
    const last = document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
    expect(last?.getAttribute('aria-posinset')).toBe('5000');
    expect(last?.getAttribute('aria-setsize')).toBe('5000');
    expect(screen.getAllByRole('option').length).toBeLessThan(40);
  });

  it('goes on by as many lines as fit, however high they are', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 140));
    const users = Array.from(
      { length: 20 },
      (_, place) => ({ ...USERS[4], id: String(place) }) as (typeof USERS)[number],
    );
    const { user } = renderPersian(list({ users }));
    box().focus();
    await user.keyboard('{Home}{PageDown}');
    const now = document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
    expect(now?.getAttribute('aria-posinset')).toBe('5');
  });

  it('has a face for loading, emptiness, nothing found and failure', async () => {
    const onRetry = vi.fn();
    const { user, rerender } = renderPersian(list({ status: 'loading' }));
    expect(screen.getByText('گفت‌وگوها در راه است…')).toBeDefined();
    rerender(list({ users: [] }));
    expect(screen.getByText(/هنوز گفت‌وگویی نیست/)).toBeDefined();
    rerender(list({ users: [], query: 'سهراب' }));
    expect(screen.getAllByText('برای «سهراب» کسی یا پیامی پیدا نشد.')).toHaveLength(2);
    rerender(list({ status: 'failed', onRetry }));
    await user.click(screen.getByRole('button', { name: 'دوباره تلاش کنید' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
