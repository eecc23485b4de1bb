/** Strings shown when a chunk could not be loaded: in the first load, because they are needed without a network. */
export const loadFailure = {
  title: 'این صفحه از راه نرسید',
  message: 'شاید اینترنت قطع شده یا مشق تازه شده باشد. همین که وصل شوید، خودش باز می‌شود.',
  retry: 'دوباره تلاش کن',
  home: 'خانه',
} as const;
