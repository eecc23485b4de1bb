/**
 * Default Persian messages of what goes with long lists, apart from those of tables and avatars, which the first screens load.
 */
export const pagination = {
  label: 'صفحه‌های فهرست',
  previous: 'صفحهٔ قبل',
  next: 'صفحهٔ بعد',
  page: (page: string) => `صفحهٔ ${page}`,
  range: (from: string, to: string, total: string) => `${from} تا ${to} از ${total}`,
  none: 'موردی نیست',
  size: 'در هر صفحه',
} as const;

export const tableFilter = {
  label: 'پالایش فهرست',
  clear: 'پاک کردن پالایه‌ها',
  /** Said when it changes. */
  count: (shown: string, total: string) => `${shown} از ${total}`,
  /** Heard after the number of chosen values. */
  chosen: 'گزینه',
} as const;

export const tableExpansion = {
  header: 'جزئیات',
  toggle: (name: string) => `جزئیات ${name}`,
} as const;
