import type { Preset } from '@mashq/api/contract';
import { proxy, subscribe } from 'valtio/vanilla';

/** Settings of appearance and reading, stored in this browser. Names and values are those of the kit's theme. */
export interface Settings {
  /** The active color preset. */
  preset: Preset;
  scheme: 'light' | 'dark' | 'system';
  contrast: 'normal' | 'more' | 'system';
  density: 'comfortable' | 'compact';
  digits: 'fa' | 'latn';
  dir: 'rtl' | 'ltr';
  /** Whether questions can be read aloud; `byGrade`: those of grades 3 and 4. */
  readAloud: 'byGrade' | 'on' | 'off';
  /** The menu at the side of a desktop: with titles beside its pictures, or a narrow column. */
  navLayout: 'vertical' | 'mini';
  /** The preset was picked here and is not (yet) the one saved with the account. */
  isPresetChanged: boolean;
}

/** Local-storage key of the settings. */
export const SETTINGS_KEY = 'settings';

const DEFAULTS: Settings = {
  preset: 'purple',
  scheme: 'system',
  contrast: 'system',
  density: 'comfortable',
  digits: 'fa',
  dir: 'rtl',
  readAloud: 'byGrade',
  navLayout: 'vertical',
  isPresetChanged: false,
};

const ALLOWED: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = {
  preset: ['green', 'orange', 'cyan', 'purple', 'pink', 'black'],
  scheme: ['light', 'dark', 'system'],
  contrast: ['normal', 'more', 'system'],
  density: ['comfortable', 'compact'],
  digits: ['fa', 'latn'],
  dir: ['rtl', 'ltr'],
  readAloud: ['byGrade', 'on', 'off'],
  navLayout: ['vertical', 'mini'],
  isPresetChanged: [true, false],
};

export const settings: Settings = proxy({ ...DEFAULTS });

let savedPreset: Preset = DEFAULTS.preset;

/** Restores the settings of the last visit, stores every change, and follows other tabs. Call once, before the first render. */
export function startSettings(): void {
  read();
  subscribe(settings, write);
  window.addEventListener('storage', (event) => {
    if (event.storageArea === localStorage && (event.key === SETTINGS_KEY || event.key === null)) read();
  });
}

/** Applies a picked preset; it is saved with the account later. */
export function pickPreset(preset: Preset): void {
  settings.preset = preset;
  settings.isPresetChanged = preset !== savedPreset;
}

/** Back to the preset saved with the account. */
export function resetPreset(): void {
  settings.preset = savedPreset;
  settings.isPresetChanged = false;
}

/** The preset saved with the account is the default of its user. */
export function followUserTheme(theme: Preset | null): void {
  savedPreset = theme ?? DEFAULTS.preset;
  if (settings.isPresetChanged) pickPreset(settings.preset);
  else settings.preset = savedPreset;
}

/** The next user of this device starts with the default preset. */
export function forgetUserTheme(): void {
  savedPreset = DEFAULTS.preset;
  resetPreset();
}

function read(): void {
  const stored = parse(localStorage.getItem(SETTINGS_KEY));
  for (const name of Object.keys(DEFAULTS) as (keyof Settings)[]) take(name, stored[name]);
}

function take<Name extends keyof Settings>(name: Name, value: unknown): void {
  const known = ALLOWED[name].find((allowed) => allowed === value);
  settings[name] = known ?? DEFAULTS[name];
}

function write(): void {
  const text = JSON.stringify(settings);
  if (localStorage.getItem(SETTINGS_KEY) !== text) localStorage.setItem(SETTINGS_KEY, text);
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
