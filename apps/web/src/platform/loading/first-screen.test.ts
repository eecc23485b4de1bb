import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Whether the first screen counts as shown after so many milliseconds. */
async function isShownAfter(firstScreen: Promise<void>, ms: number): Promise<boolean> {
  let isShown = false;
  void firstScreen.then(() => {
    isShown = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return isShown;
}

describe('the first screen', () => {
  it('is there once nothing has loaded for a while', async () => {
    const { firstScreen, noteScreen, noteBusy } = await import('./first-screen.ts');
    const end = noteBusy();
    noteScreen();
    expect(await isShownAfter(firstScreen, 2000)).toBe(false);
    end();
    expect(await isShownAfter(firstScreen, 400)).toBe(true);
  });

  it('waits again for what begins in that while', async () => {
    const { firstScreen, noteScreen, noteBusy } = await import('./first-screen.ts');
    noteScreen();
    await vi.advanceTimersByTimeAsync(250);
    noteBusy()();
    expect(await isShownAfter(firstScreen, 250)).toBe(false);
    expect(await isShownAfter(firstScreen, 150)).toBe(true);
  });

  it('waits for nothing that never ends', async () => {
    const { firstScreen, noteScreen, noteBusy } = await import('./first-screen.ts');
    noteBusy();
    noteScreen();
    expect(await isShownAfter(firstScreen, 10_000)).toBe(true);
  });
});
