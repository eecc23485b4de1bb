/** Default Persian strings of `data/`. Each can be replaced by a prop of its part. */
export const faData = {
  table: {
    loading: 'در حال آوردن فهرست…',
    empty: 'هنوز چیزی در این فهرست نیست.',
    actions: 'کارها',
    sortHint: 'مرتب‌سازی بر پایهٔ این ستون',
  },
  pagination: {
    label: 'صفحه‌های فهرست',
    previous: 'صفحهٔ قبل',
    next: 'صفحهٔ بعد',
    page: (page: string) => `صفحهٔ ${page}`,
    range: (from: string, to: string, total: string) => `${from} تا ${to} از ${total}`,
    none: 'موردی نیست',
  },
  tag: { remove: (name: string) => `برداشتن «${name}»` },
  avatar: { of: (name: string) => `تصویر ${name}` },
} as const;
