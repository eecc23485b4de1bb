import type { ReactAriaMessages } from './messages.ts';

/** Fields, layers and menus: what most components need. */
export const controlMessages = {
  '@react-aria/menu': { longPressMessage: 'برای باز شدن فهرست، نگه دارید یا Alt و پیکان پایین را فشار دهید' },
  '@react-aria/autocomplete': { collectionLabel: 'پیشنهادها' },
  '@react-aria/spinbutton': { Empty: 'خالی' },
  '@react-aria/searchfield': { 'Clear search': 'پاک کردن جست‌وجو' },
  '@react-aria/overlays': { dismiss: 'بستن' },
  '@react-aria/numberfield': {
    decrease: ({ fieldLabel }) => `کم کردن ${fieldLabel}`.trim(),
    increase: ({ fieldLabel }) => `زیاد کردن ${fieldLabel}`.trim(),
    numberField: 'کادر عدد',
  },
} satisfies ReactAriaMessages;
