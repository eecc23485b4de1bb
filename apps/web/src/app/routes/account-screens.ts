import { notificationsTitle } from '../../notifications/strings/screen-titles.ts';
import { product } from '../../platform/strings/product.ts';

/** The account screen, the same for every role that has one. */
export const accountScreen = {
  title: product.account,
  load: () => import('../../accounts/account/AccountScreen.tsx'),
  name: 'AccountScreen',
} as const;

/** The list of notifications, the same for every role that has one. */
export const notificationsScreen = {
  title: notificationsTitle,
  load: () => import('../../notifications/NotificationsScreen.tsx'),
  name: 'NotificationsScreen',
} as const;
