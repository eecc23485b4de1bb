import { useUnseenClassMessages } from '@mashq/state/messages/class-messages/member';
import { useUnreadNotifications } from '@mashq/state/notifications/notifications';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Bell, Megaphone } from 'lucide-react';
import { notificationWords } from '../../notifications/strings/notifications.ts';
import { notificationsTitle } from '../../notifications/strings/screen-titles.ts';

interface NewsCardProps {
  isStudent: boolean;
  /** First word of the role's paths. */
  home: string;
}

/** Leads from the account to notifications, and a student to the messages of the class, with how much of them is new. */
export function NotificationsCard({ isStudent, home }: NewsCardProps) {
  return (
    <Card title={notificationWords[isStudent ? 'student' : 'staff'].news}>
      <List>
        <NotificationsItem href={`${home}/notifications`} />
        {isStudent && <ClassMessagesItem href={`${home}/class-message`} />}
      </List>
    </Card>
  );
}

function NotificationsItem({ href }: { href: string }) {
  const { data } = useUnreadNotifications();
  return (
    <ListItem start={<Bell aria-hidden="true" />} title={notificationsTitle} href={href} end={newOf(data?.count)} />
  );
}

function ClassMessagesItem({ href }: { href: string }) {
  const { data } = useUnseenClassMessages();
  return (
    <ListItem
      start={<Megaphone aria-hidden="true" />}
      title={notificationWords.classMessages}
      href={href}
      end={newOf(data?.count)}
    />
  );
}

const newOf = (count = 0) =>
  count > 0 ? <Badge tone="info">{notificationWords.unreadCount(formatNumber(count))}</Badge> : undefined;
