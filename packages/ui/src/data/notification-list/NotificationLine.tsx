import { BellOff, EllipsisVertical, X } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../actions/menu/index.ts';
import { formatDateTime, formatTime } from '../../i18n/dates.ts';
import type { faNotificationList } from '../../i18n/fa/notification-list.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Badge } from '../badge/index.ts';
import { ListItem } from '../list/index.ts';
import * as css from './NotificationList.css.ts';
import type { NotificationEntry, NotificationKinds } from './notification.ts';

export interface NotificationLineProps {
  item: NotificationEntry;
  kind: NotificationKinds[string] | undefined;
  /** The group's title does not say the day. */
  hasDay: boolean;
  onDismiss: (() => void) | undefined;
  onMute: (() => void) | undefined;
  messages: Messages<typeof faNotificationList>;
}

/** One notification: what and when, where it leads, and the ways to be rid of it. */
export function NotificationLine({ item, kind, hasDay, onDismiss, onMute, messages }: NotificationLineProps) {
  const { title, detail, time, isUnread = false, href, picture } = item;
  // One button, so that the words have the line and the line is as high as they are.
  const isInMenu = onMute !== undefined && kind !== undefined;
  const when = hasDay ? formatDateTime(time, 'day') : formatTime(time);
  return (
    <ListItem
      start={
        <span
          className={css.icon}
          aria-hidden="true"
          {...(isUnread && { 'data-unread': '' })}
          {...(picture != null && { 'data-drawn': '' })}
        >
          {picture ?? kind?.icon}
        </span>
      }
      title={isUnread ? title : <span className={css.read}>{title}</span>}
      description={
        <span className={css.facts}>
          {isUnread && <Badge tone="info">{messages.fresh}</Badge>}
          {detail === undefined ? when : `${detail} · ${when}`}
        </span>
      }
      {...(href !== undefined && { href })}
      end={
        <span className={css.actions}>
          {isInMenu && (
            <MenuTrigger>
              <IconButton aria-label={messages.actions(title)}>
                <EllipsisVertical />
              </IconButton>
              <Menu>
                {onDismiss && (
                  <MenuItem icon={<X />} onAction={onDismiss}>
                    {messages.remove}
                  </MenuItem>
                )}
                <MenuItem icon={<BellOff />} onAction={onMute}>
                  {messages.mute(kind.label)}
                </MenuItem>
              </Menu>
            </MenuTrigger>
          )}
          {onDismiss && !isInMenu && (
            <IconButton aria-label={messages.dismiss(title)} onPress={onDismiss}>
              <X />
            </IconButton>
          )}
        </span>
      }
    />
  );
}
