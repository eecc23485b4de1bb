import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toPersianDigits } from '../../i18n/digits.ts';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { come, MESSAGES, manyMessages, NEWS, NOW, UNDERWAY } from '../testing/sample-chat.ts';
import { Conversation, type ConversationProps } from './index.ts';
import { FOOT, HEAD } from './log/message-window.ts';

const ROW = 80;
const VIEW = 600;

// There is no layout without a browser: every message is 80 px high and the view 600.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEW);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, ROW));
});

const conversation = (props: Partial<ConversationProps> = {}) => (
  <Conversation title="آوا احمدی" messages={MESSAGES} now={NOW} {...props} />
);
const log = () => screen.getByRole('log', { name: 'پیام‌های آوا احمدی' });
const article = (name: RegExp) => screen.getByRole('article', { name });

/** How far below the upper edge of the view a message begins. */
function place(name: RegExp): number {
  const rows = [...log().querySelectorAll<HTMLElement>('[data-row]')];
  const before = rows[0]?.parentElement?.previousElementSibling;
  const spacer = before instanceof HTMLElement ? Number.parseFloat(before.style.blockSize) : Number.NaN;
  return HEAD + spacer + rows.findIndex((row) => row.contains(article(name))) * ROW - log().scrollTop;
}

function scrollTo(top: number) {
  log().scrollTop = top;
  fireEvent.scroll(log());
}

const many = manyMessages(0, 1000);

describe('Conversation', () => {
  it('announces each message its day, sender, text, time and state', async () => {
    const { container } = renderPersian(conversation({ messages: [...MESSAGES, ...UNDERWAY] }));
    expect(article(/^پنجشنبه ۲۸ آبان ۱۴۰۵، آوا احمدی، سلام، وقت بخیر\.، ساعت ۹:۰۰$/)).toBeDefined();
    expect(article(/^شما، درست حل کرده‌ای.*ساعت ۹:۱۰، ویرایش‌شده، فرستاده شد$/)).toBeDefined();
    expect(article(/^امروز، آوا احمدی، آمد!/)).toBeDefined();
    expect(article(/دفتر با جمع سه‌چهارم/)).toBeDefined();
    expect(article(/، فرستاده نشد$/)).toBeDefined();
    expect(article(/، در حال فرستادن$/)).toBeDefined();
    expect(screen.getByText('دیروز')).toBeDefined();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('draws as little of 100,000 messages as of 100, and opens at the newest', () => {
    const { container, unmount } = renderPersian(conversation({ messages: manyMessages(0, 100) }));
    const few = container.querySelectorAll('*').length;
    unmount();
    const { container: long } = renderPersian(conversation({ messages: manyMessages(0, 100_000) }));
    expect(article(/، ۹۹۹۹۹\. /).getAttribute('aria-posinset')).toBe('100000');
    expect(long.querySelectorAll('*').length).toBeLessThan(few * 1.2);
    expect(screen.getAllByRole('article').length).toBeLessThan(60);
  });

  it('reads nothing in a message as HTML, and opens only web addresses, apart', () => {
    const text = '<img src=x onerror=alert(1)> javascript:alert(1) https://mashq.ir/a';
    renderPersian(conversation({ messages: [come('1', { text })] }));
    const message = article(/./);
    expect(message.querySelector('img')).toBeNull();
    const link = within(message).getByText('https://mashq.ir/a').closest('a');
    expect(link?.getAttribute('href')).toBe('https://mashq.ir/a');
    expect(link?.getAttribute('rel')).toContain('noopener');
    expect(message.querySelectorAll('a')).toHaveLength(1);
  });

  it('is walked by keyboard, and keeps one stop for Tab', async () => {
    const { user } = renderPersian(conversation({ messages: many, onDelete: vi.fn() }));
    await user.tab();
    expect(document.activeElement).toBe(log());
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(article(/، ۹۹۹\. /));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(document.activeElement).toBe(article(/، ۹۹۸\. /));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(article(/، ۰\. /));
    await user.keyboard('{PageDown}');
    const there = Number(document.activeElement?.getAttribute('aria-posinset'));
    expect(there).toBeGreaterThan(4);
    await user.keyboard('{PageUp}');
    expect(document.activeElement).toBe(article(/، ۰\. /));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(article(/، ۹۹۹\. /));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(log());
    expect(document.querySelectorAll('[data-message] button[tabindex="0"]').length).toBeLessThanOrEqual(1);
  });

  it('keeps the focus in the log when the message that has it is scrolled away', async () => {
    const { user } = renderPersian(conversation({ messages: many }));
    await user.tab();
    await user.keyboard('{ArrowUp}');
    scrollTo(2000);
    expect(document.activeElement).toBe(log());
  });

  it('follows at the end, says what came, and notifies the app it was seen', () => {
    const onSeen = vi.fn();
    const { rerender } = renderPersian(conversation({ messages: many, onSeen }));
    expect(onSeen).toHaveBeenCalledExactlyOnceWith(many.at(-1));
    expect(place(/، ۹۹۹\. /)).toBe(VIEW - FOOT - ROW);
    const next = [...many, come('نو')];
    rerender(conversation({ messages: next, onSeen }));
    expect(place(/پیام نو/)).toBe(VIEW - FOOT - ROW);
    expect(screen.getByText('پیام تازه از آوا احمدی: پیام نو').closest('[aria-live="polite"]')).not.toBeNull();
    expect(log().getAttribute('aria-live')).toBe('off');
    expect(onSeen).toHaveBeenLastCalledWith(next.at(-1));
  });

  it('notifies the app what was seen once the page is in sight again', () => {
    const onSeen = vi.fn();
    const { rerender } = renderPersian(conversation({ messages: many, onSeen }));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const next = [...many, come('نو')];
    rerender(conversation({ messages: next, onSeen }));
    expect(onSeen).toHaveBeenCalledOnce();
    visibility.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    expect(onSeen).toHaveBeenCalledTimes(2);
    expect(onSeen).toHaveBeenLastCalledWith(next.at(-1));
  });

  it('stays at the newest when it gets lower, though the browser has moved it', () => {
    renderPersian(conversation({ messages: many }));
    const end = log().scrollTop;
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEW / 2);
    scrollTo(0);
    expect(log().scrollTop).toBe(end + VIEW / 2);
  });

  it('stays at the newest when it gets wider and its messages lower, though the browser has moved it', () => {
    renderPersian(conversation({ messages: many }));
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, ROW / 2));
    scrollTo(VIEW);
    expect(screen.queryByRole('button', { name: 'رفتن به تازه‌ترین پیام' })).toBeNull();
    expect(article(/، ۹۹۹\. /)).toBeDefined();
  });

  it('keeps the place of a reader who is elsewhere, counts what comes, and goes there when asked', async () => {
    const onSeen = vi.fn();
    const { user, rerender } = renderPersian(conversation({ messages: many, onSeen }));
    scrollTo(20_000);
    const number = log().querySelectorAll('article')[15]?.getAttribute('aria-posinset') ?? '';
    const read = new RegExp(`، ${toPersianDigits(Number(number) - 1)}\\. `);
    const was = place(read);
    expect(screen.getByRole('button', { name: 'رفتن به تازه‌ترین پیام' })).toBeDefined();
    rerender(conversation({ messages: [...many, come('یک'), come('دو')], onSeen }));
    expect(place(read)).toBe(was);
    expect(onSeen).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: '۲ پیام تازه' }));
    expect(article(/پیام دو/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /پیام تازه/ })).toBeNull();
    expect(onSeen).toHaveBeenCalledTimes(2);
  });

  it('goes to the end when the reader sends, from wherever', () => {
    const { rerender } = renderPersian(conversation({ messages: many }));
    scrollTo(20_000);
    rerender(conversation({ messages: [...many, come('من', { isOwn: true, state: 'sending' })] }));
    expect(article(/پیام من/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'رفتن به تازه‌ترین پیام' })).toBeNull();
  });

  it('says of an own message that the other side has read it', () => {
    const own = come('من', { isOwn: true, state: 'sent' });
    const { rerender } = renderPersian(conversation({ messages: [own] }));
    expect(article(/فرستاده شد/)).toBeDefined();
    rerender(conversation({ messages: [{ ...own, state: 'read' }] }));
    expect(article(/دیده شد/)).toBeDefined();
  });

  it('says when sending failed, and says it again each time', () => {
    const own = come('من', { isOwn: true, state: 'sending' });
    const { rerender } = renderPersian(conversation({ messages: [...many, own] }));
    const announced = () => screen.getByText('پیام شما فرستاده نشد.');
    rerender(conversation({ messages: [...many, { ...own, state: 'failed' }] }));
    const first = announced();
    rerender(conversation({ messages: [...many, own] }));
    rerender(conversation({ messages: [...many, { ...own, state: 'failed' }] }));
    // A screen reader hears what is put into the live region, not words that stay as they were.
    expect(announced()).not.toBe(first);
  });

  it('asks for older messages once, keeps the place when they come, and asks again only when announced', async () => {
    let fail = () => {};
    const onLoadOlder = vi
      .fn<() => Promise<void>>()
      .mockImplementationOnce(() => new Promise((_, reject) => (fail = () => reject(new Error('offline')))))
      .mockResolvedValue(undefined);
    const { user, rerender } = renderPersian(conversation({ messages: many, hasOlder: true, onLoadOlder }));
    expect(onLoadOlder).not.toHaveBeenCalled();
    scrollTo(100);
    scrollTo(60);
    expect(onLoadOlder).toHaveBeenCalledOnce();
    expect(screen.getByText('پیام‌های پیشین در راه است…')).toBeDefined();
    await act(async () => fail());
    expect(screen.getByRole('alert').textContent).toBe('پیام‌های پیشین نیامد.');
    scrollTo(100);
    expect(onLoadOlder).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'دوباره' }));
    expect(onLoadOlder).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(log());
    const was = place(/، ۳\. /);
    rerender(conversation({ messages: [...manyMessages(-20, 0), ...many], hasOlder: false, onLoadOlder }));
    expect(place(/، ۳\. /)).toBe(was);
    expect(article(/، -۱\. /)).toBeDefined();
  });

  it('opens at the first unread message, under a mark, and counts them', () => {
    const messages = [...many, ...NEWS, ...manyMessages(1000, 1020)];
    renderPersian(conversation({ messages, firstUnreadId: 'w0' }));
    expect(article(/^پیام‌های تازه، /).textContent).toContain('کسر');
    expect(screen.getByText('پیام‌های تازه')).toBeDefined();
    expect(screen.getByRole('button', { name: '۲۶ پیام تازه' })).toBeDefined();
  });

  it('goes to a message that was looked for, and marks it', () => {
    const { rerender } = renderPersian(conversation({ messages: many }));
    rerender(conversation({ messages: many, markedId: 'n3' }));
    expect(article(/، ۳\. /).hasAttribute('data-marked')).toBe(true);
    expect(document.activeElement).toBe(article(/، ۳\. /));
  });

  it('goes to a message that was looked for once it is loaded, also when it opens', () => {
    const late = many.slice(500);
    const { rerender, unmount } = renderPersian(conversation({ messages: late, markedId: 'n600' }));
    rerender(conversation({ messages: late, markedId: 'n3' }));
    rerender(conversation({ messages: many, markedId: 'n3' }));
    expect(document.activeElement).toBe(article(/، ۳\. /));
    unmount();
    const { rerender: load } = renderPersian(conversation({ messages: late, markedId: 'n3' }));
    load(conversation({ messages: many, markedId: 'n3' }));
    expect(document.activeElement).toBe(article(/، ۳\. /));
  });

  it('names the language of a message in Latin letters', () => {
    const [first, second] = MESSAGES;
    if (!first || !second) throw new Error('two messages are needed');
    renderPersian(
      conversation({
        messages: [
          { ...first, text: 'See you on Saturday!' },
          { ...second, text: 'تا شنبه!' },
        ],
      }),
    );
    expect(screen.getByText('See you on Saturday!')).toMatchObject({ lang: 'en', dir: 'ltr' });
    expect(screen.getByText('تا شنبه!').lang).toBe('');
  });

  it('prints its days again when the reader changes the digits', async () => {
    renderPersian(conversation());
    expect(screen.getByText('پنجشنبه ۲۸ آبان ۱۴۰۵')).toBeDefined();
    await act(async () => document.documentElement.setAttribute('data-digits', 'latn'));
    expect(screen.getByText('پنجشنبه 28 آبان 1405')).toBeDefined();
  });

  it('has a face for loading, for emptiness and for failure', async () => {
    const onRetry = vi.fn();
    const { user, rerender } = renderPersian(conversation({ status: 'loading' }));
    expect(screen.getByRole('status').textContent).toBe('پیام‌ها در راه است…');
    rerender(conversation({ messages: [] }));
    expect(screen.getByText(/هنوز پیامی نیست/)).toBeDefined();
    rerender(conversation({ status: 'failed', onRetry }));
    await user.click(screen.getByRole('button', { name: 'دوباره تلاش کنید' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
