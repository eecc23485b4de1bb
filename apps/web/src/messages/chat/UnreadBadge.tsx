import { Badge } from '@mashq/ui/data/badge';
import { visuallyHidden } from '@mashq/ui/theme';
import { chatWords as words } from '../strings/chat.ts';

/** How many messages are not read; nothing where there are none. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  const printed = words.count(count);
  return (
    <Badge tone="reward">
      <span aria-hidden="true">{printed}</span>
      <span className={visuallyHidden}>{words.unreadCount(printed)}</span>
    </Badge>
  );
}
