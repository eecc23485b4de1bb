import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Composer, type ComposerProps, type EditedMessage } from './index.ts';

const picture = (name = 'عکس.png', type = 'image/png', bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'فرستادن' });

/** A promise that the test keeps or breaks. */
function work() {
  let keep = () => {};
  let fail = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    keep = resolve;
    fail = () => reject(new Error('offline'));
  });
  return { promise, keep, fail };
}

/** An app that lets its last message be edited. */
function Editor({ onSave }: { onSave: (text: string) => Promise<void> }) {
  const [editing, setEditing] = useState<EditedMessage | null>(null);
  return (
    <Composer
      onSend={() => {}}
      editing={editing}
      onEditLast={() => setEditing({ id: '1', text: 'سلام' })}
      onSave={async (text) => {
        await onSave(text);
        setEditing(null);
      }}
      onCancelEdit={() => setEditing(null)}
    />
  );
}

function paste(files: File[], text = '') {
  const event = createEvent.paste(area(), { clipboardData: { files, getData: () => text } });
  fireEvent(area(), event);
  return event;
}

describe('Composer', () => {
  it('sends by Enter and begins a new line by Shift+Enter', async () => {
    const onSend = vi.fn();
    const { user, container } = renderPersian(<Composer onSend={onSend} />);
    await user.type(area(), '  سلام{Shift>}{Enter}{/Shift}خوبی؟ ');
    expect(onSend).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ text: 'سلام\nخوبی؟', image: null });
    expect(area().value).toBe('');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('sends nothing while letters are being composed, nor when there is nothing but spaces', async () => {
    const onSend = vi.fn();
    const { user } = renderPersian(<Composer onSend={onSend} defaultText="سلام" />);
    fireEvent.keyDown(area(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(area(), { key: 'Enter', keyCode: 229 });
    await user.clear(area());
    await user.type(area(), '   {Enter}');
    expect(send().disabled).toBe(true);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('begins a new line by Enter where there is no Shift to press', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ ...new EventTarget(), matches: query.includes('coarse') }) as MediaQueryList,
    );
    const onSend = vi.fn();
    const { user } = renderPersian(<Composer onSend={onSend} />);
    await user.type(area(), 'سلام{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    await user.click(send());
    expect(onSend).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('waits for the promise, once, and then is empty', async () => {
    const { promise, keep } = work();
    const onSend = vi.fn(() => promise);
    const { user } = renderPersian(<Composer onSend={onSend} />);
    await user.type(area(), 'سلام{Enter}{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
    expect(area().value).toBe('سلام');
    expect(area().readOnly).toBe(true);
    expect(screen.getByRole('status').getAttribute('aria-label')).toBe('در حال فرستادن…');
    await act(async () => keep());
    expect(area().value).toBe('');
  });

  it('takes the focus back when the message is through, but not from a reader who has gone elsewhere', async () => {
    const first = work();
    const second = work();
    const onSend = vi.fn().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const { user } = renderPersian(
      <>
        <input type="search" />
        <Composer onSend={onSend} />
      </>,
    );
    await user.type(area(), 'سلام{Enter}');
    act(() => area().blur());
    await act(async () => first.keep());
    expect(document.activeElement).toBe(area());
    await user.keyboard('خوبی؟{Enter}');
    await user.click(screen.getByRole('searchbox'));
    await act(async () => second.keep());
    expect(area().value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('keeps words and picture when sending failed, and sends them again', async () => {
    const onSend = vi.fn<ComposerProps['onSend']>().mockRejectedValueOnce(new Error('offline'));
    const { user } = renderPersian(<Composer onSend={onSend} />);
    const image = picture();
    paste([image]);
    await user.type(area(), 'سلام{Enter}');
    expect(screen.getByText(/^پیام فرستاده نشد/).closest('[aria-live="polite"]')).not.toBeNull();
    expect(area().value).toBe('سلام');
    await user.keyboard('{Enter}');
    expect(onSend).toHaveBeenLastCalledWith({ text: 'سلام', image });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/^پیام فرستاده نشد/)).toBeNull();
  });

  it('takes a picture from the clipboard or dropped, shows it, and sends it alone', async () => {
    const onSend = vi.fn();
    const { user } = renderPersian(<Composer onSend={onSend} />);
    const image = picture();
    paste([image]);
    expect(screen.getByRole('img', { name: 'تصویر پیوست' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'برداشتن تصویر' }));
    expect(document.activeElement).toBe(area());
    expect(send().disabled).toBe(true);
    const dataTransfer = { types: ['Files'], files: [image] };
    fireEvent.dragEnter(area(), { dataTransfer });
    expect(screen.getByText('تصویر را اینجا رها کنید')).toBeDefined();
    fireEvent.drop(area(), { dataTransfer });
    expect(screen.queryByText('تصویر را اینجا رها کنید')).toBeNull();
    await user.click(send());
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ text: '', image });
  });

  it.each([
    ['a file that is no picture', [picture('تکلیف.pdf', 'application/pdf')], /این فایل تصویر نیست/],
    ['a picture that is too large', [picture('بزرگ.png', 'image/png', 2_000_001)], /از ۲ مگابایت بزرگ‌تر است/],
  ])('does not take %s, says why, and keeps what is typed', async (_, files, reason) => {
    const { user } = renderPersian(<Composer onSend={vi.fn()} maxBytes={2_000_000} />);
    await user.type(area(), 'سلام');
    paste(files);
    expect(screen.getByText(reason)).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
    expect(area().value).toBe('سلام');
  });

  it('takes the first of several pictures and says so, and pastes words as words', () => {
    renderPersian(<Composer onSend={vi.fn()} />);
    expect(paste([picture()], 'واژه‌ها').defaultPrevented).toBe(false);
    expect(screen.queryByRole('img')).toBeNull();
    expect(paste([picture('یک.png'), picture('دو.png')]).defaultPrevented).toBe(true);
    expect(screen.getByText('یک.png')).toBeDefined();
    expect(screen.getByText(/یک تصویر دارد/)).toBeDefined();
  });

  it('says how much room is left, cuts nothing, and does not send what is too long', async () => {
    const onSend = vi.fn();
    const { user } = renderPersian(<Composer onSend={onSend} maxLength={10} />);
    await user.type(area(), '12345678');
    expect(screen.getByText('۲ نویسهٔ دیگر جا دارد')).toBeDefined();
    await user.type(area(), '90123{Enter}');
    expect(area().value).toBe('1234567890123');
    expect(screen.getByText(/^۳ نویسه بیش از اندازه/)).toBeDefined();
    expect(area().getAttribute('aria-invalid')).toBe('true');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('edits a message, shows what it was, leaves by Escape or its button, and gives the draft back', async () => {
    const onSave = vi.fn<(text: string) => Promise<void>>().mockRejectedValueOnce(new Error('offline'));
    const { user } = renderPersian(<Editor onSave={onSave} />);
    await user.click(area());
    await user.keyboard('{ArrowUp}');
    expect(area().value).toBe('سلام');
    expect(document.activeElement).toBe(area());
    expect(screen.getByRole('textbox', { name: 'ویرایش پیام' })).toBe(area());
    expect(screen.queryByRole('button', { name: 'افزودن تصویر' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ذخیره' }).disabled).toBe(true);
    await user.keyboard('{Escape}');
    expect(area().value).toBe('');
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByRole('button', { name: 'انصراف' }));
    expect(area().value).toBe('');
    expect(document.activeElement).toBe(area());

    await user.keyboard('{ArrowUp} آوا{Enter}');
    expect(onSave).toHaveBeenLastCalledWith('سلام آوا');
    expect(screen.getByText(/^ویرایش ذخیره نشد/)).toBeDefined();
    expect(area().value).toBe('سلام آوا');
    expect(screen.getByText('سلام')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect(onSave).toHaveBeenCalledTimes(2);
    expect(area().value).toBe('');
  });

  it('keeps the draft while a message is edited', async () => {
    const onTextChange = vi.fn();
    const composer = (editing: ComposerProps['editing']) => (
      <Composer onSend={vi.fn()} defaultText="نیمه‌کاره" onTextChange={onTextChange} editing={editing ?? null} />
    );
    const { user, rerender } = renderPersian(composer(null));
    rerender(composer({ id: '1', text: 'سلام' }));
    await user.type(area(), '!');
    expect(area().value).toBe('سلام!');
    rerender(composer(null));
    expect(area().value).toBe('نیمه‌کاره');
    expect(onTextChange).not.toHaveBeenCalled();
    rerender(composer({ id: '1', text: 'سلام' }));
    expect(area().value).toBe('سلام');
  });

  it('says why nothing can be sent', () => {
    renderPersian(<Composer onSend={vi.fn()} disabledReason="این حساب بسته شده است." />);
    expect(screen.getByText('این حساب بسته شده است.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
