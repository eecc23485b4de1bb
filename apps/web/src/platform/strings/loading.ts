/** Strings of loading, errors and empty results. */
export const loading = {
  student: {
    missing: 'این‌جا چیزی نیست',
    unreadable: 'شاید نشانی درست نوشته نشده باشد. آن را نگاه کن یا از خانه شروع کن.',
  },
  staff: {
    missing: 'چیزی که دنبالش هستید این‌جا نیست',
    unreadable: 'شاید نشانی درست نوشته نشده باشد. آن را ببینید یا از خانه شروع کنید.',
  },
} as const;
