import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { Dialog, DialogTrigger } from '../dialog/index.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { toast } from './toast.ts';

const say = (message: string, duration: number | null = 3000) => act(() => void toast(message, { duration }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const toasts = () => screen.queryAllByRole('alertdialog');
const named = (message: string) => screen.getByRole('alertdialog', { name: `انجام شد: ${message}` });
const closing = (message: string) => {
  const button = named(message).querySelector('button');
  if (!button) throw new Error(`No closing button on ${message}`);
  return button;
};
const save = () => screen.getByRole('button', { name: 'ذخیره' });
const key = (name: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, shiftKey });
const page = () =>
  render(
    <StrictMode>
      <Button>ذخیره</Button>
      <ToastRegion />
    </StrictMode>,
  );

beforeEach(() => {
  // Toasts are the page's, and stories rendered by another file may have left one.
  act(() => toast.closeAll());
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => toast.closeAll());
  vi.useRealTimers();
});

describe('the focus and toasts', () => {
  it('goes to the newest with F6 and back, either way round, and holds their time', () => {
    page();
    act(() => save().focus());
    say('یک');
    say('دو');
    key('F6');
    expect(document.activeElement).toBe(named('دو'));
    wait(10_000);
    expect(toasts()).toHaveLength(2);
    key('F6', true);
    expect(document.activeElement).toBe(save());
    wait(3000);
    expect(toasts()).toHaveLength(0);
  });

  it('comes with F6 to where it was among them', () => {
    page();
    act(() => save().focus());
    say('یک', null);
    say('دو', null);
    act(() => closing('یک').focus());
    key('F6');
    expect(document.activeElement).toBe(save());
    key('F6');
    expect(document.activeElement).toBe(closing('یک'));
  });

  it('lets F6 be while there is nothing to go to', () => {
    page();
    act(() => save().focus());
    expect(key('F6')).toBe(true);
    expect(document.activeElement).toBe(save());
  });

  it('goes on to the newer one, then to the older, when what has it is closed from the keyboard', () => {
    page();
    act(() => save().focus());
    for (const message of ['یک', 'دو', 'سه']) say(message, null);
    act(() => closing('دو').focus());
    key('Enter');
    fireEvent.keyUp(closing('دو'), { key: 'Enter' });
    expect(document.activeElement).toBe(named('سه'));
    fireEvent.click(closing('سه'));
    expect(document.activeElement).toBe(named('یک'));
    fireEvent.click(closing('یک'));
    expect(document.activeElement).toBe(save());
  });

  it('goes back where it was when one of several is closed with a pointer, and their time runs', () => {
    page();
    act(() => save().focus());
    say('یک');
    say('دو');
    fireEvent.pointerDown(closing('دو'), { pointerType: 'touch' });
    act(() => closing('دو').focus());
    fireEvent.click(closing('دو'));
    expect(document.activeElement).toBe(save());
    wait(3000);
    expect(toasts()).toHaveLength(0);
  });

  it('is not taken by a toast that comes, nor moved by one that goes elsewhere', () => {
    page();
    act(() => save().focus());
    say('یک', 1000);
    say('دو', null);
    expect(document.activeElement).toBe(save());
    wait(1000);
    expect(toasts()).toHaveLength(1);
    expect(document.activeElement).toBe(save());
  });

  it('goes back when the region goes', () => {
    const { rerender } = render(
      <>
        <Button>ذخیره</Button>
        <ToastRegion />
      </>,
    );
    act(() => save().focus());
    say('یک', null);
    act(() => closing('یک').focus());
    rerender(<Button>ذخیره</Button>);
    expect(document.activeElement).toBe(save());
  });

  it('may go to toasts over an open dialog, which neither hides them nor closes', () => {
    render(
      <>
        <ToastRegion />
        <DialogTrigger>
          <Button>باز کن</Button>
          <Dialog title="پرسش" closeLabel="رها کردن">
            متن
          </Dialog>
        </DialogTrigger>
      </>,
    );
    say('پیش', null);
    fireEvent.click(screen.getByRole('button', { name: 'باز کن' }));
    say('پس', null);
    const dialog = screen.getByRole('dialog');
    act(() => screen.getByRole('button', { name: 'رها کردن' }).focus());
    expect(toasts().map((element) => element.closest('[aria-hidden="true"], [inert]'))).toEqual([null, null]);
    act(() => closing('پس').focus());
    expect(document.activeElement).toBe(closing('پس'));
    fireEvent.pointerDown(closing('پس'), { button: 0 });
    fireEvent.pointerUp(closing('پس'), { button: 0 });
    fireEvent.click(closing('پس'));
    expect(toasts()).toHaveLength(1);
    expect(dialog.isConnected).toBe(true);
    expect(dialog.contains(document.activeElement)).toBe(true);
  });
});

describe('a toast said before there is a place for it', () => {
  it('has its whole time once there is', () => {
    say('یک');
    wait(10_000);
    page();
    expect(toasts()).toHaveLength(1);
    wait(2999);
    expect(toasts()).toHaveLength(1);
    wait(1);
    expect(toasts()).toHaveLength(0);
  });

  it('is not in what a server writes', () => {
    say('یک');
    expect(renderToString(<ToastRegion />)).toBe('');
  });
});
