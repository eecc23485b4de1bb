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
  sort: 'مرتب‌سازی',
  turn: { ascending: 'ترتیب از کم به زیاد است؛ وارونه کردن', descending: 'ترتیب از زیاد به کم است؛ وارونه کردن' },
} as const;

export const columnPager = {
  previous: 'ستون‌های پیش',
  next: 'ستون‌های بعد',
  range: (first: string, last: string, all: string) =>
    first === last ? `ستون ${first} از ${all}` : `ستون ${first} تا ${last} از ${all}`,
} as const;

export const tag = { remove: (name: string) => `برداشتن «${name}»` } as const;

export const avatar = { of: (name: string) => `تصویر ${name}` } as const;

export const timetable = {
  days: 'روزهای هفته',
  today: 'امروز',
  none: 'در این روز کلاسی نیست.',
  between: (start: string, end: string) => `${start} تا ${end}`,
} as const;

export const audioPlayer = {
  play: 'پخش',
  pause: 'مکث',
  back: (seconds: string) => `${seconds} ثانیه عقب`,
  forward: (seconds: string) => `${seconds} ثانیه جلو`,
  position: 'جای پخش',
  of: (time: string, all: string) => `${time} از ${all}`,
  speed: 'سرعت پخش',
  times: (speed: string) => `${speed} برابر`,
  normal: 'معمولی',
  text: 'متن صدا',
  failed: 'صدا پخش نشد.',
  retry: 'دوباره تلاش کن',
} as const;

export const eventCalendar = {
  view: 'نما',
  month: 'ماه',
  week: 'هفته',
  today: 'امروز',
  previous: { month: 'ماه پیش', week: 'هفتهٔ پیش' },
  next: { month: 'ماه بعد', week: 'هفتهٔ بعد' },
  count: (count: string) => `${count} رویداد`,
  more: (count: string) => `+${count} مورد دیگر`,
  dayOff: (title: string) => `تعطیل: ${title}`,
  wholeDay: 'همهٔ روز',
  wholeDays: 'رویدادهای تمام‌روز',
  none: 'در این روز رویدادی نیست.',
  noneInMonth: 'در این ماه رویدادی نیست.',
} as const;

export const toolbar = { more: 'بقیهٔ کارها' } as const;

export const sortable = {
  up: (text: string) => `یک جا بالاتر: ${text}`,
  down: (text: string) => `یک جا پایین‌تر: ${text}`,
  moved: (text: string, place: string, all: string) => `«${text}» جای ${place} از ${all} است.`,
} as const;
