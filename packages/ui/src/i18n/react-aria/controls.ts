import type { ReactAriaStrings } from './strings.ts';

/** Fields, layers, menus, navigation and messages: what the parts of this kit stand on. */
export const controlStrings = {
  '@react-aria/toast': {
    close: 'بستن',
    notifications: ({ count }, formatter) => `${formatter.number(Number(count))} پیام.`,
  },
  '@react-aria/menu': { longPressMessage: 'برای باز شدن فهرست، نگه دارید یا Alt و پیکان پایین را فشار دهید' },
  '@react-aria/autocomplete': { collectionLabel: 'پیشنهادها' },
  '@react-aria/steplist': { steplist: 'فهرست گام‌ها' },
  '@react-aria/spinbutton': { Empty: 'خالی' },
  '@react-aria/searchfield': { 'Clear search': 'پاک کردن جست‌وجو' },
  '@react-aria/previewtrigger': { longPressMessage: 'برای پیش‌نمایش، نگه دارید' },
  '@react-aria/overlays': { dismiss: 'بستن' },
  '@react-aria/numberfield': {
    decrease: ({ fieldLabel }) => `کم کردن ${fieldLabel}`.trim(),
    increase: ({ fieldLabel }) => `زیاد کردن ${fieldLabel}`.trim(),
    numberField: 'کادر عدد',
  },
  '@react-aria/breadcrumbs': { breadcrumbs: 'مسیر صفحه' },
  'react-aria-components': {
    selectPlaceholder: 'یکی را انتخاب کنید',
    tableResizer: 'تغییر پهنای ستون',
    dropzoneLabel: 'جای رها کردن پرونده',
    colorSwatchPicker: 'نمونه‌های رنگ',
  },
} satisfies ReactAriaStrings;
