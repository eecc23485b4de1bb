/** Title of the list of notifications. */
export const notificationsTitle = 'اعلان‌ها';
