import type { TeacherClassMessage } from '@mashq/api/contract';
import { usePinClassMessage } from '@mashq/state/messages/class-messages/teacher';
import { Button } from '@mashq/ui/actions/button';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Menu, MenuItem, MenuTrigger } from '@mashq/ui/actions/menu';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { CalendarClock, EllipsisVertical, Eye, FilePen, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { deadlineDays } from '../../../work/homework/deadline-days.ts';
import { classMessages } from '../../strings/teacher-class-messages.ts';
import { Attachments } from '../Attachments.tsx';
import { MessageText } from '../MessageText.tsx';

const words = classMessages;
const PIN_DAYS = 7;

export interface MessageCardProps {
  message: TeacherClassMessage;
  editHref: string;
  onReaders: () => void;
  onRemove: () => void;
}

/** A message as its teachers see it: its state, who has seen it, and what can be done with it. */
export function MessageCard({ message, editHref, onReaders, onRemove }: MessageCardProps) {
  const { id, title, attachments, state, author_name, created_at, publish_at, edited_at, seen_count, students_count } =
    message;
  const time = formatDateTime(publish_at ?? created_at, 'weekday');
  const written = [author_name, time, ...(edited_at === null ? [] : [words.edited])].join(' · ');
  return (
    <Card
      as="article"
      level={2}
      title={title || words.untitled}
      subtitle={state === 'scheduled' ? author_name : written}
      actions={
        <Inline gap={2} isWrapping={false}>
          <State message={message} />
          <MessageMenu message={message} editHref={editHref} onRemove={onRemove} />
        </Inline>
      }
      {...(state === 'published' && {
        footer: (
          <Button variant="quiet" size="small" icon={<Eye size="1.2em" />} onPress={onReaders}>
            {words.seen(formatNumber(seen_count), formatNumber(students_count))}
          </Button>
        ),
      })}
    >
      <MessageText message={message} />
      <Attachments messageId={id} attachments={attachments} />
    </Card>
  );
}

function State({ message: { state, publish_at, is_pinned } }: Pick<MessageCardProps, 'message'>) {
  if (state === 'draft') return <Badge icon={<FilePen size="1em" />}>{words.draft}</Badge>;
  if (state === 'scheduled' && publish_at !== null) {
    return (
      <Badge tone="info" icon={<CalendarClock size="1em" />}>
        {words.scheduled(formatDateTime(publish_at, 'weekday'))}
      </Badge>
    );
  }
  if (!is_pinned) return null;
  return (
    <Badge tone="reward" icon={<Pin size="1em" />}>
      {words.pinned}
    </Badge>
  );
}

function MessageMenu({ message, editHref, onRemove }: Omit<MessageCardProps, 'onReaders'>) {
  const { id, title, body, is_mine, is_pinned, state } = message;
  const { mutate } = usePinClassMessage(id);
  const pin = (until: string | null) => mutate(until, { onError: ({ detail }) => void showToast(detail, 'danger') });
  return (
    <MenuTrigger>
      <IconButton aria-label={words.actions(title || body.slice(0, 40))}>
        <EllipsisVertical />
      </IconButton>
      <Menu>
        {is_mine && (
          <MenuItem icon={<Pencil />} href={editHref}>
            {words.edit}
          </MenuItem>
        )}
        {state === 'published' && (
          <MenuItem
            icon={is_pinned ? <PinOff /> : <Pin />}
            onAction={() => pin(is_pinned ? null : (deadlineDays(PIN_DAYS + 1)[PIN_DAYS]?.value ?? null))}
          >
            {is_pinned ? words.unpin : words.pin}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 />} variant="danger" onAction={onRemove}>
          {words.remove.action}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
