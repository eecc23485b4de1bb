import { notificationsTitle } from '../../notifications/strings/titles.ts';

/** The list of notifications, the same for every role that has one. */
export const notificationsScreen = {
  title: notificationsTitle,
  load: () => import('../../notifications/NotificationsScreen.tsx'),
  name: 'NotificationsScreen',
} as const;
