import { beforeEach, expect, it, vi } from 'vitest';
import { followUserTheme, forgetUserTheme, pickPreset, resetPreset, settings, startSettings } from './settings.ts';

startSettings();

const stored = () => JSON.parse(localStorage.getItem('settings') ?? '{}');
function inOtherTab(value: string): void {
  localStorage.setItem('settings', value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'settings', storageArea: localStorage }));
}

beforeEach(() => {
  inOtherTab('{}');
  forgetUserTheme();
});

it('keeps each change for the next visit', async () => {
  settings.scheme = 'dark';
  settings.digits = 'latn';
  settings.navLayout = 'mini';
  await vi.waitFor(() =>
    expect(stored()).toMatchObject({ scheme: 'dark', digits: 'latn', navLayout: 'mini', preset: 'purple', dir: 'rtl' }),
  );
});

it('follows other tabs, and takes the default for what it does not know', () => {
  inOtherTab(JSON.stringify({ scheme: 'dark', preset: 'mauve', contrast: 'more', unknown: 1 }));
  expect(settings).toMatchObject({ scheme: 'dark', preset: 'purple', contrast: 'more' });
  inOtherTab('not json');
  expect(settings.scheme).toBe('system');
});

it('the account’s preset is the default, one picked here goes before it, and can be reset', () => {
  followUserTheme('green');
  expect(settings).toMatchObject({ preset: 'green', isPresetChanged: false });
  pickPreset('pink');
  expect(settings).toMatchObject({ preset: 'pink', isPresetChanged: true });
  followUserTheme('cyan');
  expect(settings.preset).toBe('pink');
  resetPreset();
  expect(settings).toMatchObject({ preset: 'cyan', isPresetChanged: false });
  pickPreset('pink');
  followUserTheme('pink');
  expect(settings.isPresetChanged).toBe(false);
});

it('removes the preset of one user before the next', () => {
  followUserTheme('green');
  pickPreset('pink');
  forgetUserTheme();
  expect(settings).toMatchObject({ preset: 'purple', isPresetChanged: false });
});
