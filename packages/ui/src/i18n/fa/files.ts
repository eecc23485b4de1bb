/** Default Persian words of the fields for files, apart: what is chosen from a list or typed does not load them. */
export const file = {
  choose: 'انتخاب تصویر',
  drop: 'یا تصویر را اینجا رها کنید',
  preview: 'تصویر انتخاب‌شده',
  remove: 'برداشتن تصویر',
  chosen: (name: string) => `${name} انتخاب شد.`,
  removed: (name: string) => `${name} برداشته شد.`,
  sending: 'در حال فرستادن',
  retry: 'دوباره',
  missing: 'یک تصویر انتخاب کنید.',
  wrongKind: 'این فایل تصویر نیست. تصویر JPEG، PNG یا WebP انتخاب کنید.',
  tooLarge: (megabytes: string) => `این تصویر از ${megabytes} مگابایت بزرگ‌تر است.`,
} as const;

/** Of the same field where others than pictures are taken. */
export const otherFile = {
  ...file,
  choose: 'انتخاب فایل',
  drop: 'یا فایل را اینجا رها کنید',
  remove: 'برداشتن فایل',
  missing: 'یک فایل انتخاب کنید.',
  wrongKind: 'این نوع فایل پذیرفته نمی‌شود.',
  tooLarge: (megabytes: string) => `این فایل از ${megabytes} مگابایت بزرگ‌تر است.`,
} as const;

export const files = {
  choose: 'انتخاب فایل‌ها',
  missing: 'دست‌کم یک فایل انتخاب کنید.',
  drop: 'یا فایل‌ها را اینجا رها کنید',
  full: (most: string) => `هر ${most} فایل انتخاب شده است.`,
  count: (count: string, most: string) => `${count} از ${most} فایل`,
  list: (label: string) => `${label}، انتخاب‌شده‌ها`,
  remove: (name: string) => `برداشتن ${name}`,
  sending: (name: string) => `در حال فرستادن ${name}`,
  sent: 'فرستاده شد',
  retry: 'دوباره',
  retryOf: (name: string) => `فرستادن دوبارهٔ ${name}`,
  added: (count: string) => `${count} فایل افزوده شد.`,
  removed: (name: string) => `${name} برداشته شد.`,
  kilobytes: (size: string) => `${size} کیلوبایت`,
  megabytes: (size: string) => `${size} مگابایت`,
  refused: {
    kind: (name: string) => `${name}: این نوع فایل پذیرفته نمی‌شود.`,
    size: (name: string, megabytes: string) => `${name}: از ${megabytes} مگابایت بزرگ‌تر است.`,
    empty: (name: string) => `${name}: خالی است.`,
    twice: (name: string) => `${name}: پیش‌تر انتخاب شده است.`,
    many: (name: string, most: string) => `${name}: بیش از ${most} فایل نمی‌شود.`,
    total: (name: string, megabytes: string) => `${name}: فایل‌ها با هم از ${megabytes} مگابایت بیشتر می‌شوند.`,
    folder: (name: string) => `${name}: پوشه است؛ خود فایل‌ها را رها کنید.`,
  },
} as const;
