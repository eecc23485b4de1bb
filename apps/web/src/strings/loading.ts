/** Strings of loading, errors and empty results. */
export const loading = {
  student: { missing: 'این‌جا چیزی نیست' },
  staff: { missing: 'چیزی که دنبالش هستید این‌جا نیست' },
} as const;
