/** Strings of loading, errors and empty results. */
export const loading = {
  student: { missing: 'این‌جا چیزی نیست' },
  staff: { missing: 'چیزی که دنبالش هستید این‌جا نیست' },
  part: {
    title: 'این صفحه از راه نرسید',
    message: 'شاید اینترنت قطع شده یا مشق تازه شده باشد.',
    retry: 'دوباره تلاش کن',
  },
} as const;
