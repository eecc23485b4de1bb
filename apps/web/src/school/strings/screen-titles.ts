/** Window titles of the screens of a school's roster, before the product's name: needed before a screen is loaded. */
export const titles = {
  roster: 'کلاس‌ها و افراد',
  import: 'وارد کردن فهرست',
  newYear: 'سال تحصیلی تازه',
  class: 'کلاس',
} as const;
