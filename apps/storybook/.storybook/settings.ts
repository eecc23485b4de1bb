import { PRESETS, type PresetName, type ThemeSettings } from '@mashq/ui/theme';

/** `wireframe` is the test preset: gray only, so that any color still seen is one that a component made up itself. */
export type StoryPreset = PresetName | 'wireframe';
export type DocsLanguage = 'fa' | 'en';
export type StorySettings = Omit<ThemeSettings, 'preset'> & { preset: StoryPreset; lang: DocsLanguage };

/** What comes with a language, until it is chosen otherwise. */
export const LANGUAGE_SETTINGS = {
  fa: { dir: 'rtl', digits: 'fa' },
  en: { dir: 'ltr', digits: 'latn' },
} as const;

export const DEFAULT_SETTINGS: StorySettings = {
  preset: 'purple',
  scheme: 'light',
  contrast: 'normal',
  dir: 'rtl',
  digits: 'fa',
  density: 'comfortable',
  area: 'public',
  lang: 'fa',
};

interface Choice {
  title: string;
  icon: 'paintbrush' | 'moon' | 'contrast' | 'transfer' | 'ruler' | 'component' | 'user' | 'globe';
  items: { value: string; title: string }[];
}

/** The toolbar: one menu a setting, in Persian. */
export const CHOICES: Record<keyof StorySettings, Choice> = {
  lang: {
    title: 'زبان · Language',
    icon: 'globe',
    items: [
      { value: 'fa', title: 'فارسی' },
      { value: 'en', title: 'English' },
    ],
  },
  preset: {
    title: 'رنگ',
    icon: 'paintbrush',
    items: [
      ...PRESETS.map(({ name, label }) => ({ value: name, title: label })),
      { value: 'wireframe', title: 'طرح خام (برای آزمون)' },
    ],
  },
  scheme: {
    title: 'روشن و تیره',
    icon: 'moon',
    items: [
      { value: 'light', title: 'روشن' },
      { value: 'dark', title: 'تیره' },
      { value: 'system', title: 'مثل دستگاه' },
    ],
  },
  contrast: {
    title: 'تضاد',
    icon: 'contrast',
    items: [
      { value: 'normal', title: 'تضاد معمولی' },
      { value: 'more', title: 'تضاد بیشتر' },
      { value: 'system', title: 'مثل دستگاه' },
    ],
  },
  dir: {
    title: 'جهت',
    icon: 'transfer',
    items: [
      { value: 'rtl', title: 'راست‌به‌چپ' },
      { value: 'ltr', title: 'چپ‌به‌راست' },
    ],
  },
  digits: {
    title: 'رقم‌ها',
    icon: 'ruler',
    items: [
      { value: 'fa', title: 'رقم فارسی ۱۲۳' },
      { value: 'latn', title: 'رقم لاتین 123' },
    ],
  },
  density: {
    title: 'فشردگی',
    icon: 'component',
    items: [
      { value: 'comfortable', title: 'راحت' },
      { value: 'compact', title: 'فشرده' },
    ],
  },
  area: {
    title: 'بخش',
    icon: 'user',
    items: [
      { value: 'public', title: 'همگانی' },
      { value: 'student', title: 'دانش‌آموز' },
      { value: 'staff', title: 'معلم و مدرسه' },
    ],
  },
};

/** The settings among Storybook's globals; anything unknown gives way to the default. */
export function settingsOf(globals: Record<string, unknown>): StorySettings {
  const known = (name: keyof StorySettings) => {
    const value = globals[name];
    const allowed: readonly string[] = CHOICES[name].items.map((item) => item.value);
    return typeof value === 'string' && allowed.includes(value) ? { [name]: value } : {};
  };
  const names = Object.keys(DEFAULT_SETTINGS) as (keyof StorySettings)[];
  return Object.assign({}, DEFAULT_SETTINGS, ...names.map(known));
}

/** What to begin with: in a frame of the documentation the settings of that page, elsewhere the defaults. */
export function firstSettings(): StorySettings {
  try {
    const { dataset, dir, lang } = window.parent.document.documentElement;
    return 'preset' in dataset ? settingsOf({ ...dataset, dir, lang }) : DEFAULT_SETTINGS;
  } catch {
    // The page around belongs to someone else.
    return DEFAULT_SETTINGS;
  }
}

/** Writes the settings on `<html>`. Called while a story renders, so that nothing is ever painted in other colors. */
export function applySettings({ preset, dir, lang, ...rest }: StorySettings): void {
  const root = document.documentElement;
  root.lang = lang;
  root.dir = dir;
  root.dataset.preset = preset;
  Object.assign(root.dataset, rest);
}
