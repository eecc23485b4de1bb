import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../../testing/index.ts';
import { come, MESSAGES, NOW, UNDERWAY } from '../../testing/sample-chat.ts';
import { Conversation, type ConversationProps } from '../index.ts';

const conversation = (props: Partial<ConversationProps> = {}) => (
  <Conversation title="آوا احمدی" messages={MESSAGES} now={NOW} {...props} />
);
const log = () => screen.getByRole('log', { name: 'پیام‌های آوا احمدی' });
const article = (name: RegExp) => screen.getByRole('article', { name });

describe('A message of a Conversation', () => {
  it('deletes after a yes, says so when it fails, and gives the focus back to the log', async () => {
    const onDelete = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined);
    const { user } = renderPersian(conversation({ onDelete }));
    article(/^شما، یک بار/).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'حذف' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'حذف پیام' });
    await user.click(within(dialog).getByRole('button', { name: 'حذف شود' }));
    await within(dialog).findByText(/انجام نشد/);
    await user.click(within(dialog).getByRole('button', { name: 'حذف شود' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onDelete).toHaveBeenCalledTimes(2);
    expect(onDelete.mock.calls[0]?.[0].id).toBe('m6');
    await waitFor(() => expect(document.activeElement).toBe(log()));
  });

  it('offers for a message only what the role allows', async () => {
    const onEdit = vi.fn();
    const messages = [
      come('1', { isOwn: true, text: 'آزاد', canEdit: true }),
      come('2', { isOwn: true, text: 'بسته' }),
      come('3', { text: 'دیگری', canDelete: true }),
    ];
    const { user } = renderPersian(conversation({ messages, onEdit, onDelete: vi.fn() }));
    const names = async (name: RegExp) => {
      const opener = within(article(name)).queryByRole('button', { name: 'کارهای این پیام' });
      if (opener === null) return [];
      await user.click(opener);
      expect(opener.getAttribute('aria-expanded')).toBe('true');
      const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(opener.hasAttribute('aria-expanded')).toBe(false);
      return items.filter((item) => item !== 'رونوشت متن');
    };
    expect(await names(/آزاد/)).toEqual(['ویرایش']);
    expect(await names(/بسته/)).toEqual([]);
    expect(await names(/دیگری/)).toEqual(['حذف']);
    await user.click(within(article(/آزاد/)).getByRole('button', { name: 'کارهای این پیام' }));
    await user.click(await screen.findByRole('menuitem', { name: 'ویرایش' }));
    await waitFor(() => expect(onEdit).toHaveBeenCalledExactlyOnceWith(messages[0]));
  });

  it('copies the words of a message, and says when it may not', async () => {
    const { user } = renderPersian(conversation({ messages: [come('1', { text: 'سه‌چهارم' })] }));
    const copy = async () => {
      await user.click(screen.getByRole('button', { name: 'کارهای این پیام' }));
      await user.click(await screen.findByRole('menuitem', { name: 'رونوشت متن' }));
    };
    await copy();
    await screen.findByText('متن پیام رونوشت شد.');
    expect(await navigator.clipboard.readText()).toBe('سه‌چهارم');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await copy();
    await screen.findByText('مرورگر اجازهٔ رونوشت نداد.');
  });

  it('sends again or takes away what did not get through', async () => {
    const onResend = vi.fn();
    const onDiscard = vi.fn();
    const { user } = renderPersian(conversation({ messages: UNDERWAY, onResend, onDiscard }));
    await user.click(screen.getByRole('button', { name: 'دوباره بفرست' }));
    await user.click(screen.getByRole('button', { name: 'پاک کن' }));
    expect(onResend).toHaveBeenCalledExactlyOnceWith(UNDERWAY[1]);
    expect(onDiscard).toHaveBeenCalledExactlyOnceWith(UNDERWAY[1]);
    expect(document.activeElement).toBe(log());
  });

  it('shows a picture large, and says when it does not come', async () => {
    const { user } = renderPersian(conversation());
    const name = 'دیدن تصویر: دفتر با جمع سه‌چهارم و یک‌هشتم';
    await user.click(screen.getByRole('button', { name }));
    const viewer = await screen.findByRole('dialog', { name: 'دیدن تصویر' });
    expect(within(viewer).getByRole('img', { name: 'دفتر با جمع سه‌چهارم و یک‌هشتم' })).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const picture = screen.getByRole('button', { name }).querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(screen.getByText('تصویر دریافت نشد')).toBeDefined();
  });
});
