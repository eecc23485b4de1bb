import type { ReactAriaMessages } from './messages.ts';

/** Parts of react-aria that the kit has its own of, for an app that uses them all the same. */
export const otherMessages = {
  '@react-aria/toast': {
    close: 'بستن',
    notifications: ({ count }, formatter) => `${formatter.number(Number(count))} پیام.`,
  },
  '@react-aria/steplist': { steplist: 'فهرست گام‌ها' },
  '@react-aria/previewtrigger': { longPressMessage: 'برای پیش‌نمایش، نگه دارید' },
  '@react-aria/breadcrumbs': { breadcrumbs: 'مسیر صفحه' },
} satisfies ReactAriaMessages;
