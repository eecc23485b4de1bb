import { pickPreset, resetPreset, settings } from '@mashq/state/platform/settings/settings';
import { afterEach, expect, it, vi } from 'vitest';
import { followSettings } from './follow-settings.ts';

const arrives = vi.hoisted(() => ({ pink: () => Promise.resolve() }));
vi.mock('@mashq/ui/themes/pink.css', async () => {
  await arrives.pink();
  return {};
});

const shown = () => document.documentElement.dataset.preset;

afterEach(() => resetPreset());

it('puts on the preset of every page at once, and another one when its styles are here', async () => {
  followSettings();
  expect(shown()).toBe('purple');
  pickPreset('green');
  expect(shown()).toBe('purple');
  await vi.waitFor(() => expect(shown()).toBe('green'));
});

it('keeps the look it has while the styles of another do not come', async () => {
  arrives.pink = () => Promise.reject(new Error('no network'));
  followSettings();
  pickPreset('pink');
  await vi.waitFor(() => expect(settings.preset).toBe('pink'));
  await expect(import('@mashq/ui/themes/pink.css')).rejects.toThrow();
  expect(shown()).not.toBe('pink');
});
