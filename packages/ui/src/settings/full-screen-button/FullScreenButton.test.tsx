import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { FullScreenButton } from './FullScreenButton.tsx';

/** The test page has no full screen of its own: one is put in its place. */
function screenOf({ isAllowed }: { isAllowed: boolean }) {
  let element: Element | null = null;
  const change = (next: Element | null) => {
    element = next;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, get: () => isAllowed },
    fullscreenElement: { configurable: true, get: () => element },
    exitFullscreen: { configurable: true, value: vi.fn(async () => act(() => change(null))) },
  });
  const request = vi.fn(async () => act(() => change(document.documentElement)));
  Object.defineProperty(document.documentElement, 'requestFullscreen', { configurable: true, value: request });
  return { leave: () => act(() => change(null)), request };
}

describe('FullScreenButton', () => {
  afterEach(() => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  });

  it('takes the whole screen and gives it back, and says which', async () => {
    screenOf({ isAllowed: true });
    const { user } = renderPersian(<FullScreenButton />);
    await user.click(screen.getByRole('button', { name: 'تمام صفحه' }));
    await user.click(screen.getByRole('button', { name: 'خروج از حالت تمام صفحه' }));
    expect(screen.getByRole('button', { name: 'تمام صفحه' })).toBeTruthy();
  });

  it('follows when the browser leaves it by itself', async () => {
    const { leave } = screenOf({ isAllowed: true });
    const { user } = renderPersian(<FullScreenButton />);
    await user.click(screen.getByRole('button', { name: 'تمام صفحه' }));
    leave();
    expect(screen.getByRole('button', { name: 'تمام صفحه' })).toBeTruthy();
  });

  it('bears a refusal', async () => {
    const { request } = screenOf({ isAllowed: true });
    request.mockRejectedValueOnce(new TypeError('refused'));
    const { user } = renderPersian(<FullScreenButton />);
    await user.click(screen.getByRole('button', { name: 'تمام صفحه' }));
    expect(screen.getByRole('button', { name: 'تمام صفحه' })).toBeTruthy();
  });

  it('is not there where the browser has no full screen', () => {
    screenOf({ isAllowed: false });
    renderPersian(<FullScreenButton />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
