import { beforeEach, describe, expect, it } from 'vitest';
import { applyTheme } from './apply-theme.ts';
import { bootScript, SETTINGS_STORAGE_KEY } from './boot-script.ts';

const root = document.documentElement;

describe('applyTheme', () => {
  it('writes each setting as an attribute of <html>', () => {
    applyTheme(root, {
      preset: 'green',
      scheme: 'dark',
      contrast: 'more',
      density: 'compact',
      digits: 'latn',
      area: 'staff',
      dir: 'ltr',
    });
    expect({ ...root.dataset }).toEqual({
      preset: 'green',
      scheme: 'dark',
      contrast: 'more',
      density: 'compact',
      digits: 'latn',
      area: 'staff',
    });
    expect(root.dir).toBe('ltr');
  });

  it('leaves alone what it is not told', () => {
    applyTheme(root, { preset: 'pink', scheme: 'dark' });
    applyTheme(root, { preset: 'cyan' });
    expect(root.dataset).toMatchObject({ preset: 'cyan', scheme: 'dark' });
  });
});

describe('the boot script', () => {
  const boot = () => new Function(bootScript)();
  beforeEach(() => localStorage.clear());

  it('dresses the page from what was stored', () => {
    localStorage.setItem(SETTINGS_STORAGE_KEY, JSON.stringify({ preset: 'orange', scheme: 'dark', dir: 'ltr' }));
    boot();
    expect(root.dataset).toMatchObject({ preset: 'orange', scheme: 'dark' });
    expect(root.dir).toBe('ltr');
  });

  it.each([
    ['nothing', null],
    ['what is not JSON', '{'],
    ['null', 'null'],
    ['unknown values', JSON.stringify({ preset: 'gold', scheme: 3, dir: 'up', area: 'staff' })],
  ])('changes nothing for %s', (_, stored) => {
    if (stored !== null) localStorage.setItem(SETTINGS_STORAGE_KEY, stored);
    const before = root.outerHTML.split('>')[0];
    boot();
    expect(root.outerHTML.split('>')[0]).toBe(before);
  });
});
