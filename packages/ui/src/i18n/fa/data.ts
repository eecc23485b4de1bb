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

export const tag = { remove: (name: string) => `برداشتن «${name}»` } as const;

export const avatar = { of: (name: string) => `تصویر ${name}` } as const;

export const timetable = {
  days: 'روزهای هفته',
  today: 'امروز',
  none: 'در این روز کلاسی نیست.',
  between: (start: string, end: string) => `${start} تا ${end}`,
} as const;

export const sortable = {
  up: (text: string) => `یک جا بالاتر: ${text}`,
  down: (text: string) => `یک جا پایین‌تر: ${text}`,
  moved: (text: string, place: string, all: string) => `«${text}» جای ${place} از ${all} است.`,
} as const;
