/** Before one of many right answers. */
export const FOR_EXAMPLE = 'برای نمونه، ';
