import type { DigitsName } from '../i18n/digits.ts';
import { PRESET_NAMES, type PresetName } from './seeds.ts';

export type { DigitsName };

export type SchemeSetting = 'light' | 'dark' | 'system';
export type ContrastSetting = 'normal' | 'more' | 'system';
export type DensityName = 'comfortable' | 'compact';
export type AreaName = 'public' | 'student' | 'staff';

/** Everything about the look that a person, or the area they are in, decides. */
export interface ThemeSettings {
  preset: PresetName;
  /** `system` follows the device's light or dark. */
  scheme: SchemeSetting;
  /** `system` follows the device's wish for more contrast. */
  contrast: ContrastSetting;
  /** Applies to staff areas; a student's targets never shrink. */
  density: DensityName;
  /** Digits shown: Persian «۱۲» or Latin “12”. All are always understood. */
  digits: DigitsName;
  dir: 'rtl' | 'ltr';
  area: AreaName;
}

/** The values each setting may have: what a stored setting is checked against. */
export const SETTING_VALUES: { readonly [Name in keyof ThemeSettings]: readonly ThemeSettings[Name][] } = {
  preset: PRESET_NAMES,
  scheme: ['light', 'dark', 'system'],
  contrast: ['normal', 'more', 'system'],
  density: ['comfortable', 'compact'],
  digits: ['fa', 'latn'],
  dir: ['rtl', 'ltr'],
  area: ['public', 'student', 'staff'],
};

/**
 * Writes settings as attributes of `root`, which is `<html>`: portals then see them too, and a change of preset costs no
 * React render. A setting left out keeps its attribute.
 */
export function applyTheme(root: HTMLElement, settings: Partial<ThemeSettings>): void {
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) continue;
    const attribute = name === 'dir' ? 'dir' : `data-${name}`;
    if (root.getAttribute(attribute) !== value) root.setAttribute(attribute, value);
  }
}
