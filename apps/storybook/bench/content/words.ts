/** What every screen of the comparison says and holds, so that the kits differ in nothing but themselves. */

export interface Entry {
  readonly title: string;
  readonly path: string;
}

export const BAR: readonly Entry[] = [
  { title: 'خانه', path: '/teacher' },
  { title: 'کلاس‌ها', path: '/teacher/classes' },
  { title: 'تکلیف‌ها', path: '/teacher/homeworks' },
  { title: 'کارنامه', path: '/teacher/reports' },
  { title: 'راهنما', path: '/help' },
];

export const CURRENT_PATH = '/teacher';

export const ACCOUNT = {
  title: 'خانم رضایی',
  items: [
    { title: 'پروفایل', path: '/teacher/profile' },
    { title: 'نشان‌ها', path: '/teacher/badges' },
    { title: 'اشتراک', path: '/teacher/package' },
  ],
} as const;

export type SideIcon = 'home' | 'classes' | 'homeworks' | 'reports' | 'messages' | 'help';

export interface SideEntry extends Entry {
  readonly icon: SideIcon;
  readonly children?: readonly Entry[];
}

export const SIDE: readonly SideEntry[] = [
  { title: 'خانه', path: '/teacher', icon: 'home' },
  {
    title: 'کلاس‌ها',
    path: '/teacher/classes',
    icon: 'classes',
    children: [
      { title: 'پنجم الف', path: '/teacher/class/4' },
      { title: 'پنجم ب', path: '/teacher/class/5' },
      { title: 'ششم الف', path: '/teacher/class/6' },
    ],
  },
  { title: 'تکلیف‌ها', path: '/teacher/homeworks', icon: 'homeworks' },
  { title: 'کارنامه', path: '/teacher/reports', icon: 'reports' },
  { title: 'پیام‌ها', path: '/teacher/messages', icon: 'messages' },
  { title: 'راهنما', path: '/help', icon: 'help' },
];

export const TOGGLE = { toMini: 'جمع کردن منو', toVertical: 'پهن کردن منو' } as const;

/** Buttons that change the look of the whole page, in the order the measure presses them. */
export const LOOK = { preset: 'رنگ بعدی', scheme: 'روشن و تیره', tenant: 'مدرسهٔ بعدی' } as const;

export const SETTINGS = {
  open: 'تنظیم رنگ',
  title: 'رنگ',
  presets: 'رنگ مشق',
  schemes: 'روشنی',
  schemeLabels: { light: 'روشن', dark: 'تیره', system: 'دستگاه' },
  full: 'تمام صفحه',
  close: 'بستن',
} as const;

export const EXIT = {
  open: 'خروج',
  title: 'خروج از حساب',
  question: 'آیا از خروج از حساب کاربری مطمئن هستید؟',
  confirm: 'مطمئنم',
  close: 'بستن',
} as const;

export const SAVE = { open: 'ذخیره', said: 'تکلیف ذخیره شد.' } as const;

export const TABS = {
  label: 'نماهای تکلیف',
  items: [
    { id: 'students', title: 'دانش‌آموزان', content: 'سی و سه نفر این تکلیف را گرفته‌اند.' },
    { id: 'skills', title: 'مهارت‌ها', content: 'شش مهارت از فصل دوم در این تکلیف است.' },
    { id: 'deadline', title: 'مهلت', content: 'تا سه‌شنبه ۴ آذر، ساعت ۲۰ وقت هست.' },
  ],
} as const;

export const FORM = {
  title: { label: 'نام تکلیف', value: 'صفحه‌های ۴۶ تا ۵۱' },
  group: {
    label: 'کلاس',
    value: 'fifth-b',
    options: [
      { value: 'fifth-a', label: 'پنجم الف' },
      { value: 'fifth-b', label: 'پنجم ب' },
      { value: 'sixth-a', label: 'ششم الف' },
      { value: 'sixth-b', label: 'ششم ب' },
      { value: 'third-a', label: 'سوم الف' },
    ],
  },
  hints: 'راهنمایی گام‌به‌گام باشد',
  level: {
    label: 'سختی',
    value: 'fitting',
    options: [
      { value: 'easy', label: 'آسان' },
      { value: 'fitting', label: 'فراخور هر کس' },
      { value: 'hard', label: 'دشوار' },
    ],
  },
  announce: 'به کلاس خبر داده شود',
  progress: { label: 'تمام کرده‌اند', value: 21, max: 29, words: '۲۱ از ۲۹' },
} as const;

export const HEADING = 'تکلیف صفحه‌های ۴۶ تا ۵۱';
export const LIST_LABEL = 'دانش‌آموزان مدرسه';
