export { NotificationList, type NotificationListProps } from './NotificationList.tsx';
export type { NotificationEntry, NotificationKinds } from './notification.ts';
