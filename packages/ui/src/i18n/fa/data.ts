/**
 * Default Persian messages of `data/`, one object a component, so that an app loads only those it uses. Each can
 * be replaced by a prop of its component.
 */
export const table = {
  loading: 'در حال آوردن فهرست…',
  empty: 'هنوز چیزی در این فهرست نیست.',
  actions: 'کارها',
  select: 'انتخاب',
  selectRow: (name: string) => `انتخاب ${name}`,
  selectPage: 'همهٔ این صفحه',
  selected: (count: string) => `${count} مورد انتخاب شده`,
  clear: 'رها کردن همه',
} as const;

export const pagination = {
  label: 'صفحه‌های فهرست',
  previous: 'صفحهٔ قبل',
  next: 'صفحهٔ بعد',
  page: (page: string) => `صفحهٔ ${page}`,
  range: (from: string, to: string, total: string) => `${from} تا ${to} از ${total}`,
  none: 'موردی نیست',
  size: 'در هر صفحه',
} as const;

export const tag = { remove: (name: string) => `برداشتن «${name}»` } as const;

export const avatar = { of: (name: string) => `تصویر ${name}` } as const;

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

export const notificationList = {
  fresh: 'تازه',
  readAll: 'همه خوانده شد',
  more: 'اعلان‌های قدیمی‌تر',
  actions: (title: string) => `کارهای اعلان ${title}`,
  dismiss: (title: string) => `حذف اعلان ${title}`,
  dismissed: 'اعلان حذف شد.',
  undo: 'برگرداندن',
  undoDismissal: (title: string) => `برگرداندن اعلان ${title}`,
  mute: (kind: string) => `خاموش کردن «${kind}»`,
  muted: (kind: string) => `«${kind}» خاموش شد و دیگر خبری از آن نمی‌آید.`,
  undoMute: (kind: string) => `روشن کردن «${kind}»`,
  empty: {
    student: 'هیچ اعلانی نداری. هر خبر تازه‌ای باشد همین‌جا می‌بینی.',
    staff: 'اعلانی ندارید. هر خبر تازه‌ای باشد همین‌جا می‌بینید.',
  },
} as const;
