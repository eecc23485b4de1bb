import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { type ToastOptions, toast } from './toast.ts';

const shown = () => screen.queryAllByRole('alertdialog').map((element) => element.textContent);
const say = (message: string, options?: ToastOptions) => act(() => void toast(message, options));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole('region', { name: 'پیام‌ها' });

beforeEach(() => {
  // Toasts are the page's, and stories rendered by another file may have left one.
  act(() => toast.closeAll());
  vi.useFakeTimers();
  render(
    <>
      <Button>ذخیره</Button>
      <ToastRegion />
    </>,
  );
});

afterEach(() => {
  act(() => toast.closeAll());
  vi.useRealTimers();
});

describe('toast', () => {
  it('warns a developer where no region shows it, and not of one that is still on its way', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    cleanup();
    toast('ذخیره شد');
    const { unmount } = render(<ToastRegion />);
    wait(3000);
    expect(warn).not.toHaveBeenCalled();
    unmount();
    toast('دوباره');
    wait(3000);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('<ToastRegion />'));
    warn.mockRestore();
  });

  it('is a success unless another variant is named, and the variant is said as a word', () => {
    say('ذخیره شد.');
    act(() => void toast.danger('ذخیره نشد.', { description: 'اینترنت را ببینید.' }));
    act(() => void toast.warning('مهلت نزدیک است.'));
    act(() => void toast.info('تکلیف تازه'));
    expect(shown()).toEqual([
      'خبر: تکلیف تازه',
      'هشدار: مهلت نزدیک است.',
      'خطا: ذخیره نشد.اینترنت را ببینید.',
      'انجام شد: ذخیره شد.',
    ]);
  });

  it('names the language of what is written in Latin letters', () => {
    say('message deleted successfully', { description: 'پیام حذف شد.' });
    expect(screen.getByText('message deleted successfully').lang).toBe('en');
    expect(screen.getByText('پیام حذف شد.').lang).toBe('');
  });

  it('keeps both its lines at one side, whatever they are written in', () => {
    say('Saved!', { description: 'Hello (again).' });
    for (const text of ['Saved!', 'Hello (again).']) expect(screen.getByText(text).tagName).toBe('BDI');
  });

  it('is announced, named by its message, in a named region', () => {
    say('ذخیره شد.');
    const element = screen.getByRole('alertdialog', { name: 'انجام شد: ذخیره شد.' });
    expect(within(element).getByRole('alert').textContent).toContain('ذخیره شد.');
    expect(region().contains(element)).toBe(true);
  });

  it('closes by itself after 3000 ms', () => {
    say('ذخیره شد.');
    wait(2999);
    expect(shown()).toHaveLength(1);
    wait(1);
    expect(shown()).toHaveLength(0);
  });

  it('can be announced another time, or none', () => {
    say('کوتاه', { duration: 1000 });
    say('ماندنی', { duration: null });
    wait(1000);
    expect(shown()).toEqual(['انجام شد: ماندنی']);
    wait(60_000);
    expect(shown()).toEqual(['انجام شد: ماندنی']);
  });

  it('with an action stays ten seconds, does it once and goes', () => {
    const undo = vi.fn();
    say('گروه حذف شد.', { action: { label: 'برگرداندن', onPress: undo } });
    wait(9999);
    fireEvent.click(screen.getByRole('button', { name: 'برگرداندن' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(shown()).toHaveLength(0);
    say('گروه حذف شد.', { action: { label: 'برگرداندن', onPress: undo } });
    wait(10_000);
    expect(shown()).toHaveLength(0);
  });

  it('with an action is shown beside its like: each takes back its own', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    say('گروه حذف شد.', { action: { label: 'برگرداندن', onPress: first } });
    say('گروه حذف شد.', { action: { label: 'برگرداندن', onPress: second } });
    expect(shown()).toHaveLength(2);
    const [newest] = screen.getAllByRole('button', { name: 'برگرداندن' });
    if (newest !== undefined) fireEvent.click(newest);
    expect(second).toHaveBeenCalledOnce();
    expect(first).not.toHaveBeenCalled();
  });

  it('of work says that it goes on, and in the same place how it ended', async () => {
    const work = Promise.withResolvers<number>();
    const phases = {
      pending: 'در حال فرستادن…',
      success: (count: number) => `${formatNumber(count)} کارنامه فرستاده شد.`,
      error: 'فرستاده نشد.',
    };
    let result: Promise<number> | undefined;
    act(() => {
      result = toast.promise(work.promise, phases);
    });
    wait(60_000);
    expect(shown()).toEqual(['در حال انجام: در حال فرستادن…']);
    const element = screen.getByRole('alertdialog');
    await act(async () => work.resolve(24));
    expect(await result).toBe(24);
    expect(shown()).toEqual(['انجام شد: ۲۴ کارنامه فرستاده شد.']);
    expect(screen.getByRole('alertdialog')).toBe(element);
    wait(3000);
    expect(shown()).toHaveLength(0);

    await act(() => expect(toast.promise(Promise.reject(new Error('offline')), phases)).rejects.toThrow('offline'));
    expect(shown()).toEqual(['خطا: فرستاده نشد.']);
  });

  it('is not shown twice while it is in sight, but again after', () => {
    say('ذخیره شد.');
    say('ذخیره شد.');
    expect(shown()).toHaveLength(1);
    act(() => void toast.error('ذخیره شد.'));
    expect(shown()).toHaveLength(2);
    wait(3000);
    say('ذخیره شد.');
    expect(shown()).toHaveLength(1);
  });

  it('is one of five at most: the oldest makes room and does not come back', () => {
    for (const number of ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش']) say(number, { duration: null });
    expect(shown()).toEqual(['شش', 'پنج', 'چهار', 'سه', 'دو'].map((number) => `انجام شد: ${number}`));
    const [newest] = screen.getAllByRole('button', { name: 'بستن پیام' });
    if (newest) fireEvent.click(newest);
    expect(shown()).toEqual(['پنج', 'چهار', 'سه', 'دو'].map((number) => `انجام شد: ${number}`));
    act(() => toast.closeAll());
    expect(shown()).toEqual([]);
  });

  it('may show another, or be closed once more, when it goes: it is gone by then', () => {
    let close = () => {};
    const onClose = vi.fn(() => {
      toast('هفت', { duration: null });
      close();
    });
    act(() => {
      close = toast('یک', { duration: null, onClose });
    });
    for (const number of ['دو', 'سه', 'چهار', 'پنج', 'شش']) say(number, { duration: null });
    expect(onClose).toHaveBeenCalledOnce();
    expect(shown()).toEqual(['هفت', 'شش', 'پنج', 'چهار', 'سه'].map((number) => `انجام شد: ${number}`));
  });

  it('waits while the pointer is on it', () => {
    say('ذخیره شد.');
    wait(2000);
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    wait(10_000);
    expect(shown()).toHaveLength(1);
    fireEvent.pointerLeave(region(), { pointerType: 'mouse' });
    wait(999);
    expect(shown()).toHaveLength(1);
    wait(1);
    expect(shown()).toHaveLength(0);
  });

  it('waits with the others when it comes while the pointer is on them', () => {
    say('یک');
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    say('دو');
    wait(10_000);
    expect(shown()).toHaveLength(2);
    fireEvent.pointerLeave(region(), { pointerType: 'mouse' });
    wait(3000);
    expect(shown()).toHaveLength(0);
  });

  it('waits while the focus is in it', () => {
    say('ذخیره شد.');
    const button = screen.getByRole('button', { name: 'بستن پیام' });
    act(() => button.focus());
    wait(10_000);
    expect(shown()).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'ذخیره' }).focus());
    wait(3000);
    expect(shown()).toHaveLength(0);
  });

  it('is closed by its button and by what `toast` returned, and says once', () => {
    const onClose = vi.fn();
    say('یک', { onClose });
    fireEvent.click(screen.getByRole('button', { name: 'بستن پیام' }));
    expect(shown()).toHaveLength(0);
    expect(onClose).toHaveBeenCalledOnce();

    let close = () => {};
    act(() => {
      close = toast('دو');
    });
    act(() => close());
    expect(shown()).toHaveLength(0);
  });

  it('gives the focus back to where it was before it', () => {
    const save = screen.getByRole('button', { name: 'ذخیره' });
    act(() => save.focus());
    say('ذخیره شد.');
    const button = screen.getByRole('button', { name: 'بستن پیام' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(document.activeElement).toBe(save);
  });
});
