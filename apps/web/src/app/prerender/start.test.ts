import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HYDRATED } from './hydrated.ts';

let added: unknown[] = [];
const started = () => added.some((node) => node instanceof HTMLScriptElement && node.type === 'module');

/** The script runs again, on a page whose visitor was never here. */
async function visit(): Promise<void> {
  vi.resetModules();
  await import('./start.ts');
}

beforeEach(() => {
  localStorage.clear();
  added = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void added.push(...nodes));
  document.body.innerHTML = '<nav><button type="button">معرفی</button></nav>';
  const own = document.createElement('script');
  own.dataset.scripts = 'app.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
});

afterEach(() => vi.restoreAllMocks());

it.each(['scroll', 'wheel', 'pointerover', 'keydown'])('begins with the first %s', async (sign) => {
  await visit();
  expect(started()).toBe(false);
  window.dispatchEvent(new Event(sign));
  expect(started()).toBe(true);
});

it('hands a button the mouse that came to it before the app was there', async () => {
  await visit();
  const button = document.querySelector('button') as HTMLElement;
  const heard = vi.fn();
  button.addEventListener('pointerover', heard);
  vi.spyOn(document, 'querySelectorAll').mockReturnValue([button] as unknown as NodeListOf<Element>);
  window.dispatchEvent(new Event(HYDRATED));
  expect(heard).toHaveBeenCalled();
});
