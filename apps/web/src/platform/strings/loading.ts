/** Strings of loading, errors and empty results. */
export const loading = {
  student: {
    missing: 'اینجا چیزی نیست',
    unreadable: 'شاید نشانی درست نوشته نشده باشد. آن را نگاه کن یا از خانه شروع کن.',
  },
  staff: {
    missing: 'چیزی که دنبالش هستید اینجا نیست',
    unreadable: 'شاید نشانی درست نوشته نشده باشد. آن را ببینید یا از خانه شروع کنید.',
  },
} as const;

/** Of what loads again without a press when there is a network; it speaks to nobody, for children and adults read it. */
export const offlineMessage = 'اینترنت نیست. با آمدنش، خودش می‌آید.';

/** Over what the server says of answers that have left the database. */
export const archivedTitle = 'این جواب‌ها بایگانی شده‌اند';

/** Of a field whose choices did not come. */
export const choiceFailure = { staff: 'دوباره تلاش کنید', student: 'دوباره تلاش کن' } as const;

/**
 * Strings shown when a chunk could not be loaded: in the first load, because they are needed without a network. They speak to nobody,
 * for children and adults read them.
 */
export const loadFailure = {
  title: 'این صفحه از راه نرسید',
  message: 'شاید مشق تازه شده باشد، یا اینترنت کم‌جان است.',
  retry: 'تلاش دوباره',
  home: 'خانه',
} as const;
